import { type RawBuilder, sql } from 'kysely';
import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import { joinedReads, type ReadByIds } from '../../database/joined-reads.ts';
import { preparedStatement } from '../../database/prepared.ts';
import { isPublishedAt } from '../listings/filtering-queries.ts';

export interface TitleMatch {
  id: number;
  kind: ListingKind;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
  place_id: number;
  category_id: number;
}

/** The number of matches of a kind that are compared, and how many of a kind precede those of others. */
const compared = 300;
const firstOfKind = 3;

/** For common prefixes, the number of listings of a kind that are scanned, the most complete ones. */
const walked = 4_000;
const comparedOfWalk = 100;

const hasBeginning = (beginning: string) =>
  sql`' ' || l.search_title like ${`% ${beginning.replace(/[\\%_]/g, '\\$&')}%`}`;

/** The best of each kind first, of the candidates of `ofKind`. */
async function readBest(
  db: Db,
  ofKind: (kind: ListingKind) => RawBuilder<unknown>,
  limit: number,
): Promise<TitleMatch[]> {
  const { rows } = await sql<TitleMatch>`
    with matching as materialized (${sql.join(listingKinds.map(ofKind), sql` union all `)}),
    ranked as (
      select m.*, (1 + 0.3 * m.boost) / (4 + length(m.search_title)) as rank from matching as m
    ),
    placed as (
      select r.*, row_number() over (partition by r.kind order by r.rank desc, r.id desc) as place_in_kind,
        row_number() over (partition by r.kind, r.search_title order by r.rank desc, r.id desc) as same
      from ranked as r
    ),
    best as (
      select id, same > 1 as is_same, place_in_kind > ${firstOfKind} as is_further, rank from placed
      order by is_same, is_further, rank desc, id desc limit ${limit}
    )
    select l.id, l.kind, l.slug, l.title_en, l.title_ar, l.place_id, l.category_id
    from best join listing as l on l.id = best.id
    order by best.is_same, best.is_further, best.rank desc, l.id desc`.execute(db);
  return rows;
}

/**
 * Listings whose titles have the words.
 * @param words text of an indexed `tsquery`, selective enough to read its matches
 */
export function readTitleMatches(db: Db, words: string, at: Date, limit: number): Promise<TitleMatch[]> {
  const ofKind = (kind: ListingKind) => sql`(
    select l.id, l.kind, l.search_title, l.boost from listing as l
    where l.kind = ${sql.lit(kind)} and ${isPublishedAt(at)}
      and ts_filter(l.search_vector, '{a}') @@ ${words}::tsquery
    limit ${compared})`;
  return readBest(db, ofKind, limit);
}

/**
 * Listings with a prefix in their title, among the most complete: for common prefixes, for which the index of words
 * would return tens of thousands. `listing_browse` covers all columns that are read.
 * @param finished text of a `tsquery` that the title must also match
 */
export function readCompleteTitles(
  db: Db,
  { finished, beginning }: { finished: string | undefined; beginning: string },
  at: Date,
  limit: number,
): Promise<TitleMatch[]> {
  // Expensive conditions are evaluated last.
  const isMeant =
    finished === undefined
      ? hasBeginning(beginning)
      : sql`case when ${hasBeginning(beginning)}
          then setweight(to_tsvector('simple', l.search_title), 'A') @@ ${finished}::tsquery else false end`;
  const ofKind = (kind: ListingKind) => sql`(
    select l.id, l.kind, l.search_title, l.boost from (
      select l.id, l.kind, l.search_title, l.boost from listing as l
      where l.kind = ${sql.lit(kind)} and ${isPublishedAt(at)}
      order by l.boost desc, l.id desc limit ${walked}
    ) as l
    where ${isMeant} limit ${comparedOfWalk})`;
  return readBest(db, ofKind, limit);
}

/** The columns by which titles are compared, besides those displayed. */
interface ComparedTitle extends TitleMatch {
  search_title: string;
  boost: number;
}

const readComparedTitles = preparedStatement(
  'titles-by-ids',
  { ids: [] as number[], at: new Date(0) },
  (_db, { ids, at }) => sql<ComparedTitle>`
    select l.id, l.kind, l.slug, l.title_en, l.title_ar, l.place_id, l.category_id, l.search_title, l.boost
    from listing as l where l.id = any (${ids}::bigint[]) and ${isPublishedAt(at)}`,
);

/** Reads titles by id; those not published at the moment are omitted. */
export function createTitleReader(db: Db): ReadByIds<ComparedTitle> {
  return joinedReads<ComparedTitle>(
    async (ids, at) => new Map((await readComparedTitles(db, { ids, at })).map((row) => [row.id, row])),
  );
}

const rankOf = ({ boost, search_title }: ComparedTitle) => (1 + 0.3 * boost) / (4 + search_title.length);

/** Titles found by an index, in the order of `readTitleMatches`: the best of each kind first. */
export function sortTitles(titles: readonly ComparedTitle[], limit: number): TitleMatch[] {
  const ranked = titles
    .map((title) => ({ title, rank: rankOf(title) }))
    .sort((one, other) => other.rank - one.rank || other.title.id - one.title.id);
  const ofKind = new Map<ListingKind, number>();
  const known = new Set<string>();
  const placed = ranked.map(({ title, rank }) => {
    const { kind, search_title } = title;
    const place = (ofKind.get(kind) ?? 0) + 1;
    ofKind.set(kind, place);
    const isSame = known.has(`${kind} ${search_title}`);
    known.add(`${kind} ${search_title}`);
    return { title, rank, group: (isSame ? 2 : 0) + (place > firstOfKind ? 1 : 0) };
  });
  return placed
    .sort((one, other) => one.group - other.group)
    .slice(0, limit)
    .map(({ title }) => title);
}
