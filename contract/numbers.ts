import { z } from 'zod';
import { listingKinds } from './categories.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';

/* Statistics of the site for the back office. */

/** The pages of the site by type; the back office is not included. */
export const pageKinds = [
  ...([
    'home',
    'directory',
    'business',
    'products',
    'product',
    'rentals',
    'rental',
    'jobs',
    'job',
    'events',
    'event',
  ] as const),
  ...(['search', 'articles', 'article', 'member', 'info'] as const),
] as const;
export type PageKind = (typeof pageKinds)[number];

/** The source of a visit: this site, a search engine, a social network, or unknown. */
export const visitSources = ['own', 'search', 'social', 'direct', 'other'] as const;
export type VisitSource = (typeof visitSources)[number];

/**
 * The tables of statistics: the dimension of their rows, and their columns. `arrivals` are page views that did not
 * come from another page of the site; `median` and `slowest` are minutes, the latter the 90th percentile.
 */
export const numberTables = {
  visits: { by: 'day', columns: ['views', 'arrivals'] },
  pages: { by: 'page', columns: ['views'] },
  languages: { by: 'lang', columns: ['views'] },
  sources: { by: 'source', columns: ['views'] },
  posts: { by: 'day', columns: ['posted', 'approved', 'rejected', 'changes'] },
  kinds: { by: 'kind', columns: ['posted', 'approved', 'rejected', 'changes'] },
  waiting: { by: 'day', columns: ['approved', 'median', 'slowest'] },
  contacts: { by: 'day', columns: ['seen', 'reached'] },
  people: { by: 'day', columns: ['signedUp', 'saved'] },
  subscribers: { by: 'day', columns: ['subscribed', 'unsubscribed'] },
  searches: { by: 'words', columns: ['asked', 'missed'] },
  misses: { by: 'words', columns: ['missed', 'asked'] },
} as const;
export type NumberTable = keyof typeof numberTables;
export const numberTableNames = Object.keys(numberTables) as [NumberTable, ...NumberTable[]];

export const numberRanges = ['7', '30', '90', 'all'] as const;
export type NumberRange = (typeof numberRanges)[number];

export const numbersQuerySchema = z.object({
  /** The number of days up to today; all data. */
  days: z.enum(numberRanges).default('30'),
  /** Only posts of this kind and their waiting times. */
  kind: z.enum(listingKinds).optional(),
});
export type NumbersQuery = Infer<typeof numbersQuerySchema>;

/** A value; null if there was nothing to measure. */
const cell = z.number().nullable();

export const numberRowsSchema = z
  .object({
    /** A row is named by a day (the first of a longer interval), a kind, or search terms. */
    rows: z.array(z.object({ name: z.string(), values: z.array(cell) })),
    /** Totals of the whole period, by column. */
    totals: z.array(cell),
  })
  .meta({ id: 'NumberRows' });
export type NumberRows = Infer<typeof numberRowsSchema>;

export const numbersSchema = z
  .object({
    /** Days in the city's time zone, both included. */
    from: z.string(),
    to: z.string(),
    /** The interval of rows that are named by a day. */
    step: z.enum(['day', 'week', 'month']),
    tables: z.record(z.enum(numberTableNames), numberRowsSchema),
  })
  .meta({ id: 'Numbers' });
export type Numbers = Infer<typeof numbersSchema>;

export const readNumbers = endpoint({
  path: '/admin/numbers',
  access: 'numbers',
  summary: 'What was counted in a time, table by table',
  query: numbersQuerySchema,
  answer: envelope(numbersSchema),
  returns: 'The tables',
});

export const downloadNumbers = endpoint({
  path: '/admin/numbers/{table}/file',
  access: 'numbers',
  summary: 'One table as CSV; cells that spreadsheets take for formulas are defused',
  params: z.object({ table: z.enum(numberTableNames) }),
  query: numbersQuerySchema,
  answer: z.string(),
  answerType: 'text/csv',
  returns: 'The file',
});
