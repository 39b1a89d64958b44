import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { readWaitingAge, type WaitingAge } from '../../database/waiting-age.ts';

type Way = 'code' | 'call';

export interface NewPhoneProof {
  userId: number;
  phone: string;
  way: Way;
  codeHash: string | null;
  preferredTime: string;
  now: Date;
  expiresAt: Date | null;
}

/** The account's number, and since when it is confirmed. Locked until the transaction ends if `forUpdate`. */
export async function readPhone(db: Db, userId: number, forUpdate = false) {
  return db
    .selectFrom('app_user')
    .select(['phone', 'phone_proved_at as provedAt', 'lang', 'name'])
    .where('id', '=', userId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** What is pending for a member: a code that is still valid, or a call. */
export function readPending(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('phone_proof')
    .select(['phone', 'way'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When a member requested proofs since a time, the newest first. */
export async function requestsSince(db: Db, userId: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('phone_proof')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

/** Ends what is pending for a member. */
export async function endPending(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('phone_proof')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function addProof(db: Db, proof: NewPhoneProof): Promise<number> {
  const { id } = await db
    .insertInto('phone_proof')
    .values({
      user_id: proof.userId,
      phone: proof.phone,
      way: proof.way,
      code_hash: proof.codeHash,
      preferred_time: proof.preferredTime,
      created_at: proof.now,
      expires_at: proof.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends one request; false if it has ended. */
export async function endProof(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_proof')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Consumes an attempt at the valid code of a member before it is compared, so that concurrent guesses do not exceed
 * the limit together.
 */
export function takeTry(db: Db, userId: number, tries: number, now: Date) {
  return db
    .updateTable('phone_proof')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('way', '=', 'code')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', tries)
    .returning(['id', 'phone', 'code_hash as codeHash'])
    .executeTakeFirst();
}

/** Deletes requests from before a time, except calls that wait. */
export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('phone_proof')
    .where('created_at', '<', before)
    .where((of) => of.or([of('ended_at', 'is not', null), of('way', '=', 'code')]))
    .execute();
}

/**
 * Confirms a number. Whoever had confirmed it before no longer has it: numbers are reassigned. Until the transaction
 * ends, nobody else confirms the same number.
 */
export async function setProved(db: Db, userId: number, phone: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(db);
  await db
    .updateTable('app_user')
    .set({ phone_proved_at: null })
    .where('phone', '=', phone)
    .where('phone_proved_at', 'is not', null)
    .where('id', '!=', userId)
    .execute();
  await db
    .updateTable('app_user')
    .set({ phone, phone_proved_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

export async function clearProved(db: Db, userId: number): Promise<void> {
  await db.updateTable('app_user').set({ phone_proved_at: null }).where('id', '=', userId).execute();
}

/** Calls that members wait for, the oldest first. */
export function listCalls(db: Db, limit: number) {
  return db
    .selectFrom('phone_proof as p')
    .innerJoin('app_user as u', 'u.id', 'p.user_id')
    .select([
      'p.id',
      'p.phone',
      'p.preferred_time as preferredTime',
      'p.created_at as createdAt',
      'u.id as userId',
      'u.name',
    ])
    .where('p.way', '=', 'call')
    .where('p.ended_at', 'is', null)
    .where('u.banned_at', 'is', null)
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** The calls that members wait for, by age. */
export const readWaiting = (db: Db, now: Date): Promise<WaitingAge> =>
  readWaitingAge(
    db,
    sql`select p.created_at as at from phone_proof p join app_user u on u.id = p.user_id
      where p.way = 'call' and p.ended_at is null and u.banned_at is null`,
    now,
  );

/** A call that waits, locked until the transaction ends. */
export function lockCall(db: Db, id: number) {
  return db
    .selectFrom('phone_proof')
    .select(['user_id as userId', 'phone', 'ended_at as endedAt'])
    .where('id', '=', id)
    .where('way', '=', 'call')
    .forUpdate()
    .executeTakeFirst();
}

export async function noteDecision(
  db: Db,
  id: number,
  { decidedBy, now }: { decidedBy: number; now: Date },
): Promise<void> {
  await db
    .updateTable('phone_proof')
    .set({ ended_at: now, decided_by: decidedBy })
    .where('id', '=', id)
    .execute();
}
