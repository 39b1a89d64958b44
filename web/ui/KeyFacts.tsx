import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './KeyFacts.module.css';

export interface KeyFact {
  icon: IconName;
  label: string;
  value: ReactNode;
}

/** The key facts of an item in a grid: icon, label and value. Unknown values are omitted. */
export function KeyFacts({ of }: { of: (KeyFact | null)[] }) {
  const known = of.filter((fact) => fact !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts} data-count={known.length}>
      {known.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} size="l" />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
