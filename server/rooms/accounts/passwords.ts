import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '../../../contract/passwords.ts';

/** argon2id, 19,456 KiB, two passes, one lane: the minimum that OWASP recommends. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password in normalized form, independent of the keyboard. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), settings);
}

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/**
 * The forms in which a password may have been hashed, as digits were not normalized formerly. The current form
 * comes first, without duplicates.
 */
function formsOf(given: string): string[] {
  const now = normalPassword(given);
  return [...new Set([now, given.normalize('NFKC'), arabicDigits(now)])];
}

/**
 * Whether a password matches a hash, in the current form or a former one. An account without a password takes as
 * long as one with another password.
 */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  if (stored === null) {
    await compareWithNobodys(given);
    return false;
  }
  for (const form of formsOf(given)) if (await verify(stored, form)) return true;
  return false;
}

/** Takes as long to compare as a real hash and matches no password, as it is made of 32 random bytes. */
const nobodys = hash(randomBytes(32), settings);

/** Takes as long as comparing a password, if there is no account to compare with. */
export async function compareWithNobodys(given: string): Promise<void> {
  await isPassword(await nobodys, given);
}

/** Whether a hash was created with weaker settings than the current ones. */
export function isOutdated(stored: string): boolean {
  const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  const { memoryCost, timeCost, parallelism } = settings;
  return !(Number(memory) >= memoryCost && Number(time) >= timeCost && Number(lanes) >= parallelism);
}
