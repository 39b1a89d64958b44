import { randomBytes } from 'node:crypto';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import { addChallenge, useChallenge } from './passkey-queries.ts';
import { tokenHash } from './tokens.ts';

/** Milliseconds that a challenge is valid. */
export const challengeLife = limits.passkeys.challengeMinutes * 60_000;

/**
 * A random challenge, stored in the database for all nodes.
 * @param userId the member who may add a passkey with it; null for a sign-in
 * @returns 256 bits in base64url
 */
export async function newChallenge(db: Db, userId: number | null, now: Date): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(32));
  const hash = tokenHash(challenge.toString('base64url'));
  await addChallenge(db, { hash, userId, now, expiresAt: new Date(now.getTime() + challengeLife) });
  return challenge;
}

/** Whether a challenge was issued for this purpose and is still valid. Uses it up. */
export const takeChallenge = (
  db: Db,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<boolean> => useChallenge(db, { hash: tokenHash(challenge), userId, now });
