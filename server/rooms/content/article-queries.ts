import { sql } from 'kysely';
import type { ArticleKind } from '../../../contract/articles.ts';
import type { Either } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { Match } from '../catalog/service.ts';
import { rankOrder, type SortOrder, sorted } from '../listings/sorting-queries.ts';
import { type ContentRow, entries, entryColumns, publishedAt } from './queries.ts';

export interface ArticleFilter {
  /** One type, or several searched together. */
  kinds: readonly ArticleKind[];
  at: Date;
  /** The category in the language that always exists. */
  category?: string | undefined;
  match?: Match | undefined;
}

/** The key of a category: its English name, or the only one it has. */
const categoryKey = sql<string | null>`case jsonb_typeof(c.data->'category')
  when 'object' then coalesce(c.data->'category'->>'en', c.data->'category'->>'ar')
  when 'string' then c.data->>'category' end`;

function filtered(db: Db, { kinds, at, category, match }: ArticleFilter) {
  let query = db
    .selectFrom('content as c')
    .leftJoin('media as m', 'm.id', 'c.media_id')
    .where('c.kind', 'in', kinds)
    .where(publishedAt(at));
  if (category !== undefined) query = query.where(sql<boolean>`${categoryKey} = ${category}`);
  if (match) query = query.where(sql<boolean>`c.search_vector @@ ${match.all}::tsquery`);
  return query;
}

/** By relevance for queries, else in the editors' order of the guide, else newest first. */
export function articleOrder({ kinds, match }: ArticleFilter): SortOrder {
  const id = 'c.id';
  if (match) {
    // Ranks are below 1, so exact matches come before guesses. All of it is `real`, like the cursor.
    const key = sql`(ts_rank('{0.1,0.25,0.5,1}', c.search_vector, ${match.all}::tsquery, 1)
      + case when c.search_vector @@ ${match.sure}::tsquery then 1 else 0 end::real)`;
    return { name: rankOrder(match), key, type: 'real', descending: true, id };
  }
  if (kinds.includes('guide')) {
    return { name: 'position', key: sql`c.position`, type: 'integer', descending: false, id };
  }
  return { name: 'date', key: sql`c.published_at`, type: 'timestamptz', descending: true, id };
}

/** One row more than a page, to detect whether there is a next one. */
export function readArticles(db: Db, filter: ArticleFilter, cursor: Cursor | undefined, limit: number) {
  const query = filtered(db, filter).select(entryColumns);
  return sorted(query, articleOrder(filter), cursor, limit + 1).execute();
}

/** The number of articles in each category, without the category filter. */
export function countArticles(db: Db, filter: ArticleFilter) {
  return filtered(db, { ...filter, category: undefined })
    .select([
      categoryKey.as('category_key'),
      sql<Either | string>`(array_agg(c.data->'category'))[1]`.as('category'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy('category_key')
    .execute();
}

/** An article in any status, or undefined. */
export function readArticle(db: Db, kind: ArticleKind, id: number) {
  return entries(db).select('c.status').where('c.kind', '=', kind).where('c.id', '=', id).executeTakeFirst();
}

/** The published ones among given blog and news articles, unordered. */
export function readChosen(db: Db, ids: number[], at: Date) {
  return entries(db)
    .where('c.kind', 'in', ['blog', 'news'])
    .where('c.id', 'in', ids)
    .where(publishedAt(at))
    .execute();
}

/** Others of the same type: those of the same category first, then newest first. */
export function readRelated(
  db: Db,
  filter: ArticleFilter,
  { id, category }: { id: number; category: string | undefined },
  limit: number,
) {
  return filtered(db, filter)
    .select(entryColumns)
    .where('c.id', '<>', id)
    .orderBy(sql`(${categoryKey} is not distinct from ${category ?? null}::text)`, 'desc')
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}

/** The previous and the next entry: by date, in the guide by position. */
export async function readNeighbours(db: Db, filter: ArticleFilter, row: ContentRow) {
  const [key, value] =
    row.kind === 'guide'
      ? [sql`c.position`, sql`${row.position}::integer`]
      : [sql`c.published_at`, sql`${row.published_at}::timestamptz`];
  const towards = (side: 'previous' | 'next') => {
    const beside = sql.raw(side === 'previous' ? '<' : '>');
    const direction = side === 'previous' ? 'desc' : 'asc';
    return filtered(db, filter)
      .select(['c.id', 'c.slug', 'c.title'])
      .where(sql<boolean>`(${key}, c.id) ${beside} (${value}, ${row.id}::bigint)`)
      .orderBy(key, direction)
      .orderBy('c.id', direction)
      .limit(1)
      .executeTakeFirst();
  };
  const [previous, next] = await Promise.all([towards('previous'), towards('next')]);
  return { previous, next };
}
