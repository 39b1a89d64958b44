import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import type { ListingTable } from '../../database/tables.ts';
import type { Match, UnitMatch } from '../catalog/service.ts';
import { type ListingFilter, scaled } from './filtering-queries.ts';

/** So many listings are compared at most: those with the words in their titles first, then the newest. */
export const mostCompared = 2_000;
/** Of these so many for their titles, where more have the words. */
const mostTitled = 1_200;
/** Further back is not looked for the newest. */
const mostNewest = 5_000;

/* docs/search.md explains these figures. */
const worth = {
  title: 1,
  category: 0.7,
  offered: 0.65,
  text: 0.2,
  meant: 0.15,
  itself: 0.3,
  otherPlace: 0.3,
};
const bonus = { begins: 0.2, beginsWithOne: 0.1, holds: 0.15, brevity: 0.15, ofItsKind: 0.15 };
const lift = { boost: 0.15, fresh: 0.05, near: 0.5 };
const kmPerDegree = 111.195;
/** A distance at which nearness counts half. */
const nearKm = 1.5;
/** An age at which freshness counts half. */
const freshDays = 30;

/** How well a listing has a part of the question, 0 to 1: where its words stand. */
function unitScore({ title, category, offered, meant, placeId, categoryIds }: UnitMatch): RawBuilder<number> {
  const words = sql<number>`case
    when l.head @@ ${title}::tsquery then ${worth.title}::float8
      + case when l.head @@ ${meant}::tsquery then ${worth.meant}::float8 else 0 end
    when l.head @@ ${category}::tsquery then ${worth.category}::float8
    when l.head @@ ${offered}::tsquery then ${worth.offered}::float8
    else ${worth.text}::float8 end`;
  if (categoryIds.length > 0) {
    return sql<number>`${words} + case when l.category_ids && ${categoryIds}::int[] then ${worth.itself}::float8 else 0 end`;
  }
  if (placeId === undefined) return words;
  return sql<number>`case when l.place_ids @> array[${placeId}::int] then 1 else ${worth.otherPlace}::float8 end`;
}

/** How well a candidate answers: its words first, then how complete, fresh and near it is. */
function scoreOf({ units, phrase }: Match, { at, near }: ListingFilter): RawBuilder<number> {
  const words = sql.join(units.map(unitScore), sql` + `);
  const things = Math.max(1, units.filter(({ placeId }) => placeId === undefined).length);
  const isOneWord = !phrase.includes(' ');
  const nearness = near
    ? sql`(1 + ${lift.near}::float8 / (1 + (l.position <-> ${scaled(near)}) * ${kmPerDegree / nearKm}::float8))`
    : sql`1`;
  // By the day, so that the next page is sorted by the same figures.
  const day = new Date(Math.floor(at.getTime() / 86_400_000) * 86_400_000);
  return sql<number>`((
    (${words}) / ${units.length}::float8
    + case
        when l.search_title || ' ' like ${`${phrase} %`} then ${isOneWord ? bonus.beginsWithOne : bonus.begins}::float8
        when ' ' || l.search_title || ' ' like ${`% ${phrase} %`} then ${isOneWord ? 0 : bonus.holds}::float8
        else 0 end
    + ${bonus.brevity}::float8 * least(1, ${things}::float8
        / greatest(1, 1 + length(l.search_title) - length(replace(l.search_title, ' ', ''))))
    + ${bonus.ofItsKind}::float8 * l.share
  )
  * (1 + ${lift.boost}::float8 * l.boost)
  * (1 + ${lift.fresh}::float8 / (1 + greatest(0, extract(epoch from ${day}::timestamptz - l.published_at)) / ${86_400 * freshDays}::float8))
  * coalesce(${nearness}, 1))::real`;
}

type Listings = SelectQueryBuilder<{ l: ListingTable }, 'l', object>;

/**
 * Runs queries that find by words through the indexes of words alone. PostgreSQL guesses how common a word is from
 * the whole table, whatever the kind: for one that all businesses have and no home has, it would read every home.
 */
