import { type Insertable, sql } from 'kysely';
import type { AdvertisementQuery, AdvertisementSlot } from '../../../contract/advertisements.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { pictureColumns } from '../../database/picture-columns.ts';
import type { AdvertisementTable } from '../../database/site-tables.ts';
import type { Cursor } from '../../http/cursor.ts';
import { type SortOrder, sorted } from '../listings/sorting-queries.ts';

function withPicture(db: Db) {
  return db
    .selectFrom('advertisement as a')
    .leftJoin('media as m', 'm.id', 'a.media_id')
    .selectAll('a')
    .select([...pictureColumns, sql<string>`a.updated_at::text`.as('version')]);
}
export type AdvertisementRow = NonNullable<Awaited<ReturnType<typeof readAdvertisement>>>;

/** The active advertisements with the highest priority of each slot, for pages of a language. */
export async function readActive(db: Db, slots: readonly AdvertisementSlot[], lang: Lang, at: Date) {
  const rows = await withPicture(db)
    .where('a.published', '=', true)
    .where('a.slot', 'in', slots)
    .where('a.lang', 'in', ['both', lang])
    .where('a.starts_at', '<=', at)
    .where(({ or, eb }) => or([eb('a.ends_at', 'is', null), eb('a.ends_at', '>', at)]))
    .orderBy('a.slot')
    .orderBy('a.priority', 'desc')
    .orderBy('a.id')
    .execute();
  return rows;
}

/** Latest start first. */
const byStart: SortOrder = {
  name: 'starts',
  key: sql`a.starts_at`,
  type: 'timestamptz',
  descending: true,
  id: 'a.id',
};

/** One row more than a page, latest start first. */
export function listAdvertisements(
  db: Db,
  { slot, state }: Pick<AdvertisementQuery, 'slot' | 'state'>,
  cursor: Cursor | undefined,
  limit: number,
  at: Date,
) {
  let query = withPicture(db).select([
    sql<number>`(select coalesce(sum(views), 0) from advertisement_day d where d.advertisement_id = a.id)::int`.as(
      'views',
    ),
    sql<number>`(select coalesce(sum(clicks), 0) from advertisement_day d where d.advertisement_id = a.id)::int`.as(
      'clicks',
    ),
  ]);
  if (slot) query = query.where('a.slot', '=', slot);
  if (state === 'draft') query = query.where('a.published', '=', false);
  else if (state) query = query.where('a.published', '=', true);
  if (state === 'scheduled') query = query.where('a.starts_at', '>', at);
  if (state === 'ended') query = query.where('a.ends_at', '<=', at);
  if (state === 'running')
    query = query
      .where('a.starts_at', '<=', at)
      .where(({ or, eb }) => or([eb('a.ends_at', 'is', null), eb('a.ends_at', '>', at)]));
  return sorted(query, byStart, cursor, limit + 1).execute();
}

export function readAdvertisement(db: Db, id: number) {
  return withPicture(db).where('a.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockAdvertisement(tx: Db, id: number) {
  await tx.selectFrom('advertisement').select('id').where('id', '=', id).forUpdate().execute();
  return readAdvertisement(tx, id);
}

type Columns = Omit<Insertable<AdvertisementTable>, 'id' | 'created_at' | 'updated_at'>;

export async function insertAdvertisement(tx: Db, row: Columns): Promise<number> {
  const { id } = await tx.insertInto('advertisement').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateAdvertisement(tx: Db, id: number, row: Columns): Promise<void> {
  await tx
    .updateTable('advertisement')
    .set({ ...row, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteAdvertisement(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('advertisement').where('id', '=', id).execute();
}

/** Increments the count of a day, if the advertisement is active at that moment. */
export async function addToDay(
  db: Db,
  what: 'views' | 'clicks',
  { id, day, at }: { id: number; day: string; at: Date },
): Promise<void> {
  await sql`
    insert into advertisement_day (advertisement_id, day, ${sql.ref(what)})
    select id, ${day}::date, 1 from advertisement
    where id = ${id} and published and starts_at <= ${at} and (ends_at is null or ends_at > ${at})
    on conflict (advertisement_id, day)
    do update set ${sql.ref(what)} = advertisement_day.${sql.ref(what)} + 1`.execute(db);
}

/** The days with impressions, newest first. */
export async function readDays(db: Db, id: number, limit: number) {
  return db
    .selectFrom('advertisement_day')
    .select([sql<string>`day::text`.as('day'), 'views', 'clicks'])
    .where('advertisement_id', '=', id)
    .orderBy('advertisement_day.day', 'desc')
    .limit(limit)
    .execute();
}
