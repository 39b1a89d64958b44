import type { ReactNode } from 'react';
import { useWords, type WordKey } from '../../i18n/words.ts';
import * as styles from './FieldSection.module.css';

interface Props {
  title: WordKey;
  text?: WordKey;
  /** In the line of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together. */
export function FieldSection({ title, text, aside, children }: Props) {
  const t = useWords();
  return (
    <section className={styles.section} aria-label={t(title)}>
      <header>
        <div>
          <h2 tabIndex={-1}>{t(title)}</h2>
          {text && <p>{t(text)}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
