import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Either } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { countLimit } from '../listings/counting-queries.ts';
import { shownAt } from '../listings/filtering-queries.ts';

export interface TitleMatch {
  id: number;
  kind: ListingKind;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
  place_id: number;
  category_id: number;
}

const titleColumns = sql`l.id, l.kind, l.slug, l.title_en, l.title_ar, l.place_id, l.category_id`;

/** Of each kind, so many of the most complete ones are compared, and so many come before the others'. */
const perKind = { compared: 20, first: 3 };

/** Listings whose title has the words, the last one perhaps unfinished: the best of each kind first. */
export async function readTitleMatches(
  db: Db,
  match: string,
  at: Date,
  limit: number,
): Promise<TitleMatch[]> {
  const { rows } = await sql<TitleMatch>`
    with matching as (
      select l.*, row_number() over (partition by l.kind order by l.rank desc, l.id desc) as place_in_kind
      from (values ('business'), ('rental'), ('job'), ('product')) as one (kind)
      cross join lateral (
        select ${titleColumns},
          ts_rank('{0,0,0,1}', l.search_vector, ${match}::tsquery) * (1 + 0.3 * l.boost) as rank
        from listing as l
        where l.kind = one.kind and ${shownAt(at)} and l.search_vector @@ ${match}::tsquery
        order by l.boost desc, l.id desc
        limit ${perKind.compared}
      ) as l
    )
    select ${titleColumns} from matching as l
    order by l.place_in_kind > ${perKind.first}, l.rank desc, l.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How alike, of 1, a slip in one or two letters still is. PostgreSQL's own 0.6 forgives long words only. */
const alikeEnough = 0.45;

/** Listings whose title is spelt alike, for words that nothing begins with. */
export function readAlike(db: Db, foldedText: string, at: Date, limit: number): Promise<TitleMatch[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alikeEnough)}, true)`.execute(
      transaction,
    );
    const { rows } = await sql<TitleMatch>`
      select ${titleColumns} from listing as l
      where ${shownAt(at)} and ${foldedText} <% l.search_title
      order by word_similarity(${foldedText}, l.search_title) desc, l.id desc
      limit ${limit}`.execute(transaction);
    return rows;
  });
}

export interface ArticleMatch {
  id: number;
  kind: 'blog' | 'guide';
  slug: string;
  title: Either;
}

/** Articles whose title has the words, the last one perhaps unfinished. */
export async function readArticleMatches(
  db: Db,
  match: string,
  at: Date,
  limit: number,
): Promise<ArticleMatch[]> {
  const { rows } = await sql<ArticleMatch>`
    select id, kind, slug, title from content
    where kind in ('blog', 'guide') and status = 'published' and published_at <= ${at}
      and search_vector @@ ${match}::tsquery
    order by ts_rank('{0,0,0,1}', search_vector, ${match}::tsquery) desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many listings and articles have the words, by kind; at most `countLimit` + 1 of either are looked at. */
export async function countMatches(db: Db, match: string, at: Date, placeIds: number[]) {
  const { rows } = await sql<{ kind: ListingKind | 'blog' | 'guide'; count: number }>`
    select kind, count(*) as count from (
      select l.kind from listing as l
      where ${shownAt(at)} and l.search_vector @@ ${match}::tsquery and l.place_ids @> ${placeIds}::int[]
      limit ${countLimit + 1}
    ) as listings group by kind
    union all
    select kind, count(*) from content
    where kind in ('blog', 'guide') and status = 'published' and published_at <= ${at}
      and search_vector @@ ${match}::tsquery
    group by kind`.execute(db);
  return rows;
}
