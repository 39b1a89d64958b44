import type { ListingStatus } from '../../../contract/categories.ts';
import type { FacetValue, ListMeta } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { type CatalogSource, type Match, matchAt } from '../catalog/service.ts';
import type { Counted } from './counting-queries.ts';
import { loosenessOf } from './sorting-queries.ts';

export interface ListPage<R> {
  rows: R[];
  counted: Counted;
  next: string | null;
}

/** How a list is read besides what was asked. */
export interface Reading {
  /** Without facets, a list costs less where nobody looks at them. */
  facets: boolean;
  /** How loosely the words are taken; as the cursor has it, or strictly, by default. */
  looseness?: number;
}

/**
 * What was searched for; undefined when nothing was. Null when what was asked holds no letter or digit, or cannot
 * be taken so loosely: that finds nothing, rather than everything.
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

/** The `meta` of a list. */
export function metaOf(
  { counted, next }: Pick<ListPage<unknown>, 'counted' | 'next'>,
  facets: Record<string, FacetValue[]>,
): ListMeta {
  const { total, limit } = counted;
  return { total: Math.min(total, limit), totalIsExact: total <= limit, next, facets };
}

/** What a question finds that has no word in it. */
export const nothingFound: ListPage<never> = {
  rows: [],
  counted: { total: 0, limit: 0, facets: {} },
  next: null,
};

/**
 * A listing that may be shown.
 * @param staysAfterEnd what has passed its day may still be read, as events
 * @throws AppError `not_found` for what never was public, `gone` for what no longer is
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
