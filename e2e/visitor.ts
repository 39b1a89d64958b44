import type { APIRequestContext, Page } from '@playwright/test';
import { logIn } from '../contract/accounts.ts';
import { limits } from '../contract/limits.ts';
import { locales } from '../contract/locales.ts';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { callApi } from './api.ts';
import { test, type Variant, variants } from './fixtures.ts';
import { beMember } from './members.ts';

function forEach(some: Variant[], define: (variant: Variant) => void): void {
  for (const variant of some) {
    test.describe(`${variant.lang} at ${variant.width} px`, () => {
      test.use({
        viewport: { width: variant.width, height: variant.height },
        locale: locales[variant.lang].intl,
      });
      define(variant);
    });
  }
}

const isSmall = ({ width }: Variant) => width <= limits.mobileBreakpointPx;

/** Defines a test for wide screens in both languages. */
export const onDesks = (define: (variant: Variant) => void) =>
  forEach(
    variants.filter((variant) => !isSmall(variant)),
    define,
  );

/** Defines a test for small screens in both languages. */
export const onPhones = (define: (variant: Variant) => void) => forEach(variants.filter(isSmall), define);

/** The member of the demo site, by name and address; each sign-in creates a session of its own. */
export const member = accountOf('member');

function accountOf(role: string) {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  return account;
}

/** Signs in a user of the demo site without the form, and returns the token. */
export async function newToken(
  request: APIRequestContext,
  { email, password }: { email: string; password: string } = member,
): Promise<string> {
  const { data } = await callApi(request, logIn, { body: { email, password } });
  if (!('token' in data)) throw new Error(`${email} has a second factor`);
  return data.token;
}

/** Signs the page in as a team member of the demo site without the form; effective from its next page load. */
export async function beOfTheTeam(page: Page, role: 'moderator' | 'editor' | 'admin'): Promise<string> {
  const account = accountOf(role);
  const token = await newToken(page.request, account);
  await beMember(page, { token, name: account.name, email: account.email });
  return token;
}

/**
 * Signs in the member of the demo site without the form: with a real token and the stored values that pages read.
 * `name` is the name in local storage.
 */
export async function signIn(page: Page, name = member.name): Promise<string> {
  const token = await newToken(page.request);
  await beMember(page, { token, name, email: member.email });
  return token;
}

/** Stops the page's clock, so that the test controls the time. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}
