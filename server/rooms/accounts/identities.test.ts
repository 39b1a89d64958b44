import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  linkIdentity,
  listIdentities,
  logInWithIdentity,
  offerIdentity,
  registerWithIdentity,
  unlinkIdentity,
} from '../../../contract/identities.ts';
import { identityReturnPath } from '../../../contract/identity-paths.ts';
import {
  changeEmail,
  confirmSecondFactor,
  deleteAccount,
  exportAccount,
  offerSecondFactor,
  readProfile,
} from '../../../contract/profile.ts';
import { identityBrowser } from '../../testing/identity-browser.ts';
import { type Person, type RunningProvider, startProvider } from '../../testing/openid-provider.ts';
import { askingAs, noon, type TestSite, testSite } from '../../testing/test-site.ts';

const publicUrl = 'https://city.example';
const redirectUri = `${publicUrl}${identityReturnPath('google')}`;
const password = 'a password of tests';

let provider: RunningProvider;
let site: TestSite;
let now = noon;
beforeAll(async () => {
  provider = await startProvider({ clientId: 'city', clientSecret: 'secret of tests', redirectUri });
  site = await testSite(() => now, {
    PUBLIC_URL: publicUrl,
    RATE_LIMITS: '0',
    OIDC_GOOGLE_CLIENT_ID: 'city',
    OIDC_GOOGLE_CLIENT_SECRET: 'secret of tests',
    OIDC_GOOGLE_ISSUER: provider.issuer,
  });
});
beforeEach(() => {
  now = noon;
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

let count = 0;
function someone(given: Partial<Person> = {}): Person {
  count += 1;
  const subject = `person-${count}`;
  return { subject, name: 'Huda Saleh', email: `${subject}@post.example`, emailVerified: true, ...given };
}

/** A browser in which this person has just returned from the provider. */
async function returned(person: Person, query = '') {
  provider.setPerson(person);
  const browser = identityBrowser(site);
  const atProvider = await browser.start('google', query);
  const page = await browser.back(await browser.choose(atProvider, redirectUri));
  return { browser, page };
}

async function signIn(person: Person, body: { code?: string } = {}) {
  const { browser, page } = await returned(person);
  expect(page).toBe('/Continue-Sign-In?with=google');
  return browser.call(null, logInWithIdentity, { body });
}

const consent = { name: 'Huda S.', termsAccepted: true };

/** A new account of this person. */
async function registered(person: Person) {
  const { browser } = await returned(person);
  const response = await browser.call(null, registerWithIdentity, { body: consent });
  expect(response.status).toBe(201);
  const { token, user } = (await response.json()).data;
  return { browser, token, user, ...askingAs(site.ask, token) };
}

/** Links an identity of this person to the account. */
async function linked(token: string, person: Person, proof: { password: string; code?: string }) {
  provider.setPerson(person);
  const browser = identityBrowser(site);
  const offer = await browser.call(token, offerIdentity, { params: { provider: 'google' }, body: proof });
  if (offer.status !== 200) return offer;
  const { url } = (await offer.json()).data;
  const page = await browser.back(await browser.choose(url, redirectUri));
  expect(page).toBe('/Continue-Sign-In?link=google');
  return browser.call(token, linkIdentity);
}

describe('registration with a provider', () => {
  it('asks for consent, then creates an account with a confirmed address and without a password', async () => {
    const person = someone();
    const { browser, page } = await returned(person, '?next=%2FProfile&lang=ar');
    expect(page).toBe('/Continue-Sign-In?with=google&next=%2FProfile');
    const { data } = await (await browser.call(null, logInWithIdentity, { body: {} })).json();
    expect(data).toEqual({
      signedIn: null,
      newcomer: { provider: 'google', name: person.name, email: person.email },
    });
    const refused = await browser.call(null, registerWithIdentity, {
      body: { ...consent, termsAccepted: false },
    });
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      { termsAccepted: ['Please accept our terms & conditions to continue'] },
    ]);
    const response = await browser.call(null, registerWithIdentity, {
      body: { ...consent, newsletter: true },
    });
    expect(response.status).toBe(201);
    const { user } = (await response.json()).data;
    expect(user).toMatchObject({
      ...{ name: 'Huda S.', email: person.email, emailConfirmed: true, hasPassword: false, newsletter: true },
    });
    const subscriptions = site.db.selectFrom('subscription').select('email').execute();
    expect(await subscriptions).toContainEqual({ email: person.email });
    // Used up.
    expect((await browser.call(null, registerWithIdentity, { body: consent })).status).toBe(422);
    expect(await site.otherMails()).toEqual([]);

    const again = await signIn(person);
    expect((await again.json()).data).toMatchObject({ signedIn: { user: { id: user.id } }, newcomer: null });
  });

  it('is rejected without a verified address', async () => {
    const { browser } = await returned(someone({ emailVerified: false }));
    for (const response of [
      await browser.call(null, logInWithIdentity, { body: {} }),
      await browser.call(null, registerWithIdentity, { body: consent }),
    ])
      expect([response.status, (await response.json()).code]).toEqual([403, 'identity_unverified']);
  });

  it('canceling at the provider leads back, with the intended page', async () => {
    provider.setPerson(someone());
    const browser = identityBrowser(site);
    const atProvider = await browser.start('google', '?next=%2Falerts');
    const page = await browser.back(await browser.choose(atProvider, redirectUri, 'cancel'));
    expect(page).toBe('/Continue-Sign-In?failed=canceled&next=%2Falerts');
    expect((await browser.call(null, logInWithIdentity, { body: {} })).status).toBe(422);
  });
});

