import type { ReactNode } from 'react';
import * as styles from './FactList.module.css';
import * as layoutStyles from './shared/layout.module.css';

interface Props {
  title: string;
  /** Pairs of label and value; unknown values are omitted. */
  of: [label: string, value: ReactNode][];
}

/** Details of an item, line by line; nothing if none is known. */
export function FactList({ title, of }: Props) {
  const known = of.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section className={layoutStyles.block}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
