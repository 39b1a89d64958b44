import { type SqlBool, sql } from 'kysely';
import type { ArticleKind } from '../../../contract/articles.ts';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Either } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { preparedStatement } from '../../database/prepared.ts';
import { isPublishedAt } from '../listings/filtering-queries.ts';
import { byWords } from '../listings/ranking-queries.ts';

export interface ArticleMatch {
  id: number;
  kind: ArticleKind;
  slug: string;
  title: Either;
}

/** Articles whose title has the words, the last one as a prefix. */
export async function readArticleMatches(
  db: Db,
  match: string,
  at: Date,
  limit: number,
): Promise<ArticleMatch[]> {
  const { rows } = await sql<ArticleMatch>`
    select id, kind, slug, title from content
    where kind in ('blog', 'news', 'guide') and status = 'published' and published_at <= ${at}
      and search_vector @@ ${match}::tsquery and ts_filter(search_vector, '{a}') @@ ${match}::tsquery
    order by ts_rank('{0,0,0,1}', search_vector, ${match}::tsquery) desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

const readTitlesOfArticles = preparedStatement(
  'articles-by-ids',
  { ids: [] as number[], at: new Date(0) },
  (_db, { ids, at }) => sql<ArticleMatch>`
    select id, kind, slug, title from content
    where id = any (${ids}::bigint[]) and kind in ('blog', 'news', 'guide') and status = 'published'
      and published_at <= ${at}`,
);

/** Articles that an index found, in the order of their ids, without those that are not public. */
export async function readArticlesByIds(db: Db, ids: number[], at: Date): Promise<ArticleMatch[]> {
  if (ids.length === 0) return [];
  const read = new Map((await readTitlesOfArticles(db, { ids, at })).map((row) => [row.id, row]));
  return ids.flatMap((id) => read.get(id) ?? []);
}

export interface ArticleTexts {
  id: number;
  title: Either;
  summary: Either;
  /** HTML. */
  body: Either;
}

/** The texts of articles, by id. */
export async function readArticleTexts(db: Db, ids: readonly number[]): Promise<Map<number, ArticleTexts>> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'title', 'summary', 'body'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The limit up to which other kinds are counted beside a list. */
export const otherLimit = 2_000;

/**
 * The numbers of matching listings and articles by kind, with news counted among stories; at most `otherLimit` + 1
 * of each kind.
 */
export async function countMatches(
  db: Db,
  textOf: (kind: ListingKind | 'blog') => string,
  at: Date,
  placeIds: number[],
  kinds: readonly ListingKind[],
) {
  const ofKind = (kind: ListingKind) => sql`
    select ${kind}::text as kind, count(*) as count from (
      select 1 from listing as l
      where l.kind = ${sql.lit(kind)} and ${isPublishedAt(at)} and l.search_vector @@ ${textOf(kind)}::tsquery
        ${placeIds.length > 0 ? sql`and l.place_ids @> ${placeIds}::int[]` : sql``}
      limit ${otherLimit + 1}
    ) as found`;
  const counts = sql<{ kind: ListingKind | 'blog' | 'guide'; count: number }>`
    ${kinds.length > 0 ? sql`${sql.join(kinds.map(ofKind), sql` union all `)} union all` : sql``}
    select case kind when 'guide' then 'guide' else 'blog' end, count(*) from content
    where kind in ('blog', 'news', 'guide') and status = 'published' and published_at <= ${at}
      and search_vector @@ ${textOf('blog')}::tsquery
    group by 1`;
  const { rows } = await byWords(db, (transaction) => counts.execute(transaction));
  return rows;
}

/** The ids, of the given ones, of listings or articles whose search vector matches a query. */
export async function readHaving(
  db: Db,
  table: 'listing' | 'content',
  ids: readonly number[],
  match: string,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where(sql<SqlBool>`search_vector @@ ${match}::tsquery`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts a search, and whether it found nothing: the words and the day, without personal data. */
export async function addSearchCount(db: Db, words: string, isMissed: boolean): Promise<void> {
  const missed = isMissed ? 1 : 0;
  await db
    .insertInto('search_count')
    .values({ day: sql`city_day(now())`, words, asked: 1, missed })
    .onConflict((conflict) =>
      conflict.columns(['day', 'words']).doUpdateSet({
        asked: sql`search_count.asked + 1`,
        missed: sql`search_count.missed + excluded.missed`,
      }),
    )
    .execute();
}
