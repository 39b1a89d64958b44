import {
  type NumberRows,
  type Numbers,
  type NumbersQuery,
  type NumberTable,
  numberTables,
} from '../../../contract/numbers.ts';
import { type DayFigure, type Days, dayFigures } from '../../../contract/overview.ts';
import type { Db } from '../../database/connect.ts';
import { csvLines } from '../../http/csv.ts';
import {
  type NamedRow,
  readActivity,
  readActivityByKind,
  readDayCounts,
  readDays,
  readSearches,
  readViewsBy,
  readVisits,
  readWaiting,
  type Span,
} from './queries.ts';
import { waitingRows } from './waiting-times.ts';

export { type Counting, createCounting } from './counting.ts';
export { searchedWords } from './page-view.ts';

/** The number of search terms that are listed. */
const mostWords = 50;

const dayMs = 86_400_000;
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Long periods are grouped into longer intervals to remain readable: three months by day, two years by week. */
function stepOf(from: string, to: string): Span['step'] {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days <= 92) return 'day';
  return days <= 731 ? 'week' : 'month';
}

/** The sum of each column. */
function summed(rows: readonly NamedRow[], columns: number): NumberRows {
  const totals = Array.from({ length: columns }, (_, at) =>
    rows.reduce((sum, row) => sum + (row.values[at] ?? 0), 0),
  );
  return { rows: [...rows], totals };
}

const posts = [
  ['posted'],
  ['approved', 'change_approved'],
  ['rejected', 'change_rejected'],
  ['change_posted'],
] as const;

/** The columns that are summed for each count of a day. */
const countedFor: Record<DayFigure, readonly string[]> = {
  views: ['views'],
  reached: ['reached'],
  posted: ['posted', 'change_posted'],
  approved: ['approved', 'change_approved'],
  rejected: ['rejected', 'change_rejected'],
  signedUp: ['signed_up'],
  saved: ['saved'],
};

/** Statistics of the site, read from tables with a few rows a day. */
export function createNumbers(db: Db) {
  async function spanOf({ days }: NumbersQuery): Promise<Span> {
    const { first, today } = await readDays(db);
    const from = days === 'all' ? first : daysBefore(today, Number(days) - 1);
    return { from, to: today, step: stepOf(from, today) };
  }

  const read: Record<NumberTable, (span: Span, query: NumbersQuery) => Promise<readonly NamedRow[]>> = {
    visits: (span) => readVisits(db, span),
    pages: (span) => readViewsBy(db, span, 'page'),
    languages: (span) => readViewsBy(db, span, 'lang'),
    sources: (span) => readViewsBy(db, span, 'source'),
    posts: (span, { kind }) => readActivity(db, span, posts, kind),
    kinds: (span) => readActivityByKind(db, span, posts),
    waiting: async () => [],
    contacts: (span) => readActivity(db, span, [['seen'], ['reached']]),
    people: (span) => readActivity(db, span, [['signed_up'], ['saved']]),
    subscribers: (span) => readActivity(db, span, [['subscribed'], ['unsubscribed']]),
    searches: (span) => readSearches(db, span, 'asked', mostWords),
    misses: (span) => readSearches(db, span, 'missed', mostWords),
  };

  async function table(name: NumberTable, span: Span, query: NumbersQuery): Promise<NumberRows> {
    if (name === 'waiting') return waitingRows(await readWaiting(db, span, query.kind));
    return summed(await read[name](span, query), numberTables[name].columns.length);
  }

  /** All tables of a period. */
  async function numbers(query: NumbersQuery): Promise<Numbers> {
    const span = await spanOf(query);
    const names = Object.keys(numberTables) as NumberTable[];
    const tables = await Promise.all(
      names.map(async (name) => [name, await table(name, span, query)] as const),
    );
    return { ...span, tables: Object.fromEntries(tables) as Numbers['tables'] };
  }

  /** One table as CSV. */
  async function file(name: NumberTable, query: NumbersQuery): Promise<string> {
    const { by, columns } = numberTables[name];
    const { rows } = await table(name, await spanOf(query), query);
    return csvLines([[by, ...columns], ...rows.map((row) => [row.name, ...row.values])]);
  }

  /** The counts of today beside those of the same day last week. */
  async function days(): Promise<Days> {
    const [{ today }, counts] = await Promise.all([readDays(db), readDayCounts(db)]);
    const sum = (names: readonly string[], day: 'today' | 'before') =>
      counts.reduce((all, row) => (names.includes(row.what) ? all + row[day] : all), 0);
    return {
      today,
      before: daysBefore(today, 7),
      figures: dayFigures.map((figure) => ({
        figure,
        today: sum(countedFor[figure], 'today'),
        before: sum(countedFor[figure], 'before'),
      })),
    };
  }

  return { numbers, file, days };
}
export type NumbersRoom = ReturnType<typeof createNumbers>;
