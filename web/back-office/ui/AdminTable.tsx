import type { ReactNode } from 'react';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AdminTable.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  /** Not visible on small screens, where the column name is not repeated above each cell either. */
  hideTitle?: boolean;
  /** Numbers and buttons are aligned to the end. */
  end?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** A table that becomes a list of cards on small screens, with each cell below its column name. */
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
