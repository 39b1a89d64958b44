import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { registerAccount } from '../contract/accounts.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { callApi } from './api.ts';

/** A member created for one test and not used by others. */
export interface TestMember {
  name: string;
  email: string;
  password: string;
  token: string;
}

/** Registers a new member. */
export async function newMember(request: APIRequestContext, name = 'Layla Nasser'): Promise<TestMember> {
  const email = `layla-${randomBytes(8).toString('hex')}@post.example`;
  const password = 'a password of stories';
  const body = { name, email, password, passwordConfirmation: password, termsAccepted: true as const };
  const { token } = (await callApi(request, registerAccount, { body })).data;
  return { name, email, password, token };
}

/** Signs the browser in without the form; effective from its next page load. */
export async function beMember(
  page: Page,
  { token, name, email }: Omit<TestMember, 'password'>,
): Promise<void> {
  await page.addInitScript(
    ({ keys, stored }) => {
      // Only once, so that signing out takes effect. The name of the tab outlives it; the tab's storage does not.
      if (window.name === 'was here') return;
      window.name = 'was here';
      localStorage.setItem(keys.token, stored.token);
      localStorage.setItem(keys.name, stored.name);
      localStorage.setItem(keys.email, stored.email);
    },
    { keys: storageKeys, stored: { token, name, email } },
  );
}

/** Calls the API as a member. */
export const asMember = ({ token }: Pick<TestMember, 'token'>) => ({
  headers: { authorization: `Bearer ${token}` },
});
