import type { ReactNode } from 'react';
import * as styles from './PageHeading.module.css';

interface Props {
  title: string;
  /** What the page is for, or what is on it. */
  text?: ReactNode;
  /** A link or an action, at the end of the line. */
  children?: ReactNode;
}

/** The heading of a page that has no picture or filters in its head. */
export function PageHeading({ title, text, children }: Props) {
  return (
    <header className={styles.heading}>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </header>
  );
}
