import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import { newToken, tokenHash } from './tokens.ts';
import { distrustAll, isTrusted, trust } from './trusted-device-queries.ts';

const day = 86_400_000;
const since = (now: Date) => new Date(now.getTime() - limits.trustedDeviceDays * day);

/** The hash of the browser's cookie if the account trusts it, otherwise undefined. */
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
 * Trusts the browser of a member who proved to own the account.
 * @param device the cookie of the browser, if present
 * @returns the cookie to set
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

/** After a password change only the browser that made it is trusted. */
export async function trustOnly(
  db: Db,
  userId: number,
  device: string | undefined,
  now: Date,
): Promise<string> {
  await distrustAll(db, userId);
  return trustDevice(db, userId, device, now);
}
