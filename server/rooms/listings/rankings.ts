import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { Match } from '../catalog/service.ts';
import type { ListingFilter } from './filtering-queries.ts';
import { type Among, mostCompared, type Ranking, readRanking, readRankingSince } from './ranking-queries.ts';
import { createStaleWhile } from './stale-while.ts';

interface Made extends Ranking {
  at: Date;
}

const mostCached = 200;
/** The tolerance of clock differences between nodes. */
const overlapMs = 60_000;

/** A ranked list, and how it is read. */
export interface RankedList<R> {
  kind: ListingKind;
  filter: ListingFilter;
  among: Among;
  /** Those that currently pass the filter without its words, with the columns of cards. */
  readRows: (ids: number[]) => Promise<R[]>;
}

/** Cached rankings of queries with too many matches to compare. */
const cached = new WeakMap<Db, ReturnType<typeof createStaleWhile<Made>>>();
/** The count of a list and its page are read concurrently, from the same ranking. */
const underWay = new WeakMap<ListingFilter, Promise<Ranking>>();

function cacheOf(db: Db) {
  const known = cached.get(db) ?? createStaleWhile<Made>(({ total }) => total > mostCompared, mostCached);
  cached.set(db, known);
  return known;
}

async function rankingOf(db: Db, { kind, filter, among }: Omit<RankedList<never>, 'readRows'>, match: Match) {
  const make = async (): Promise<Made> => {
    const at = new Date(filter.at.getTime() - overlapMs);
    return { ...(await readRanking(db, kind, filter, match, among)), at };
  };
  // No other request continues from there.
  if (filter.near) return make();
  let isNew = false;
  const made = await cacheOf(db)(`${kind} ${JSON.stringify({ ...filter, at: undefined })}`, () => {
    isNew = true;
    return make();
  });
  if (isNew || made.total <= mostCompared) return made;
  return readRankingSince(db, made, made.at, { filter, match }, among);
}

function rankingFor(db: Db, list: Omit<RankedList<never>, 'readRows'>, match: Match): Promise<Ranking> {
  const known = underWay.get(list.filter);
  if (known) return known;
  const reading = rankingOf(db, list, match);
  underWay.set(list.filter, reading);
  return reading;
}

/** The first row after a cursor. */
function placeBehind({ ids, scores }: Ranking, cursor: Cursor | undefined): number {
  if (!cursor) return 0;
  const score = Math.fround(Number(cursor.key));
  const place = ids.findIndex((id, index) => {
    const own = scores[index] as number;
    return own < score || (own === score && id < cursor.id);
  });
  return place < 0 ? ids.length : place;
}

/**
 * The best results of a filter with words, up to a limit. A cached ranking determines the order only: results are
 * read again, and must still be public.
 */
export async function readRanked<R extends { id: number }>(
  db: Db,
  list: RankedList<R>,
  cursor: Cursor | undefined,
  limit: number,
): Promise<(R & { sort_key: string })[]> {
  const { match } = list.filter;
  if (!match) return [];
  const ranking = await rankingFor(db, list, match);
  const found: (R & { sort_key: string })[] = [];
  for (
    let place = placeBehind(ranking, cursor);
    place < ranking.ids.length && found.length < limit;
    place += limit
  ) {
    const ids = ranking.ids.slice(place, place + limit);
    const rows = new Map((await list.readRows(ids)).map((row) => [row.id, row]));
    for (const [index, id] of ids.entries()) {
      const row = rows.get(id);
      if (row) found.push({ ...row, sort_key: String(ranking.scores[place + index]) });
    }
  }
  return found.slice(0, limit);
}

/** All compared listings, and whether these are all matches. */
export async function rankedIds(db: Db, list: Omit<RankedList<never>, 'readRows'>, match: Match) {
  const { ids, total } = await rankingFor(db, list, match);
  return { ids, isWhole: total <= mostCompared };
}

/** The number of results of a filter with words, as far as they are compared. */
export async function countRanked(db: Db, list: Omit<RankedList<never>, 'readRows'>) {
  const { match } = list.filter;
  const total = match ? (await rankingFor(db, list, match)).total : 0;
  return { total, limit: mostCompared, facets: {} };
}
