import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';

export interface NewSession {
  userId: number;
  tokenHash: Buffer;
  userAgent: string | null;
  now: Date;
  expiresAt: Date;
}

export async function addSession(db: Db, session: NewSession): Promise<number> {
  const { id } = await db
    .insertInto('session')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteSeen(db, session.userId, session.now);
  return id;
}

/** Ends sessions; the account retains the time of its last visit. */
async function noteSeen(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('app_user').set({ last_seen_at: now }).where('id', '=', userId).execute();
}

/** The active session of a token, unless its account is banned. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<(Actor & { lastSeenAt: Date }) | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'session.id as sessionId',
      'session.user_id as userId',
      'session.last_seen_at as lastSeenAt',
      'app_user.role',
      'app_user.totp_confirmed_at as factorSince',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('app_user.banned_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { factorSince, ...rest } = row;
  return { ...rest, secondFactor: factorSince !== null };
}

/** Records the use of a session, which renews its lifetime. */
export async function touchSession(
  db: Db,
  { sessionId: id, userId }: Pick<Actor, 'sessionId' | 'userId'>,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await noteSeen(db, userId, now);
  await db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Ends one session of an account; false if it has no such session. */
export async function endSession(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an account, or all except this one. Returns their number. */
export async function endSessions(db: Db, userId: number, exceptId?: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as number))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The active sessions of an account, most recently used first. */
export function listSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
