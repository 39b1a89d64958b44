import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';
import * as factsStyles from './shared/facts.module.css';

interface Props {
  of: (string | null | false)[];
  className?: string;
  /** A last fact that is more than text. */
  children?: ReactNode;
}

/** Short facts, separated by dots; unknown ones are omitted. A line never begins or ends with a dot. */
export function Facts({ of, className = factsStyles.line, children }: Props) {
  const known = of.filter((fact): fact is string => Boolean(fact));
  if (known.length === 0 && !children) return null;
  return (
    <div className={`${styles.facts} ${className}`}>
      {known.map((fact) => (
        <span key={fact}>
          <bdi>{fact}</bdi>
        </span>
      ))}
      {children && <span>{children}</span>}
    </div>
  );
}
