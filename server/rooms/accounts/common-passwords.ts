import { readFileSync } from 'node:fs';
import { listedPassword } from '../../../contract/passwords.ts';

let list: Set<string> | undefined;

/** Whether a password is among the most common ones, ignoring case and Arabic digits. */
export function isCommonPassword(password: string): boolean {
  const file = new URL('../../../contract/common-passwords.txt', import.meta.url);
  list ??= new Set(readFileSync(file, 'utf8').split('\n'));
  return list.has(listedPassword(password));
}
