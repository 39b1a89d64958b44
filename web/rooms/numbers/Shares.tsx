import type { CSSProperties } from 'react';
import type { NumberRows } from '../../../contract/numbers.ts';
import { formatNumber } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as styles from './Shares.module.css';

interface Props {
  rows: NumberRows['rows'];
  nameOf: (name: string) => string;
  /** The names are input of users. */
  isTyped: boolean;
}

const most = 10;

/** The largest values of a table's first column, each with a bar relative to the maximum. */
export function Shares({ rows, nameOf, isTyped }: Props) {
  const { lang } = useSite();
  const first = rows.filter(({ values }) => values[0]).slice(0, most);
  const largest = Math.max(1, ...first.map(({ values }) => values[0] ?? 0));
  return (
    <ol className={styles.shares}>
      {first.map(({ name, values }) => (
        <li key={name} style={{ '--share': `${((values[0] ?? 0) / largest) * 100}%` } as CSSProperties}>
          <span dir={isTyped ? 'auto' : undefined}>{nameOf(name)}</span>
          <b>{formatNumber(values[0] ?? 0, lang)}</b>
        </li>
      ))}
    </ol>
  );
}
