import { type Insertable, sql, type Updateable } from 'kysely';
import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import { fold, terms } from '../../../contract/search.ts';
import type { TranslatedField } from '../../../contract/translation-values.ts';
import type { Db } from '../../database/connect.ts';
import type { TranslationTable } from '../../database/translation-tables.ts';
import { readWaitingAge, type WaitingAge } from '../../database/waiting-age.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { ListingTexts } from './texts.ts';

const listings = (db: Db) =>
  db
    .selectFrom('listing as l')
    .leftJoin('business as b', 'b.id', 'l.id')
    .select(['l.id', 'l.kind', 'l.slug', 'l.status', 'l.owner_id', 'l.expires_at', 'l.anonymous', 'l.lang'])
    .select(['l.title_en', 'l.title_ar', 'l.description_en', 'l.description_ar', 'b.services']);

export function readListing(db: Db, kind: ListingKind, id: number) {
  return listings(db).where('l.id', '=', id).where('l.kind', '=', kind).executeTakeFirst();
}
export type ListingRow = NonNullable<Awaited<ReturnType<typeof readListing>>>;

export const readListings = (db: Db, ids: readonly number[]): Promise<ListingRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : listings(db)
        .where('l.id', 'in', [...ids])
        .execute();

/** Locks its texts until the transaction ends. */
export async function lockListing(tx: Db, kind: ListingKind, id: number): Promise<ListingRow | undefined> {
  await tx.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute();
  return readListing(tx, kind, id);
}

const rows = (db: Db) =>
  db
    .selectFrom('translation as t')
    .leftJoin('app_user as u', 'u.id', 't.author_id')
    .selectAll('t')
    .select(['u.name', 'u.public_name', 'u.public_page']);

/** All translations of a listing. */
export const readOf = (db: Db, listingId: number) => rows(db).where('t.listing_id', '=', listingId).execute();
export type TranslationRow = Awaited<ReturnType<typeof readOf>>[number];

export const readOne = (db: Db, id: number): Promise<TranslationRow | undefined> =>
  rows(db).where('t.id', '=', id).executeTakeFirst();

export const readBy = (db: Db, authorId: number, limit: number): Promise<TranslationRow[]> =>
  rows(db).where('t.author_id', '=', authorId).orderBy('t.updated_at', 'desc').limit(limit).execute();

/** Pending translations by others, oldest first; of all listings, or of those of one owner. */
export function readWaitingFor(
  db: Db,
  { userId, ofOwner, limit }: { userId: number; ofOwner: boolean; limit: number },
): Promise<TranslationRow[]> {
  return rows(db)
    .innerJoin('listing as l', 'l.id', 't.listing_id')
    .where('t.state', '=', 'waiting')
    .where('t.source', '=', 'volunteer')
    .where('t.author_id', '<>', userId)
    .where('l.status', '=', 'published')
    .$if(ofOwner, (query) => query.where('l.owner_id', '=', userId))
    .orderBy('t.updated_at')
    .limit(limit)
    .execute();
}

/** The number of a member's translations that were published as a volunteer's. */
export async function countPublishedBy(db: Db, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('translation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('source', '=', 'volunteer')
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  return count;
}

/** Of each kind so many of the newest listings are searched for texts in one language only. */
const searchedOfKind = 2_000;

/**
 * Published listings without a title or a description in one language, newest first, among the newest of each kind: where
 * nearly everything is translated, the search would otherwise read all listings.
 */
export async function readUntranslated(db: Db, at: Date, limit: number): Promise<ListingRow[]> {
  const { rows: found } = await sql<{ id: number }>`
    select untranslated.id
    from unnest(${[...listingKinds]}::text[]) as one(kind)
    cross join lateral (
      select id, published_at
      from (
        select id, published_at, expires_at, title_en, title_ar, description_en, description_ar
        from listing
        where listing.kind = one.kind and status = 'published'
        order by published_at desc, id desc
        limit ${searchedOfKind}
      ) as newest
      where (expires_at is null or expires_at > ${at})
        and (title_en is null or title_ar is null or (description_en is null) <> (description_ar is null))
      order by published_at desc, id desc
      limit ${limit}
    ) as untranslated
    order by untranslated.published_at desc, untranslated.id desc
    limit ${limit}`.execute(db);
  const listings = new Map(
    (
      await readListings(
        db,
        found.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return found.flatMap(({ id }) => listings.get(id) ?? []);
}

export async function insertOne(tx: Db, row: Insertable<TranslationTable>): Promise<void> {
  await tx.insertInto('translation').values(row).execute();
}

export async function updateOne(tx: Db, id: number, row: Updateable<TranslationTable>): Promise<void> {
  await tx.updateTable('translation').set(row).where('id', '=', id).execute();
}

export async function deleteOne(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('translation').where('id', '=', id).execute();
}

/** Stores the service's translation of a text, replacing that of an earlier version. */
export async function putMachine(
  db: Db,
  row: Pick<Insertable<TranslationTable>, 'listing_id' | 'field' | 'lang' | 'text' | 'original_hash'>,
): Promise<void> {
  await db
    .insertInto('translation')
    .values({ ...row, source: 'machine', state: 'published' })
    .onConflict((conflict) =>
      conflict.columns(['listing_id', 'field', 'lang']).where('source', '=', 'machine').doUpdateSet({
        text: sql`excluded.text`,
        original_hash: sql`excluded.original_hash`,
        updated_at: sql`now()`,
      }),
    )
    .execute();
}

/**
 * Writes the text of one field in one language into its listing, with the derived columns for sorting and finding
 * by title.
 */
export async function writeText(
  tx: Db,
  id: number,
  texts: ListingTexts,
  { field, lang }: { field: TranslatedField; lang: Lang },
): Promise<void> {
  if (field === 'services') {
    const services = JSON.stringify(texts.services ?? []);
    await tx.updateTable('business').set({ services }).where('id', '=', id).execute();
  }
  const { title_en, title_ar } = texts;
  const title = {
    sort_en: fold(title_en ?? title_ar ?? ''),
    sort_ar: fold(title_ar ?? title_en ?? ''),
    search_title: terms(`${title_en ?? ''} ${title_ar ?? ''}`)
      .join(' ')
      .slice(0, longestSearchTitle),
  };
  await tx
    .updateTable('listing')
    .set({
      updated_at: sql`now()`,
      ...(field !== 'services' && { [`${field}_${lang}`]: texts[`${field}_${lang}`] }),
      ...(field === 'title' && title),
    })
    .where('id', '=', id)
    .execute();
}
/** Truncated as for other listings: index rows have a maximum size. */
const longestSearchTitle = 600;

/** A page of the back-office list: pending ones oldest first, published ones newest first. */
export function readManaged(
  db: Db,
  list: 'waiting' | 'published',
  after: Cursor | undefined,
  limit: number,
): Promise<(TranslationRow & { sort_key: string })[]> {
  const isWaiting = list === 'waiting';
  const way = isWaiting ? sql`>` : sql`<`;
  return rows(db)
    .select(sql<string>`t.updated_at::text`.as('sort_key'))
    .where('t.state', '=', list)
    .where('t.source', '<>', 'machine')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(t.updated_at, t.id) ${way} (${after?.key}::timestamptz, ${after?.id}::bigint)`,
      ),
    )
    .orderBy('t.updated_at', isWaiting ? 'asc' : 'desc')
    .orderBy('t.id', isWaiting ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}

/** The number of pending translations, and the age of the oldest. */
export const readWaiting = (db: Db, now: Date): Promise<WaitingAge> =>
  readWaitingAge(db, sql`select updated_at as at from translation where state = 'waiting'`, now);
