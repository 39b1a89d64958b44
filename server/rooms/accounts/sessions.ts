import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { addSession, findSession, touchSession } from './session-queries.ts';
import { newToken, tokenHash } from './tokens.ts';

const day = 86_400_000;
/** The interval in which the use of a session is recorded, in milliseconds, to avoid a write per request. */
const noteEvery = 3_600_000;

const idleUntil = (now: Date) => new Date(now.getTime() + limits.sessionIdleDays * day);

/** Creates a session and returns its token, which is stored only hashed. */
export async function beginSession(
  db: Db,
  userId: number,
  userAgent: string | null,
  now: Date,
): Promise<string> {
  const token = newToken();
  const agent = userAgent?.slice(0, 400) ?? null;
  await addSession(db, {
    userId,
    tokenHash: tokenHash(token),
    userAgent: agent,
    now,
    expiresAt: idleUntil(now),
  });
  return token;
}

/** The member of a token; null if it is invalid. Each use renews the session. */
export async function actorOfToken(db: Db, token: string, now: Date): Promise<Actor | null> {
  const found = await findSession(db, tokenHash(token), now);
  if (!found) return null;
  const { lastSeenAt, ...actor } = found;
  if (now.getTime() - lastSeenAt.getTime() > noteEvery) {
    await touchSession(db, actor, now, idleUntil(now));
  }
  return actor;
}
