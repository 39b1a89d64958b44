import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
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
      <div className="row sp">
        <h1 dir="auto">{title}</h1>
        {children && <div className="row">{children}</div>}
      </div>
      {text && <p className="muted">{text}</p>}
    </header>
  );
}
