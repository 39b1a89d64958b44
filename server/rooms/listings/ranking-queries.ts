import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import { bitmapSettings, bitmapsOf, type Db } from '../../database/connect.ts';
import type { ListingTable } from '../../database/tables.ts';
import { kmPerDegree } from '../../geography/city-plane.ts';
import { bonus, freshDays, lift, nearKm, sureTier, usualStars, worth } from '../../search-engine/weights.ts';
import type { Match, UnitMatch } from '../catalog/service.ts';
import { type ListingFilter, scaled } from './filtering-queries.ts';

/**
 * The maximum number of listings that are compared: those with the words in their titles first, then the newest.
 */
export const mostCompared = 2_000;
/** The share of these for titles, if more match. */
const mostTitled = 1_200;
/** The limit of the scan for the newest. */
const mostNewest = 5_000;

/** The score of a listing for a part of the query, 0 to 1: by the fields of its words. */
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

/** The factor of a candidate by its reviews, as `search-engine/rated.ts` computes it. */
const ratedFactor = sql`(1 + ${sql.lit(lift.rated)}::float8 * case when l.rating_rank > 0
    then greatest(-1, least(1, round(l.rating_rank::numeric, 1) - ${sql.lit(usualStars)}))::float8 else 0 end)`;

/** The score of a candidate: its words, then completeness, freshness, reviews and distance. */
function scoreOf({ units, phrase, sure, index }: Match, { at, near }: ListingFilter): RawBuilder<number> {
  const words = sql.join(units.map(unitScore), sql` + `);
  const subjects = Math.max(1, units.filter(({ placeId }) => placeId === undefined).length);
  const isOneWord = !phrase.includes(' ');
  const nearness = near
    ? sql`(1 + ${lift.near}::float8 / (1 + (l.position <-> ${scaled(near)}) * ${kmPerDegree / nearKm}::float8))`
    : sql`1`;
  const beginning = index.beginnings?.length
    ? sql`+ case when l.search_title || ' ' like any (${index.beginnings.map((word) => `${word} %`)}::text[])
        then ${bonus.beginsWithKind}::float8 else 0 end`
    : sql``;
  // By day, so that the next page is sorted by the same scores.
  const day = new Date(Math.floor(at.getTime() / 86_400_000) * 86_400_000);
  return sql<number>`((
    (${words}) / ${units.length}::float8
    + case
        when l.search_title || ' ' like ${`${phrase} %`} then ${isOneWord ? bonus.beginsWithOne : bonus.begins}::float8
        when ' ' || l.search_title || ' ' like ${`% ${phrase} %`} then ${isOneWord ? 0 : bonus.holds}::float8
        else 0 end
    ${beginning}
    + ${bonus.brevity}::float8 * least(1, ${subjects}::float8
        / greatest(1, 1 + length(l.search_title) - length(replace(l.search_title, ' ', ''))))
    + ${bonus.ofItsKind}::float8 * l.share
  )
  * (1 + ${lift.boost}::float8 * l.boost)
  * ${ratedFactor}
  * (1 + ${lift.fresh}::float8 / (1 + greatest(0, extract(epoch from ${day}::timestamptz - l.published_at)) / ${86_400 * freshDays}::float8))
  * coalesce(${nearness}, 1)
  + ${index.isTiered ? sql`case when l.search_vector @@ ${sure}::tsquery then ${sureTier}::float8 else 0 end` : sql`0`})::real`;
}

/** The filtered rows of `listing as l`, without a selection: with or without the condition on words. */
export type Among = (db: Db, withWords?: boolean) => Listings;

export type Listings = SelectQueryBuilder<{ l: ListingTable }, 'l', object>;

/**
 * Runs full-text queries with the word indexes only. PostgreSQL estimates the frequency of a word for the whole
 * table, whatever the kind: for one that all businesses have and no rental has, it would read every rental.
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

/** The best candidates, with positions and scores, the best first. */
export interface Ranking {
  ids: number[];
  scores: Float32Array;
  /** The number of candidates, at most `mostCompared` + 1. */
  total: number;
}

/** The columns of a candidate for scoring. */
const comparedColumns = [
  'id',
  'search_vector',
  'search_title',
  'boost',
  'rating_rank',
  'published_at',
  'category_id',
  'category_ids',
  'place_ids',
  'position',
] as const;

/** A query of the ids and scores of candidates, unordered. */
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
 * The matches, at most one more than can be compared, with scores, the best first; without scores if there are too
 * many. Matches are read once.
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
 * Compares all matches if there are at most `mostCompared`; otherwise those with the words in their titles and the
 * newest.
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

/** A ranking with listings published since it was computed. */
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
 * The candidates if too many match: those by title, the newest, and some of the rest.
 * @param some of the matches
 */
async function chooseCandidates(
  db: Db,
  kind: ListingKind,
  match: Match,
  some: number[],
  among: Among,
): Promise<number[]> {
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  // A listing with the single word in its title matches: the larger index need not be scanned.
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
