import type { Db } from '../../database/connect.ts';

const columns = ['id', 'name', 'synced', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

export interface NewPasskey {
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
  name: string;
  synced: boolean;
}

export function listPasskeys(db: Db, userId: number) {
  return db.selectFrom('passkey').select(columns).where('user_id', '=', userId).orderBy('id').execute();
}
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** The credentials that browsers exclude, so that an authenticator gets no second one. */
export async function listCredentials(
  db: Db,
  userId: number,
): Promise<{ id: string; transports: string[] }[]> {
  return db
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
}

/** The new passkey; undefined if an account has this credential already. */
export function insertPasskey(db: Db, passkey: NewPasskey, now: Date): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkey')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      synced: passkey.synced,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** The name of the removed passkey; undefined if the account has no such one. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Records a use; false if the counter of an authenticator with a counter did not increase. */
export async function notePasskeyUse(
  db: Db,
  id: number,
  { counter, synced, now }: { counter: number; synced: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, synced, last_used_at: now })
    .where('id', '=', id)
    .where((of) => (counter === 0 ? of('counter', '=', 0) : of('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores a challenge, and deletes expired ones. */
export async function addChallenge(
  db: Db,
  { hash, userId, now, expiresAt }: { hash: Buffer; userId: number | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await db.insertInto('passkey_challenge').values({ hash, user_id: userId, expires_at: expiresAt }).execute();
}

/** Uses up a challenge of a member, or of a sign-in; false if it is unknown, expired or used. */
export async function useChallenge(
  db: Db,
  { hash, userId, now }: { hash: Buffer; userId: number | null; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
