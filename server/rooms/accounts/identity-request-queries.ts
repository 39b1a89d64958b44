import type { Db } from '../../database/connect.ts';
import type { ConfirmedIdentity } from '../../open-id/open-id-client.ts';

export interface NewRequest {
  stateHash: Buffer;
  browserHash: Buffer;
  provider: string;
  /** The member who links an identity; null for a sign-in. */
  userId: number | null;
  nonce: string;
  verifier: string;
  nextPath: string | null;
  now: Date;
  expiresAt: Date;
}

/** Stores a request, and deletes expired ones. */
export async function addRequest(db: Db, request: NewRequest): Promise<void> {
  await db.deleteFrom('identity_request').where('expires_at', '<=', request.now).execute();
  await db
    .insertInto('identity_request')
    .values({
      state_hash: request.stateHash,
      browser_hash: request.browserHash,
      provider: request.provider,
      user_id: request.userId,
      nonce: request.nonce,
      verifier: request.verifier,
      next_path: request.nextPath,
      expires_at: request.expiresAt,
    })
    .execute();
}

interface Returning {
  stateHash: Buffer;
  browserHash: Buffer;
  provider: string;
  now: Date;
}

/** Uses up the state of a request of this browser; undefined if it is unknown, expired or used. */
export function takeState(db: Db, { stateHash, browserHash, provider, now }: Returning) {
  return db
    .updateTable('identity_request')
    .set({ returned_at: now })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('returned_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier', 'next_path as nextPath', 'user_id as userId', 'name'])
    .executeTakeFirst();
}

/** Stores the name that a provider sends beside the code, before the state is used. */
export async function noteName(db: Db, stateHash: Buffer, name: string): Promise<void> {
  await db
    .updateTable('identity_request')
    .set({ name })
    .where('state_hash', '=', stateHash)
    .where('returned_at', 'is', null)
    .execute();
}

/** Stores what the provider has confirmed. */
export async function storeConfirmed(
  db: Db,
  stateHash: Buffer,
  { issuer, subject, email, emailVerified, name }: ConfirmedIdentity,
): Promise<void> {
  await db
    .updateTable('identity_request')
    .set({ issuer, subject, email, email_verified: emailVerified, name })
    .where('state_hash', '=', stateHash)
    .execute();
}

/**
 * What was confirmed in this browser, locked until the transaction ends: of two concurrent uses one succeeds.
 * @param userId the member who links an identity; null for a sign-in
 */
export async function lockConfirmed(
  db: Db,
  { browserHash, userId, now }: { browserHash: Buffer; userId: number | null; now: Date },
): Promise<(ConfirmedIdentity & { provider: string }) | undefined> {
  const row = await db
    .selectFrom('identity_request')
    .select(['provider', 'issuer', 'subject', 'email', 'email_verified as emailVerified', 'name'])
    .where('browser_hash', '=', browserHash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.issuer === null || row.subject === null) return undefined;
  const { issuer, subject } = row;
  return { ...row, issuer, subject };
}

export async function deleteRequest(db: Db, browserHash: Buffer): Promise<void> {
  await db.deleteFrom('identity_request').where('browser_hash', '=', browserHash).execute();
}