export function byWords<T>(db: Db, run: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('enable_indexonlyscan', 'off', true)`.execute(transaction);
    return run(transaction);
  });
}

type Chosen = SelectQueryBuilder<{ l: ListingTable }, 'l', { id: number }>;

/** The best of some candidates, the best first: their numbers, and how well each answers. */
export interface Ranking {
  ids: number[];
  scores: Float32Array;
  /** How many there are to compare, at most `mostCompared` + 1. */
  total: number;
}

async function readScores(db: Db, ids: number[], match: Match, filter: ListingFilter) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; score: number }>`
    with scored as (
      select l.id, ${scoreOf(match, filter)} as score from (
        select one.*, ts_filter(one.search_vector, '{a,b,c}') as head,
          count(*) over (partition by one.category_id)::float8 / count(*) over () as share
        from (
          select id, search_vector, search_title, boost, published_at, category_id, category_ids, place_ids, position
          from listing where id = any (${ids}::bigint[])
        ) as one
      ) as l
    )
    select id, score from scored order by score desc, id desc`.execute(db);
  return rows;
}

function rankingOf(rows: readonly { id: number; score: number }[], total: number): Ranking {
  return {
    ids: rows.map(({ id }) => id),
    scores: Float32Array.from(rows, ({ score }) => score),
    total,
  };
}

/**
 * Compares all listings that have the words where these are at most `mostCompared`; else those with the words in their
 * titles and the newest.
 * @param among what a filter with words leaves, in a transaction
 */
export async function readRanking(
  db: Db,
  kind: ListingKind,
  filter: ListingFilter,
  match: Match,
  among: (db: Db) => unknown,
): Promise<Ranking> {
  const { ids, total } = await chooseCandidates(db, kind, match, (one) => idsAmong(among(one)));
  return rankingOf(await readScores(db, ids, match, filter), total);
}

/** A ranking with what was published since it was made. */
export async function readRankingSince(
  db: Db,
  ranking: Ranking,
  since: Date,
  { filter, match }: { filter: ListingFilter; match: Match },
  among: (db: Db) => unknown,
): Promise<Ranking> {
  const rows = await idsAmong(among(db))
    .where('l.published_at', '>', since)
    .orderBy('l.published_at', 'desc')
    .limit(mostTitled)
    .execute();
  const known = new Set(ranking.ids);
  const fresh = rows.map(({ id }) => id).filter((id) => !known.has(id));
  if (fresh.length === 0) return ranking;
  const added = await readScores(db, fresh, match, filter);
  const before = ranking.ids.map((id, index) => ({ id, score: ranking.scores[index] as number }));
  const all = [...before, ...added].sort((a, b) => b.score - a.score || b.id - a.id);
  return rankingOf(all, ranking.total);
}

function idsAmong(found: unknown): Chosen {
  return (found as Listings).select('l.id') as Chosen;
}

interface Candidates {
  ids: number[];
  /** At most `mostCompared` + 1. */
  total: number;
}

/** What is compared: all matches where they are few; else those in titles, the newest, and some of the rest. */
async function chooseCandidates(
  db: Db,
  kind: ListingKind,
  match: Match,
  among: (db: Db) => Chosen,
): Promise<Candidates> {
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const [all, titled] = await byWords(db, async (transaction) => {
    const some = idsOf(
      await among(transaction)
        .limit(mostCompared + 1)
        .execute(),
    );
    if (some.length <= mostCompared) return [some, undefined];
    const inTitles = among(transaction).where(
      sql<SqlBool>`ts_filter(l.search_vector, '{a}') @@ ${match.title}::tsquery`,
    );
    return [some, idsOf(await inTitles.limit(mostTitled).execute())];
  });
  if (!titled) return { ids: all, total: all.length };
  const newestOf = (column: 'published_at' | 'id') => sql`(select n.${sql.ref(column)} from listing as n
    where n.kind = ${sql.lit(kind)} and n.status = 'published'
    order by n.published_at desc, n.id desc offset ${mostNewest} limit 1)`;
  const newest = await among(db)
    .where(
      sql<SqlBool>`(l.published_at, l.id) >=
        (coalesce(${newestOf('published_at')}, '-infinity'), coalesce(${newestOf('id')}, 0))`,
    )
    .orderBy('l.published_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(mostCompared - titled.length)
    .execute();
  const ids = [...new Set([...titled, ...idsOf(newest), ...all])].slice(0, mostCompared);
  return { ids, total: all.length };
}
