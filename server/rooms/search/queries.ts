import { type RawBuilder, sql } from 'kysely';
import type { ArticleKind } from '../../../contract/articles.ts';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Either } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
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

/** So many matches are compared; where there are more, so many of the most complete ones of each kind. */
const compared = { all: 2_000, perKind: 20 };
/** So many of a kind come before the others'. */
const firstOfKind = 3;

/** The best of each kind first, then the best of all. */
async function bestOf(db: Db, matching: RawBuilder<unknown>, match: string, limit: number) {
  const { rows } = await sql<TitleMatch & { matches: number }>`
    with matching as materialized (${matching}),
    ranked as (
      select m.*, ts_rank('{0,0,0,1}', m.search_vector, ${match}::tsquery) * (1 + 0.3 * m.boost) as rank
      from matching as m
    ),
    placed as (
      select r.*, row_number() over (partition by r.kind order by r.rank desc, r.id desc) as place_in_kind
      from ranked as r
    )
    select ${titleColumns}, (select count(*) from matching) as matches from placed as l
    order by l.place_in_kind > ${firstOfKind}, l.rank desc, l.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Listings whose title has the words, the last one perhaps unfinished: the best of each kind first. */
export async function readTitleMatches(
  db: Db,
  match: string,
  at: Date,
  limit: number,
): Promise<TitleMatch[]> {
  const rankable = sql`${titleColumns}, l.search_vector, l.boost`;
  const has = sql`${shownAt(at)} and l.search_vector @@ ${match}::tsquery`;
  const few = sql`select ${rankable} from listing as l where ${has} limit ${compared.all + 1}`;
  const rows = await bestOf(db, few, match, limit);
  if ((rows[0]?.matches ?? 0) <= compared.all) return rows;
  const complete = sql`select l.* from (values ('business'), ('rental'), ('job'), ('product')) as one (kind)
    cross join lateral (
      select ${rankable} from listing as l
      where l.kind = one.kind and ${has}
      order by l.boost desc, l.id desc
      limit ${compared.perKind}
    ) as l`;
  return bestOf(db, complete, match, limit);
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
      select ${titleColumns} from (
        select ${titleColumns}, l.search_title from listing as l
        where ${shownAt(at)} and ${foldedText} <% l.search_title
        limit ${compared.all}
      ) as l
      order by word_similarity(${foldedText}, l.search_title) desc, l.id desc
      limit ${limit}`.execute(transaction);
    return rows;
  });
}

export interface ArticleMatch {
  id: number;
  kind: ArticleKind;
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
    where kind in ('blog', 'news', 'guide') and status = 'published' and published_at <= ${at}
      and search_vector @@ ${match}::tsquery
    order by ts_rank('{0,0,0,1}', search_vector, ${match}::tsquery) desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Beside the list that was asked for, the other kinds are counted so far. */
export const otherLimit = 2_000;

/** How many listings and articles have the words, by kind, news among the stories; at most `otherLimit` + 1 of each kind. */
export async function countMatches(db: Db, match: string, at: Date, placeIds: number[]) {
  const { rows } = await sql<{ kind: ListingKind | 'blog' | 'guide'; count: number }>`
    select one.kind, found.count
    from (values ('business'), ('rental'), ('job'), ('product')) as one (kind)
    cross join lateral (
      select count(*) as count from (
        select 1 from listing as l
        where l.kind = one.kind and ${shownAt(at)} and l.search_vector @@ ${match}::tsquery
          and l.place_ids @> ${placeIds}::int[]
        limit ${otherLimit + 1}
      ) as l
    ) as found
    union all
    select case kind when 'guide' then 'guide' else 'blog' end, count(*) from content
    where kind in ('blog', 'news', 'guide') and status = 'published' and published_at <= ${at}
      and search_vector @@ ${match}::tsquery
    group by 1`.execute(db);
  return rows;
}
