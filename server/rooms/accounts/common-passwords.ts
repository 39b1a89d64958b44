import { readFileSync } from 'node:fs';
import { listedPassword } from '../../../contract/passwords.ts';

let list: Set<string> | undefined;

/** Whether a password is one of those that are tried first; neither capitals nor Arabic digits make it another. */
export function isCommonPassword(password: string): boolean {
  const file = new URL('../../../contract/common-passwords.txt', import.meta.url);
  list ??= new Set(readFileSync(file, 'utf8').split('\n'));
  return list.has(listedPassword(password));
}
