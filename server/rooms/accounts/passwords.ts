import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '../../../contract/passwords.ts';

/** argon2id, 19,456 KiB, two passes, one lane: what the quality page asks at the least. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The stored form of a password: one password typed on two keyboards is one. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), settings);
}

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/**
 * What a password may have been stored as: digits were stored as they were typed once. The present form first, and no
 * more than differ.
 */
function formsOf(given: string): string[] {
  const now = normalPassword(given);
  return [...new Set([now, given.normalize('NFKC'), arabicDigits(now)])];
}

/** Whether a password is the one that was stored, in the present form or one of before. */
export async function isPassword(stored: string, given: string): Promise<boolean> {
  for (const form of formsOf(given)) if (await verify(stored, form)) return true;
  return false;
}

/** Takes as long as a real one to compare with, and nobody's password is its own: it is of 32 random bytes. */
const nobodys = hash(randomBytes(32), settings);

/** Takes the time that comparing a password takes, where there is no account to compare it with. */
export async function compareWithNobodys(given: string): Promise<void> {
  await isPassword(await nobodys, given);
}

/** Whether a stored form was made with weaker settings than ours are by now. */
export function isOutdated(stored: string): boolean {
  const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  const { memoryCost, timeCost, parallelism } = settings;
  return !(Number(memory) >= memoryCost && Number(time) >= timeCost && Number(lanes) >= parallelism);
}