describe('an existing account', () => {
  it('is linked if both sides have verified the address, and its owner is notified', async () => {
    const member = await site.member({ email: someone().email });
    const person = someone({ email: member.email.toUpperCase() });
    const response = await signIn(person);
    expect((await response.json()).data.signedIn?.user.id).toBe(member.id);
    const mail = await site.nextMail();
    expect([mail.receiver, mail.text]).toEqual([member.email, expect.stringContaining('Google')]);
    expect((await (await member.call(listIdentities)).json()).data).toEqual([
      {
        provider: 'google',
        email: member.email,
        linkedAt: noon.toISOString(),
        lastUsedAt: noon.toISOString(),
      },
    ]);
    // The subject signs in, whatever its address is now.
    const moved = await signIn({ ...person, email: 'moved@post.example', emailVerified: false });
    expect((await moved.json()).data.signedIn?.user.id).toBe(member.id);
    await site.otherMails();
  });

  it('that is banned cannot be entered', async () => {
    const person = someone();
    const { user } = await registered(person);
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', user.id).execute();
    const response = await signIn(person);
    expect([response.status, (await response.json()).code]).toEqual([403, 'banned']);
  });

  it('with two-step sign-in asks for the code before it is linked and at each sign-in', async () => {
    const member = await site.member({ password, email: someone().email });
    const offer = await member.call(offerSecondFactor, { body: { password } });
    const app = new TOTP({ secret: (await offer.json()).data.secret });
    const codeAt = (at: Date) => app.generate({ timestamp: at.getTime() });
    await member.call(confirmSecondFactor, { body: { code: codeAt(noon) } });
    await site.otherMails();
    const person = someone({ email: member.email });
    now = new Date(noon.getTime() + 60_000);
    for (const body of [{}, { code: '000000' }]) {
      const refused = await signIn(person, body);
      expect([refused.status, Object.keys((await refused.json()).errors ?? {})]).toEqual([422, ['code']]);
    }
    expect((await (await member.call(listIdentities)).json()).data).toEqual([]);
    const entered = await signIn(person, { code: codeAt(now) });
    expect((await entered.json()).data.signedIn?.user.id).toBe(member.id);
    expect((await signIn(person, {})).status).toBe(422);
    await site.otherMails();
  });
});

describe('in the settings', () => {
  it('a member links and unlinks an identity, each with an email', async () => {
    const member = await site.member({ password });
    const person = someone();
    const wrong = await linked(member.token, person, { password: 'not the password' });
    expect([wrong.status, Object.keys((await wrong.json()).errors ?? {})]).toEqual([422, ['password']]);
    expect((await linked(member.token, person, { password })).status).toBe(201);
    expect((await site.nextMail()).subject).toMatch(/new way to sign in/);
    expect((await (await signIn(person)).json()).data.signedIn?.user.id).toBe(member.id);
    // An account has one identity of each provider.
    expect((await linked(member.token, someone(), { password })).status).toBe(409);
    const params = { provider: 'google' };
    expect((await member.call(unlinkIdentity, { params })).status).toBe(200);
    expect((await site.nextMail()).subject).toMatch(/was removed/);
    expect((await member.call(unlinkIdentity, { params })).status).toBe(404);
    expect((await (await signIn(person)).json()).data.newcomer?.email).toBe(person.email);
  });

  it('an unconfirmed address becomes confirmed by the same address only', async () => {
    const member = await site.member({ password });
    await site.db
      .updateTable('app_user')
      .set({ email_confirmed_at: null })
      .where('id', '=', member.id)
      .execute();
    const other = await linked(member.token, someone(), { password });
    expect([other.status, (await other.json()).code]).toEqual([403, 'address_unproved']);
    expect((await linked(member.token, someone({ email: member.email }), { password })).status).toBe(201);
    expect((await (await member.call(readProfile)).json()).data.emailConfirmed).toBe(true);
    await site.otherMails();
  });

  it('the only way in remains until there is a password', async () => {
    const { call, user } = await registered(someone());
    const refused = await call(unlinkIdentity, { params: { provider: 'google' } });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'last_way_in']);
    expect((await (await call(listIdentities)).json()).data).toHaveLength(1);
    const change = await call(changeEmail, { body: { email: 'other@post.example', password } });
    expect((await change.json()).errors?.password?.[0]).toMatch(/doesn’t have a password/);
    await site.db.updateTable('app_user').set({ password_hash: 'x' }).where('id', '=', user.id).execute();
    expect((await call(unlinkIdentity, { params: { provider: 'google' } })).status).toBe(200);
    await site.otherMails();
  });

  it('identities are in the export, and deleted with the account', async () => {
    const member = await site.member({ password });
    const person = someone();
    await linked(member.token, person, { password });
    const file = JSON.parse(await (await member.call(exportAccount)).text());
    expect(file.identities).toMatchObject([{ provider: 'google', subject: person.subject }]);
    expect((await member.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect((await (await signIn(person)).json()).data.signedIn).toBeNull();
    await site.otherMails();
  });
});
