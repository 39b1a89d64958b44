import type { User } from '../../contract/accounts.ts';
import { storageKeys } from '../storage-keys.ts';
import { accountRenamed } from './account.ts';

/** The previous address of the account: data stored under it still belongs to it. */
const formerKey = 'account_email_was';
/** Drafts on the device, whose keys contain the address of their author as the second segment. */
const drafts = /^(post_draft|office_draft) (\S+) (.*)$/;

/** The current address of the account that had this one; any other is unchanged. */
export function presentEmail(email: string): string {
  return localStorage.getItem(formerKey) === email
    ? (localStorage.getItem(storageKeys.email) ?? email)
    : email;
}

/** Stores the changed name and address of an account, and moves its drafts to the new address. */
export function renameAccount({ name, email }: Pick<User, 'name' | 'email'>): void {
  const former = localStorage.getItem(storageKeys.email);
  localStorage.setItem(storageKeys.name, name);
  if (former !== email) {
    if (former) localStorage.setItem(formerKey, former);
    localStorage.setItem(storageKeys.email, email);
    for (const key of Object.keys(localStorage)) {
      const [, kind, owner, rest] = drafts.exec(key) ?? [];
      const text = owner === former ? localStorage.getItem(key) : null;
      if (!kind || text === null) continue;
      // Moves one draft at a time, as the storage may be full.
      localStorage.removeItem(key);
      localStorage.setItem(`${kind} ${email} ${rest}`, text);
    }
  }
  accountRenamed();
}

let adopted: User | undefined;

/** Applies the account data of a response, which may have been changed elsewhere. Each response counts once. */
export function adoptAccount(user: User): void {
  if (user === adopted) return;
  adopted = user;
  const [name, email] = [localStorage.getItem(storageKeys.name), localStorage.getItem(storageKeys.email)];
  const isHere = localStorage.getItem(storageKeys.token) !== null;
  if (isHere && (user.email !== email || user.name !== name)) renameAccount(user);
}
