import type { NumberRows } from '../../../contract/numbers.ts';
import { useWords } from '../../i18n/words.ts';
import * as styles from './BarChart.module.css';

interface Series {
  /** Which of a row's values. */
  at: number;
  title: string;
  /** A value as it is read. */
  write: (value: number | null) => string;
}

interface Props {
  title: string;
  rows: NumberRows['rows'];
  series: readonly Series[];
  nameOf: (name: string) => string;
}

/** Of the drawing; the page stretches it. */
const height = 100;
const room = 10;
const gap = 2;

/** A number a little above the largest that is easily read: 1, 2 or 5 with noughts. */
export function topOf(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 5, 10].find((step) => step * power >= largest) ?? 10) * power;
}

/**
 * Bars side by side for each day. The drawing holds no text, so that it can be turned about where time runs from right
 * to left; what it says is said in words beside it, and whole in the table behind.
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

/** The color of each series, by its place. */
const colors = [styles.first, styles.second, styles.third, styles.fourth];

const none: NumberRows['rows'][number] = { name: '', values: [] };
