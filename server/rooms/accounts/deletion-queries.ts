import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';

export interface OwnedRow {
  id: number;
  kind: ListingKind;
  title_en: string | null;
  title_ar: string | null;
  /** Whether it was in the directory before its owner claimed it. */
  claimed: boolean;
}

/** The listings of an account: claimed places first, then its posts, newest first; and their total. */
export async function readOwned(db: Db, userId: number, limit: number) {
  const { rows } = await sql<OwnedRow & { total: number }>`
    select l.id, l.kind, l.title_en, l.title_ar, b.listing_id is not null as claimed, count(*) over () as total
    from listing l left join listing_before_claim b on b.listing_id = l.id
    where l.owner_id = ${userId} and (l.removed_at is null or b.listing_id is not null)
    order by claimed desc, l.id desc limit ${limit}`.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** The storage keys of all files of an account's pictures. */
export async function readFileKeys(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select(['key', 'variants'])
    .where('owner_id', '=', userId)
    .execute();
  return [...new Set(rows.flatMap(({ key, variants }) => [key, ...variants.map((variant) => variant.key)]))];
}

/** Contact messages from an address, before or since it had an account. */
export async function deleteMessages(db: Db, email: string): Promise<void> {
  await db.deleteFrom('contact_message').where(sql<string>`lower(email)`, '=', email).execute();
}

/**
 * Reports of other people's listings and reviews remain, anonymized, as a scam remains one if its reporter leaves.
 * Their text is retained until the team has decided.
 */
export async function anonymizeReports(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('report')
    .set({
      reporter_id: null,
      reporter_hash: sql<Buffer>`sha256(gen_random_uuid()::text::bytea)`,
      text: sql<string | null>`case when status = 'open' then text end`,
    })
    .where('reporter_id', '=', userId)
    .execute();
  await db
    .updateTable('review_report')
    .set({
      reporter_id: null,
      reporter_hash: sql<Buffer>`sha256(gen_random_uuid()::text::bytea)`,
      text: sql<string | null>`case when status = 'open' then text end`,
    })
    .where('reporter_id', '=', userId)
    .execute();
}

/** An account with its posts, reviews, pictures, saved items, sessions and confirmations, by foreign keys. */
export async function deleteUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('app_user').where('id', '=', id).execute();
}
