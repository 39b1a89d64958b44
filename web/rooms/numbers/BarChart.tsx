import type { NumberRows } from '../../../contract/numbers.ts';
import { useWords } from '../../i18n/words.ts';
import * as styles from './BarChart.module.css';

interface Series {
  /** The index of a row's value. */
  at: number;
  title: string;
  /** Formats a value. */
  write: (value: number | null) => string;
}

interface Props {
  title: string;
  rows: NumberRows['rows'];
  series: readonly Series[];
  nameOf: (name: string) => string;
}

/** In units of the drawing, which the page stretches. */
const height = 100;
const room = 10;
const gap = 2;

/** A round number just above the maximum: 1, 2 or 5 times a power of ten. */
export function topOf(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 5, 10].find((step) => step * power >= largest) ?? 10) * power;
}

/**
 * Grouped bars for each day. The drawing contains no text, so that it can be mirrored for right-to-left pages;
 * labels are beside it, and all values in the table behind it.
 */
export function BarChart({ title, rows, series, nameOf }: Props) {
  const t = useWords();
  const top = topOf(Math.max(0, ...rows.flatMap(({ values }) => series.map(({ at }) => values[at] ?? 0))));
  const bar = (room - gap) / series.length;
  const [first, last] = [rows[0], rows.at(-1)];
  const middle = rows.length > 4 ? rows[Math.floor(rows.length / 2)] : undefined;
  const scale = series[0]?.write ?? String;
  const highest = series.map(({ at, title: name, write }) => {
    const best = rows.reduce((a, b) => ((b.values[at] ?? 0) > (a.values[at] ?? 0) ? b : a), rows[0] ?? none);
    return t('admin-numbers:highest', {
      name,
      value: write(best.values[at] ?? null),
      day: nameOf(best.name),
    });
  });
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <span className={styles.top} aria-hidden="true">
          {scale(top)}
        </span>
        <svg
          viewBox={`0 0 ${rows.length * room} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}. ${highest.join(' ')}`}
        >
          {rows.map(({ name, values }, row) =>
            series.map(({ at, title: of, write }, index) => {
              const tall = ((values[at] ?? 0) / top) * height;
              return tall > 0 ? (
                <rect
                  key={`${name} ${at}`}
                  className={colors[index]}
                  x={row * room + gap / 2 + index * bar}
                  y={height - tall}
                  width={bar}
                  height={tall}
                >
                  <title>{`${nameOf(name)}: ${of} ${write(values[at] ?? null)}`}</title>
                </rect>
              ) : null;
            }),
          )}
        </svg>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {first && <span>{nameOf(first.name)}</span>}
        {middle && <span>{nameOf(middle.name)}</span>}
        {last && last !== first && <span>{nameOf(last.name)}</span>}
      </div>
      {series.length > 1 && (
        <figcaption>
          {series.map(({ at, title: name }, index) => (
            <span key={at} className={`${styles.key} ${colors[index]}`}>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

/** The color of each series, by index. */
const colors = [styles.first, styles.second, styles.third, styles.fourth];

const none: NumberRows['rows'][number] = { name: '', values: [] };
