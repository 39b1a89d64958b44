import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { preparedStatement } from '../../database/prepared.ts';
import { countedWords } from './vocabulary-queries.ts';

/** A name in one script, and its form in the other script in listings. */
export interface KnownName {
  name: string;
  other: string;
  /** The number of listings with both, counted up to `countedWords`. */
  listings: number;
}

/** The maximum number of spellings per name, most frequent first. */
const mostOthers = 8;
/** A spelling counts if at least this share of the listings with the name have it, and vice versa. */
const leastShare = 0.15;
/** Beyond this number of counterparts none can have the required share, so that counting stops. */
const mostCounted = 60;

const counted = (name: string) => sql`(
  select sum(s.listings) from (
    select listings from search_name where name = ${sql.ref(name)} limit ${sql.lit(mostCounted)}
  ) as s
)`;

const readNamesBeside = preparedStatement(
  'names-in-the-other-script',
  { names: [] as readonly string[] },
  (_db, { names }) => sql<KnownName>`
    select n.* from unnest(${names}::text[]) as k (name) cross join lateral (
      select name, other, listings from search_name where name = k.name
      order by listings desc, other limit ${sql.lit(mostOthers)}
    ) as n
    where n.listings >= ${sql.lit(leastShare)} * ${counted('n.name')} and n.listings >= ${sql.lit(leastShare)} * ${counted('n.other')}
    order by n.listings desc, n.name, n.other`,
);

/** The names in the other script of listings that have one of the given names. */
export function readOtherNames(db: Db, names: readonly string[]): Promise<KnownName[]> {
  return names.length === 0 ? Promise.resolve([]) : readNamesBeside(db, { names });
}

/** The next names in both scripts after a name, in byte order. */
export async function readNamesAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from search_name where name > ${after}
    order by name limit ${limit}`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Adds names in both scripts, or increments their listing counts. Frequent ones are not updated, and the others are
 * locked in order, as for words.
 */
export async function addNames(db: Db, names: readonly KnownName[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    insert into search_name (name, other, listings)
    select r.name, r.other, r.listings
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as r (name text, other text, listings integer)
    where not exists (
      select 1 from search_name n
      where n.name = r.name collate "C" and n.other = r.other collate "C" and n.listings >= ${countedWords}
    )
    order by r.name collate "C", r.other collate "C"
    on conflict (name, other) do update set listings = search_name.listings + excluded.listings`.execute(db);
}
