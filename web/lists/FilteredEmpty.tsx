import { useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import { useNearComponent } from '../ui/use-near-component.ts';
import type { EmptyReasonsProps } from './EmptyReasons.tsx';

interface Props extends Omit<EmptyReasonsProps, 'plain'> {
  title: string;
  text: string;
}

/** An empty filtered list. Which filter is the cause is determined once this becomes visible. */
export function FilteredEmpty(props: Props) {
  const { title, text, clearHref, listKey } = props;
  const t = useWords();
  const { lang } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const load = async () => (await import('./EmptyReasons.tsx')).emptyReasons(lang);
  const Reasons = useNearComponent(place, load, '0px');
  const plain = (
    <EmptyState icon="search" title={title} text={text}>
      <a className={buttonStyles.primary} href={clearHref}>
        {t('directory:clearAll')}
      </a>
    </EmptyState>
  );
  if (Reasons) return <Reasons key={listKey} {...props} plain={plain} />;
  return <div ref={place}>{plain}</div>;
}
