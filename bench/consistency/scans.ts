import { sql } from 'kysely';
import type { ListingKind } from '../../contract/categories.ts';
import type { Db } from '../../server/database/connect.ts';
import type { IndexFilter, KindIndex, Value } from '../../server/search-engine/search-engine.ts';
import type { Chance } from '../understanding/chance.ts';

/** What is compared: results for a word or a filter, with facets and the first pages. */
export interface Question {
  word?: string | undefined;
  categoryId?: number | undefined;
  priceMax?: number | undefined;
}

const pageSize = 24;
const pages = 3;

/** A word of a title alone, a category or a price alone, or several of them. */
export function questionOf(words: string, categoryId: number, chance: Chance): Question {
  const word = words.split(' ').find((part) => /^\p{L}{3,}$/u.test(part));
  const form = chance.below(4);
  return {
    word: form === 0 || form === 3 ? word : undefined,
    categoryId: form === 1 || form === 3 ? categoryId : undefined,
    priceMax: form === 2 ? 20_000 + chance.below(300_000) : undefined,
  };
}

interface Answer {
  ids: number[];
  /** The count of each main category. */
  facets: [category: number, count: number][];
  /** The first pages, newest first. */
  newest: number[];
}

/** The result of a plain table scan, as text. */
export async function scan(db: Db, kind: ListingKind, question: Question, at: Date): Promise<string> {
  const { word, categoryId, priceMax } = question;
  const conditions = [
    word === undefined ? sql`true` : sql`search_vector @@ ${`'${word}'`}::tsquery`,
    categoryId === undefined ? sql`true` : sql`${categoryId}::int = any (category_ids)`,
    priceMax === undefined ? sql`true` : sql`price_cents between 0 and ${priceMax}`,
  ];
  const rows = await db.transaction().execute(async (transaction) => {
    await sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('enable_indexonlyscan', 'off', true)`.execute(transaction);
    return sql<{ id: number; main: number; published: number }>`
      select id, category_id as main, extract(epoch from published_at)::float8 as published from listing
      where kind = ${kind} and status = 'published' and (expires_at is null or expires_at > ${at})
        and ${sql.join(conditions, sql` and `)}`.execute(transaction);
  });
  const counts = Map.groupBy(rows.rows, ({ main }) => main);
  return textOf({
    ids: rows.rows.map(({ id }) => id),
    facets: [...counts].map(([main, some]) => [main, some.length]),
    newest: (word === undefined ? rows.rows : [])
      .sort((one, other) => other.published - one.published || other.id - one.id)
      .slice(0, pages * pageSize)
      .map(({ id }) => id),
  });
}

/** The result of an index, as text: page by page. */
export function find(index: KindIndex, { word, categoryId, priceMax }: Question, at: Date): string {
  const conditions: IndexFilter['conditions'] =
    categoryId === undefined
      ? {}
      : { category: (value) => Array.isArray(value) && value.includes(categoryId) };
  const filter = { at: at.getTime(), conditions, ...(priceMax !== undefined && { priceMax }) };
  if (word !== undefined) {
    const unit = { wordings: [[word]], sure: 1, beginning: undefined, placeId: undefined, categoryIds: [] };
    const found = index.find(
      { units: [unit], required: [1], isHeadOnly: false, isTiered: false, phrase: [word] },
      filter,
    );
    const ids = found.best(found.total).map(({ id }) => id);
    // Pages of a search are sorted by scores, which tests compare with those of PostgreSQL.
    return textOf({ ids, facets: facetsOf(found.countValues('main')), newest: [] });
  }
  const listed = index.list(filter);
  const newest: number[] = [];
  for (let page = 0; page < pages; page++) {
    newest.push(...(listed.first({ by: 'newest', isDescending: true }, pageSize, newest.at(-1)) ?? []));
  }
  const ids = listed.first({ by: 'newest', isDescending: true }, listed.total) ?? [];
  return textOf({ ids, facets: facetsOf(listed.countValues('main')), newest });
}

const facetsOf = (counted: readonly { value: Value; count: number }[]) =>
  counted.map(({ value, count }): [number, number] => [Number(value), count]);

const ascending = (one: number, other: number) => one - other;

function textOf({ ids, facets, newest }: Answer): string {
  return JSON.stringify([ids.sort(ascending), facets.sort(([one], [other]) => one - other), newest]);
}
