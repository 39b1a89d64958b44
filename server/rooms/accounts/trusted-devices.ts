import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import { newToken, tokenHash } from './tokens.ts';
import { distrustAll, isTrusted, trust } from './trusted-device-queries.ts';

const day = 86_400_000;
const since = (now: Date) => new Date(now.getTime() - limits.trustedDeviceDays * day);

/** The hash of the browser's cookie where the account is known there, else undefined. */
export async function trustedDevice(
  db: Db,
  userId: number,
  device: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!device) return undefined;
  const hash = tokenHash(device);
  return (await isTrusted(db, userId, hash, since(now))) ? hash.toString('hex') : undefined;
}

/**
 * Trusts the browser of whoever proved that an account is theirs.
 * @param device the cookie that it has, where it has one
 * @returns the cookie that it is to have
 */
export async function trustDevice(
  db: Db,
  userId: number,
  device: string | undefined,
  now: Date,
): Promise<string> {
  const token = device ?? newToken();
  await trust(db, userId, tokenHash(token), { now, since: since(now) });
  return token;
}

/** After a new password only the browser that set it is trusted. */
export async function trustOnly(
  db: Db,
  userId: number,
  device: string | undefined,
  now: Date,
): Promise<string> {
  await distrustAll(db, userId);
  return trustDevice(db, userId, device, now);
}
