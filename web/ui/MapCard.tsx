import type { ReactNode } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as styles from './MapCard.module.css';

interface Props {
  art: ReactNode;
  name: string;
  lang: Lang;
  href: string;
  /** Beside the name. */
  mark?: ReactNode;
  /** What is said of it. */
  children: ReactNode;
  onClose: () => void;
}

/** What was chosen on the map. The whole card is one link, which is its name. */
export function MapCard({ art, name, lang, href, mark, children, onClose }: Props) {
  const t = useWords();
  return (
    <div className={styles.card} role="status">
      <article className="rc">
        <div className="art">{art}</div>
        <div className="b">
          <h2 className="nm">
            <a href={href} className="over" dir="auto" lang={lang}>
              {name}
            </a>
            {mark}
          </h2>
          {children}
        </div>
        <button type="button" className="ib" aria-label={t('directory:closeCard')} onClick={onClose}>
          <Icon name="close" size="s" />
        </button>
      </article>
    </div>
  );
}
