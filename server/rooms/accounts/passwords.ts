import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19,456 KiB, two passes, one lane: what the quality page asks at the least. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The stored form of a password. NFKC first, so that one password typed on two keyboards is one. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), settings);
}

/** Whether a password is the one that was stored. */
export function isPassword(stored: string, given: string): Promise<boolean> {
  return verify(stored, given.normalize('NFKC'));
}
