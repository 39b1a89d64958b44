import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { limits } from '../../../contract/limits.ts';
import { westernDigits } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import type { Account } from './account-queries.ts';
import { linkHash } from './address-links.ts';
import { takeRecoveryCode, takeStep } from './second-factor-queries.ts';

/** The period of an authenticator app's codes, in seconds. */
const period = 30;

const totpOf = (secret: string, names?: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: limits.code.digits, period });

/** 160 random bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code for authenticator apps. */
export const secretUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** The period of a code: the current one, the previous or the next; null if it matches none. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const plain = (typed: string) =>
  westernDigits(typed.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** 80 random bits, in four groups of four. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

/** Codes for when the phone is lost. Only their hashes are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode);
  return { codes, hashes: codes.map((code) => linkHash(plain(code))) };
}

/** Whether a code is the app's of this period, plus or minus one, and unused. */
export async function takeAppCode(
  db: Db,
  { id, factorSecret }: Account,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = plain(typed);
  const step = factorSecret && /^\d{6}$/.test(code) ? stepOf(factorSecret, code, now) : null;
  return step !== null && takeStep(db, id, step);
}

/** Whether a code is the app's, or a recovery code. Uses it up. */
export async function takeCode(db: Db, account: Account, typed: string, now: Date): Promise<boolean> {
  if (await takeAppCode(db, account, typed, now)) return true;
  return takeRecoveryCode(db, account.id, linkHash(plain(typed)));
}
