import { readFileSync } from 'node:fs';

let list: Set<string> | undefined;

/** Whether a password is one of those that are tried first; capitals do not make it another. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return list.has(password.normalize('NFKC').toLowerCase());
}
