import { isLang, locales } from '../../../contract/locales.ts';
import {
  downloadNumbers,
  type NumberRows,
  type Numbers,
  type NumberTable,
  numberTables,
} from '../../../contract/numbers.ts';
import { useFileDownload } from '../../back-office/use-file-download.ts';
import { formatNumber, useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dayWords } from '../../ui/day-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { BarChart } from './BarChart.tsx';
import * as styles from './Block.module.css';
import { Shares } from './Shares.tsx';
import { waitWords } from './wait-words.ts';

interface Props {
  table: NumberTable;
  numbers: Numbers;
  query: { days: string; kind: string | null };
}

const isWait = (column: string) => column === 'median' || column === 'slowest';

/** One table: as a chart, as a full table behind it, and as a download. */
export function Block({ table, numbers, query }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const download = useFileDownload();
  const toast = useToast();
  const { by, columns } = numberTables[table];
  const { rows, totals } = numbers.tables[table];
  const nameOf = useRowName(by, numbers.step);
  const titleOf = (column: string) => t(`admin-numbers:column.${column}` as 'admin-numbers:column.views');
  const cell = (column: string, value: number | null | undefined) =>
    isWait(column) ? waitWords(value ?? null, t) : formatNumber(value ?? 0, lang);
  const title = t(`admin-numbers:table.${table}`);
  const take = async () => {
    if (!(await download(downloadNumbers, { params: { table }, query }, `${table}.csv`)))
      toast({ kind: 'error', title: t('admin:failed') });
  };
  const hasAny = rows.some(({ values }) => values.some((value) => value));
  return (
    <section className={`${layoutStyles.panel} ${styles.block}`} aria-label={title}>
      <header className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h3>{title}</h3>
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          aria-label={t('admin-numbers:csvOf', { table: title })}
          onClick={() => void take()}
        >
          <Icon name="download" size="s" />
          CSV
        </button>
      </header>
      {hasAny ? (
        <>
          {by === 'day' ? (
            <BarChart
              title={title}
              rows={rows}
              series={drawn(columns).map((column) => ({
                at: (columns as readonly string[]).indexOf(column),
                title: titleOf(column),
                write: (value: number | null) => cell(column, value),
              }))}
              nameOf={nameOf}
            />
          ) : (
            <Shares rows={rows} nameOf={nameOf} isTyped={by === 'words'} />
          )}
          <details>
            <summary>{t('admin-numbers:asTable')}</summary>
            <section
              className={styles.scroll}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by the keyboard
              tabIndex={0}
              aria-label={t('admin-numbers:asTable')}
            >
              <table>
                <caption className={textStyles.hidden}>{title}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t(`admin-numbers:by.${by}`)}</th>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {titleOf(column)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {inOrder(by, rows).map(({ name, values }) => (
                    <tr key={name}>
                      <th scope="row" dir={by === 'words' ? 'auto' : undefined}>
                        {nameOf(name)}
                      </th>
                      {columns.map((column, at) => (
                        <td key={column}>{cell(column, values[at])}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{t('admin-numbers:total')}</th>
                    {columns.map((column, at) => (
                      <td key={column}>{cell(column, totals[at])}</td>
                    ))}
                  </tr>
                </tfoot>
              </table>
            </section>
          </details>
        </>
      ) : (
        <p className={textStyles.muted}>{t('admin-numbers:nothing')}</p>
      )}
    </section>
  );
}

/** Durations and counts have no common scale: for waiting times only the durations are drawn. */
const drawn = (columns: readonly string[]) => (columns.some(isWait) ? columns.filter(isWait) : columns);

/** The newest day first, as it is the most requested. */
const inOrder = (by: string, rows: NumberRows['rows']) => (by === 'day' ? [...rows].reverse() : rows);

type By = 'day' | 'page' | 'lang' | 'source' | 'kind' | 'words';

/** The label of a row. */
function useRowName(by: By, step: 'day' | 'week' | 'month'): (name: string) => string {
  const t = useWords();
  const { lang } = useSite();
  if (by === 'day') {
    const month = new Intl.DateTimeFormat(locales[lang].intl, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return (name) => (step === 'month' ? month.format(Date.parse(name)) : dayWords(name, lang));
  }
  if (by === 'lang') return (name) => (isLang(name) ? locales[name].nativeName : name);
  if (by === 'words') return (name) => name;
  return (name) => t(`admin-numbers:${by}.${name}` as WordKey);
}
