import type { ListingKind, ListingStatus } from '../../../contract/categories.ts';
import type { FacetValue, ListMeta } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { type CatalogSource, completeSteps, type Match, matchAt } from '../catalog/service.ts';
import type { Counted } from './counting-queries.ts';
import { loosenessOf } from './sorting-queries.ts';

export interface ListPage<R> {
  rows: R[];
  counted: Counted;
  next: string | null;
}

/** Options for reading a list, besides its query. */
export interface Reading {
  /** Lists without facets are cheaper. */
  facets: boolean;
  /** The looseness of the text match, of a search; by default that of the cursor, or the first that finds something. */
  looseness?: number;
}

/**
 * The text condition; undefined without a text. Null if the text has no letter or digit, or cannot be matched this
 * loosely: then nothing is found, rather than everything.
 */
export async function matchOf(
  { q, after }: { q?: string | undefined; after?: string | undefined },
  source: CatalogSource,
  looseness = loosenessOf(after) ?? 0,
): Promise<Match | null | undefined> {
  if (!q?.trim()) return undefined;
  const question = await source.question(q);
  return (question && matchAt(question.matches, looseness)) ?? null;
}

/** The text conditions of a list, of which the first that finds something applies: as in a search of the kind. */
export async function matchesOf(
  query: { q?: string | undefined; after?: string | undefined },
  source: CatalogSource,
  kind: ListingKind,
  looseness = loosenessOf(query.after),
): Promise<(Match | undefined)[]> {
  if (!query.q?.trim()) return [undefined];
  if (looseness !== undefined) return [(await matchOf(query, source, looseness)) ?? []].flat();
  const question = await source.question(query.q);
  return question ? completeSteps(question.matches, kind) : [];
}

/** The `meta` of a list. */
export function metaOf(
  { counted, next }: Pick<ListPage<unknown>, 'counted' | 'next'>,
  facets: Record<string, FacetValue[]>,
): ListMeta {
  const { total, limit } = counted;
  return { total: Math.min(total, limit), totalIsExact: total <= limit, next, facets };
}

/** The result for a text without words. */
export const nothingFound: ListPage<never> = {
  rows: [],
  counted: { total: 0, limit: 0, facets: {} },
  next: null,
};

/**
 * A public listing.
 * @param staysAfterEnd whether it can be read after its end, as events can
 * @throws AppError `not_found` if it never was public, `gone` if it no longer is
 */
export function requirePublished<R extends { status: ListingStatus; expires_at: Date | null }>(
  row: R | undefined,
  now: Date,
  staysAfterEnd = false,
): R {
  if (!row || row.status === 'pending' || row.status === 'rejected') throw new AppError('not_found');
  if (staysAfterEnd && ['published', 'expired'].includes(row.status)) return row;
  if (row.status !== 'published' || (row.expires_at !== null && row.expires_at <= now)) {
    throw new AppError('gone');
  }
  return row;
}
