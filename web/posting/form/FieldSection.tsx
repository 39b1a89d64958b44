import type { ReactNode } from 'react';
import { useWords, type WordKey } from '../../i18n/words.ts';
import * as styles from './FieldSection.module.css';

interface Props {
  title: WordKey;
  text?: WordKey;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A group of fields. */
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
