import type { ReactNode } from 'react';
import * as styles from './EmptyState.module.css';
import { Icon, type IconName } from './Icon.tsx';
import * as layoutStyles from './shared/layout.module.css';

interface Props {
  icon?: IconName;
  title: string;
  text: string;
  /** Its heading level: the page's own heading, or that of a section. */
  level?: 1 | 2 | 3;
  /** The next step, and optionally another. */
  children?: ReactNode;
}

/** An eight-pointed star whose two squares have sides of 62. */
const star =
  'M0 -44L12.9 -31.1L31.1 -31.1L31.1 -12.9L44 0L31.1 12.9L31.1 31.1L12.9 31.1L0 44L-12.9 31.1L-31.1 31.1L-31.1 12.9L-44 0L-31.1 -12.9L-31.1 -31.1L-12.9 -31.1Z';

/** States what is missing and why, over faded artwork, with a link onward. */
export function EmptyState({ icon = 'search', title, text, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.texture} aria-hidden="true" />
      <span className={styles.emblem}>
        <svg className={styles.star} viewBox="-56 -56 112 112" aria-hidden="true" focusable="false">
          <path d={star} transform="scale(1.12)" />
          <path className={styles.line} d={star} />
        </svg>
        <Icon name={icon} />
      </span>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className={layoutStyles.row}>{children}</div>}
    </div>
  );
}
