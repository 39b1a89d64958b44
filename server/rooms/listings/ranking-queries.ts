import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import { bitmapSettings, bitmapsOf, type Db } from '../../database/connect.ts';
import type { ListingTable } from '../../database/tables.ts';
import { kmPerDegree } from '../../geography/city-plane.ts';
import { bonus, freshDays, lift, nearKm, sureTier, worth } from '../../search-engine/weights.ts';
import type { Match, UnitMatch } from '../catalog/service.ts';
import { type ListingFilter, scaled } from './filtering-queries.ts';

/** So many listings are compared at most: those with the words in their titles first, then the newest. */
export const mostCompared = 2_000;
/** Of these so many for their titles, where more have the words. */
const mostTitled = 1_200;
/** Further back is not looked for the newest. */
const mostNewest = 5_000;

/** How well a listing has a part of the question, 0 to 1: where its words stand. */
function unitScore(unit: UnitMatch): RawBuilder<number> {
  const { title, category, offered, meant, meantAnywhere, placeId, categoryIds } = unit;
  const words = sql<number>`case
    when l.head @@ ${meant}::tsquery then ${worth.title + worth.meant}::float8
    when l.head @@ ${title}::tsquery then ${worth.title * worth.guessed}::float8
    else case
      when l.head @@ ${category}::tsquery then ${worth.category}::float8
      when l.head @@ ${offered}::tsquery then ${worth.offered}::float8
      else ${worth.text}::float8 end
      * case when l.search_vector @@ ${meantAnywhere}::tsquery then 1 else ${worth.guessed}::float8 end
    end`;
  if (categoryIds.length > 0) {
    return sql<number>`${words} + case when l.category_ids && ${categoryIds}::int[] then ${worth.itself}::float8 else 0 end`;
  }
  if (placeId === undefined) return words;
  return sql<number>`case when l.place_ids @> array[${placeId}::int] then 1 else ${worth.otherPlace}::float8 end`;
}

