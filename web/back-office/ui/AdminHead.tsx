import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AdminHead.module.css';

interface Props {
  title: string;
  text?: string;
  /** The link back to the parent page. */
  back?: { href: string; label: string };
  /** Actions for the whole page. */
  children?: ReactNode;
}

/** The heading of a back-office page, which also sets the document title. */
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
