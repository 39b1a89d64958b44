import type { ReactNode } from 'react';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AdminTable.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  /** Not in sight where there is no room: the column's name does not stand over each cell of a small screen either. */
  hideTitle?: boolean;
  /** Numbers and buttons stand where lines end. */
  end?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** What the table holds, for those who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** A table that on small screens becomes a list of cards, each cell under its column's name. */
export function AdminTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className={styles.table}>
      <caption className={textStyles.hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, hideTitle, end }) => (
            <th key={key} scope="col" className={end ? styles.end : undefined}>
              <span className={hideTitle ? textStyles.hidden : undefined}>{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, hideTitle, end, cell }) => (
              <td
                key={key}
                data-title={hideTitle ? undefined : title}
                className={end ? styles.end : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
