import type { User } from '../../contract/accounts.ts';
import { storageKeys } from '../storage-keys.ts';
import { accountRenamed } from './account.ts';

/** The address that the account had before: what was stored under it is still its own. */
const formerKey = 'account_email_was';
/** Drafts on the device, whose keys have the address of whoever wrote them as their second word. */
const drafts = /^(post_draft|office_draft) (\S+) (.*)$/;

/** The address by now of the account that had this one; any other stays as it is. */
export function presentEmail(email: string): string {
  return localStorage.getItem(formerKey) === email
    ? (localStorage.getItem(storageKeys.email) ?? email)
    : email;
}

/** Stores the name and address of an account that was changed, and files its drafts under the new address. */
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
      // A device that is full keeps one copy at a time.
      localStorage.removeItem(key);
      localStorage.setItem(`${kind} ${email} ${rest}`, text);
    }
  }
  accountRenamed();
}

let adopted: User | undefined;

/** Takes over what the server says of the account: it may have been changed elsewhere. Each answer counts once. */
export function adoptAccount(user: User): void {
  if (user === adopted) return;
  adopted = user;
  const [name, email] = [localStorage.getItem(storageKeys.name), localStorage.getItem(storageKeys.email)];
  const isHere = localStorage.getItem(storageKeys.token) !== null;
  if (isHere && (user.email !== email || user.name !== name)) renameAccount(user);
}
