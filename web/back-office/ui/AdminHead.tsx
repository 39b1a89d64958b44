import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AdminHead.module.css';

interface Props {
  title: string;
  text?: string;
  /** Where this page was come to from. */
  back?: { href: string; label: string };
  /** What can be done with all of it. */
  children?: ReactNode;
}

/** The head of a page of the back office; the document is named after it, too. */
export function AdminHead({ title, text, back, children }: Props) {
  const t = useWords();
  const whole = `${title} · ${t('admin:title')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return (
    <header className={styles.head}>
      {back && (
        <a className={styles.back} href={back.href}>
          <Icon name="back" size="s" flip />
          {back.label}
        </a>
      )}
      <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h1 dir="auto">{title}</h1>
        {children && <div className={layoutStyles.row}>{children}</div>}
      </div>
      {text && <p className={textStyles.muted}>{text}</p>}
    </header>
  );
}