/** How well a candidate answers: its words first, then how complete, fresh and near it is. */
function scoreOf({ units, phrase, sure, index }: Match, { at, near }: ListingFilter): RawBuilder<number> {
  const words = sql.join(units.map(unitScore), sql` + `);
  const subjects = Math.max(1, units.filter(({ placeId }) => placeId === undefined).length);
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
    + ${bonus.brevity}::float8 * least(1, ${subjects}::float8
        / greatest(1, 1 + length(l.search_title) - length(replace(l.search_title, ' ', ''))))
    + ${bonus.ofItsKind}::float8 * l.share
  )
  * (1 + ${lift.boost}::float8 * l.boost)
  * (1 + ${lift.fresh}::float8 / (1 + greatest(0, extract(epoch from ${day}::timestamptz - l.published_at)) / ${86_400 * freshDays}::float8))
  * coalesce(${nearness}, 1)
  + ${index.isTiered ? sql`case when l.search_vector @@ ${sure}::tsquery then ${sureTier}::float8 else 0 end` : sql`0`})::real`;
}

/** What a filter leaves of `listing as l`, nothing selected yet: with its words, or whatever words it has. */
export type Among = (db: Db, withWords?: boolean) => Listings;

export type Listings = SelectQueryBuilder<{ l: ListingTable }, 'l', object>;

/**
 * Runs queries that find by words through the indexes of words alone. PostgreSQL guesses how common a word is from
 * the whole table, whatever the kind: for one that all businesses have and no home has, it would read every home.
 */
export function byWords<T>(db: Db, run: (connected: Db) => Promise<T>): Promise<T> {
  const connected = bitmapsOf(db);
  if (connected) return run(connected);
  return db.transaction().execute(async (transaction) => {
    const settings = Object.entries(bitmapSettings).map(
      ([name, value]) => sql`set_config(${name}, ${value}, true)`,
    );
    await sql`select ${sql.join(settings)}`.execute(transaction);
    return run(transaction);
  });
}

/** The best of some candidates, the best first: their numbers, and how well each answers. */
export interface Ranking {
  ids: number[];
  scores: Float32Array;
  /** How many there are to compare, at most `mostCompared` + 1. */
  total: number;
}

/** What is read of a candidate to compare it. */
const comparedColumns = [
  'id',
  'search_vector',
  'search_title',
  'boost',
  'published_at',
  'category_id',
  'category_ids',
  'place_ids',
  'position',
] as const;

/** A query of the ids and scores of candidates, in no order. */
function scoresOf(candidates: RawBuilder<unknown>, match: Match, filter: ListingFilter) {
  return sql<{ id: number; score: number }>`
    select l.id, ${scoreOf(match, filter)} as score from (
      select one.*, ts_filter(one.search_vector, '{a,b,c}') as head,
        count(*) over (partition by one.category_id)::float8 / count(*) over () as share
      from (${candidates}) as one
    ) as l`;
}

async function readScores(db: Db, ids: number[], match: Match, filter: ListingFilter) {
  if (ids.length === 0) return [];
  const columns = sql.join(comparedColumns.map((name) => sql.ref(name)));
  const candidates = sql`select ${columns} from listing where id = any (${ids}::bigint[])`;
  const { rows } = await sql<{ id: number; score: number }>`
    with scored as (${scoresOf(candidates, match, filter)})
    select id, score from scored order by score desc, id desc`.execute(db);
  return rows;
}

/**
 * What is found, one more than may be compared at most, and how well each answers, the best first; no scores where these
 * are too many. What is found is read once.
 */
async function readFound(db: Db, found: Listings, match: Match, filter: ListingFilter) {
  const candidates = found
    .select(comparedColumns.map((name) => `l.${name}` as const))
    .limit(mostCompared + 1);
  const { rows } = await sql<{ id: number; score: number | null }>`
    with found as materialized ${candidates},
    many as materialized (select count(*) > ${mostCompared} as is_so from found),
    scored as (${scoresOf(sql`select * from found where not (select is_so from many)`, match, filter)})
    select id, score from scored
    union all select id, null from found where (select is_so from many)
    order by score desc, id desc`.execute(db);
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
 */
export async function readRanking(
  db: Db,
  kind: ListingKind,
  filter: ListingFilter,
  match: Match,
  among: Among,
): Promise<Ranking> {
  const found = await byWords(db, (one) => readFound(one, among(one), match, filter));
  if (isScored(found)) return rankingOf(found, found.length);
  const some = found.map(({ id }) => id);
  const ids = await chooseCandidates(db, kind, match, some, among);
  return rankingOf(await readScores(db, ids, match, filter), some.length);
}

/** A ranking with what was published since it was made. */
export async function readRankingSince(
  db: Db,
  ranking: Ranking,
  since: Date,
  { filter, match }: { filter: ListingFilter; match: Match },
  among: Among,
): Promise<Ranking> {
  const rows = await among(db)
    .select('l.id')
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

function isScored(rows: { id: number; score: number | null }[]): rows is { id: number; score: number }[] {
  return rows.length <= mostCompared;
}

/**
 * What is compared where too many have the words: those in titles, the newest, and some of the rest.
 * @param some of those that have them
 */
async function chooseCandidates(
  db: Db,
  kind: ListingKind,
  match: Match,
  some: number[],
  among: Among,
): Promise<number[]> {
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  // What has the one word in its title has it: the larger index need not be gone through again.
  const isNarrower = match.units.length > 1;
  const titled = idsOf(
    await byWords(db, (one) =>
      among(one, isNarrower)
        .select('l.id')
        .where(sql<SqlBool>`ts_filter(l.search_vector, '{a}') @@ ${match.title}::tsquery`)
        .limit(mostTitled)
        .execute(),
    ),
  );
  const newestOf = (column: 'published_at' | 'id') => sql`(select n.${sql.ref(column)} from listing as n
    where n.kind = ${sql.lit(kind)} and n.status = 'published'
    order by n.published_at desc, n.id desc offset ${mostNewest} limit 1)`;
  const newest = await among(db)
    .select('l.id')
    .where(
      sql<SqlBool>`(l.published_at, l.id) >=
        (coalesce(${newestOf('published_at')}, '-infinity'), coalesce(${newestOf('id')}, 0))`,
    )
    .orderBy('l.published_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(mostCompared - titled.length)
    .execute();
  return [...new Set([...titled, ...idsOf(newest), ...some])].slice(0, mostCompared);
}
