import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  linkIdentity,
  listIdentities,
  logInWithIdentity,
  offerIdentity,
  registerWithIdentity,
} from '../../contract/identities.ts';
import { identityReturnPath, identityStartPath } from '../../contract/identity-paths.ts';
import { limits } from '../../contract/limits.ts';
import { type Forgery, type ForgingProvider, startForgingProvider } from '../testing/forging-provider.ts';
import { type IdentityBrowser, identityBrowser } from '../testing/identity-browser.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';

/* Forged, replayed and mixed-up responses of identity providers, and accounts that they shall not open. */

const publicUrl = 'https://city.example';
const password = 'a password of tests';
const consent = { name: 'Mallory', termsAccepted: true as const };
const verified = (email: string) => ({ email, email_verified: true });

let google: ForgingProvider;
let other: ForgingProvider;
let site: TestSite;
let now = noon;
beforeAll(async () => {
  google = await startForgingProvider();
  other = await startForgingProvider();
  const { generateKeyPairSync } = await import('node:crypto');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  site = await testSite(() => now, {
    PUBLIC_URL: publicUrl,
    RATE_LIMITS: '0',
    OIDC_GOOGLE_CLIENT_ID: 'city',
    OIDC_GOOGLE_CLIENT_SECRET: 'secret',
    OIDC_GOOGLE_ISSUER: google.issuer,
    OIDC_APPLE_CLIENT_ID: 'example.city',
    OIDC_APPLE_TEAM_ID: 'TEAM123456',
    OIDC_APPLE_KEY_ID: 'KEY1234567',
    OIDC_APPLE_PRIVATE_KEY: privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString()
      .replaceAll('\n', '\\n'),
    OIDC_APPLE_ISSUER: other.issuer,
  });
});
beforeEach(() => {
  now = noon;
});
afterAll(async () => {
  await site.close();
  await google.close();
  await other.close();
});

/** A response of a provider, as the browser would bring it. */
function responseOf(
  authorizationUrl: string,
  changes: Record<string, string> = {},
  provider = 'google',
): URL {
  const response = new URL(`${publicUrl}${identityReturnPath(provider)}`);
  const state = new URL(authorizationUrl).searchParams.get('state') ?? '';
  response.search = new URLSearchParams({ code: 'a code', state, ...changes }).toString();
  return response;
}

/** A browser with the response to a sign-in of its own. */
async function begun(forgery: Forgery = {}, query = '') {
  const browser = identityBrowser(site);
  const url = await browser.start('google', query);
  google.forge(new URL(url), {
    ...forgery,
    claims: { ...verified('mallory@post.example'), ...forgery.claims },
  });
  return { browser, url, response: responseOf(url) };
}

/** What the browser may do with what was confirmed. */
async function statusOf(browser: IdentityBrowser): Promise<number> {
  return (await browser.call(null, logInWithIdentity, { body: {} })).status;
}

it('a valid response is accepted once', async () => {
  const { browser, response } = await begun();
  expect(await browser.back(response)).toBe('/Continue-Sign-In?with=google');
  expect(await statusOf(browser)).toBe(200);
  const { length } = google.redeemed;
  expect(await browser.back(response)).toBe('/Continue-Sign-In?failed=expired');
  expect(google.redeemed).toHaveLength(length);
});

describe('a response is rejected', () => {
  it.each<[string, Record<string, string>]>([
    ['with a forged state', { state: 'A'.repeat(43) }],
    ['with an empty state', { state: '' }],
  ])('%s', async (_, changes) => {
    const { browser, url } = await begun();
    expect(await browser.back(responseOf(url, changes))).toBe('/Continue-Sign-In?failed=expired');
    expect(await statusOf(browser)).toBe(422);
  });

  it('in another browser than the one that began', async () => {
    const { browser, response } = await begun();
    for (const victim of [identityBrowser(site), (await begun()).browser])
      expect(await victim.back(response)).toBe('/Continue-Sign-In?failed=expired');
    // It was not used up by the attempts.
    google.forge(new URL((await begun()).url));
    expect((await browser.back(response)).startsWith('/Continue-Sign-In')).toBe(true);
  });

  it('after its time', async () => {
    const { browser, response } = await begun();
    now = new Date(noon.getTime() + limits.identities.requestMinutes * 60_000);
    expect(await browser.back(response)).toBe('/Continue-Sign-In?failed=expired');
  });

  it('at the address of another provider', async () => {
    const { browser, url } = await begun();
    expect(await browser.back(responseOf(url, {}, 'apple'))).toBe('/Continue-Sign-In?failed=expired');
    expect(await statusOf(browser)).toBe(422);
  });

  const seconds = Math.floor(Date.now() / 1000);
  it.each<[string, Forgery]>([
    ['with the nonce of another sign-in', { claims: { nonce: 'A'.repeat(43) } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another site', { claims: { aud: 'evil' } }],
    ['that has expired', { claims: { iat: seconds - 7200, exp: seconds - 3600 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with a subject that is too long', { claims: { sub: 'x'.repeat(limits.identities.subject + 1) } }],
    ['that another key signed', { signature: 'other' }],
    ['that nobody signed', { signature: 'none' }],
  ])('with a token %s', async (_, forgery) => {
    const { browser, response } = await begun(forgery);
    expect(await browser.back(response)).toBe('/Continue-Sign-In?failed=invalid');
    expect(await statusOf(browser)).toBe(422);
  });

  it('whose code was begun by somebody else: its verifier is not theirs', async () => {
    const { browser, response, url } = await begun();
    await browser.back(response);
    const challenge = new URL(url).searchParams.get('code_challenge');
    const verifier = google.redeemed.at(-1)?.get('code_verifier') ?? '';
    const { createHash } = await import('node:crypto');
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
    expect(url).not.toContain(verifier);
  });
});

describe('an account is not opened', () => {
  it('by an address that the provider has not verified', async () => {
    const victim = await site.member();
    for (const email_verified of [false, undefined, 'false', 1]) {
      const { browser, response } = await begun({
        claims: { sub: 'm1', email: victim.email, email_verified },
      });
      await browser.back(response);
      const answer = await browser.call(null, logInWithIdentity, { body: {} });
      expect([answer.status, (await answer.json()).code]).toEqual([409, 'identity_unlinked']);
      expect((await browser.call(null, registerWithIdentity, { body: consent })).status).toBe(403);
    }
    expect((await (await victim.call(listIdentities)).json()).data).toEqual([]);
  });

  it('if its own address is not confirmed: whoever created it may not own the address', async () => {
    const squatter = await site.member();
    await site.db
      .updateTable('app_user')
      .set({ email_confirmed_at: null })
      .where('id', '=', squatter.id)
      .execute();
    const { browser, response } = await begun({ claims: { sub: 'm2', ...verified(squatter.email) } });
    await browser.back(response);
    const answer = await browser.call(null, logInWithIdentity, { body: {} });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'identity_unlinked']);
    expect((await browser.call(null, registerWithIdentity, { body: consent })).status).toBe(409);
  });

  it('by an identity that a member links in a session of somebody else', async () => {
    const [member, victim] = [await site.member({ password }), await site.member()];
    const browser = identityBrowser(site);
    const offer = await browser.call(member.token, offerIdentity, {
      params: { provider: 'google' },
      body: { password },
    });
    const { url } = (await offer.json()).data;
    google.forge(new URL(url), { claims: { sub: 'm3', ...verified('m3@post.example') } });
    await browser.back(responseOf(url));
    expect((await browser.call(victim.token, linkIdentity)).status).toBe(422);
    // Nor does it sign in.
    expect(await statusOf(browser)).toBe(422);
    expect((await browser.call(null, linkIdentity)).status).toBe(401);
    expect((await browser.call(member.token, linkIdentity)).status).toBe(201);
  });

  it('by an identity of somebody else', async () => {
    const [one, two] = [await site.member({ password }), await site.member({ password })];
    const statuses: number[] = [];
    for (const { token } of [one, two]) {
      const browser = identityBrowser(site);
      const offer = await browser.call(token, offerIdentity, {
        params: { provider: 'google' },
        body: { password },
      });
      const { url } = (await offer.json()).data;
      google.forge(new URL(url), { claims: { sub: 'm4', ...verified('m4@post.example') } });
      await browser.back(responseOf(url));
      statuses.push((await browser.call(token, linkIdentity)).status);
    }
    expect(statuses).toEqual([201, 409]);
  });

  it('twice by two concurrent uses of one response', async () => {
    const { browser, response } = await begun({ claims: { sub: 'm5', ...verified('m5@post.example') } });
    await browser.back(response);
    const register = () => browser.call(null, registerWithIdentity, { body: consent });
    const statuses = (await Promise.all([register(), register(), register()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422, 422]);
  });
});

describe('redirects', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/x\r\nset-cookie: a=b',
  ])('never leave the site for %j', async (next) => {
    const { browser, response } = await begun({}, `?next=${encodeURIComponent(next)}`);
    const page = await browser.back(response);
    expect(page).toMatch(/^\/Continue-Sign-In\?with=google&next=[^\s]+$/);
    expect(new URL(page, publicUrl).origin).toBe(publicUrl);
  });

  it('go to the configured provider only, with a state, a nonce and a challenge', async () => {
    const url = new URL(await identityBrowser(site).start('google'));
    expect(url.origin).toBe(google.issuer);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    for (const value of [state, nonce, code_challenge]) expect(value).toMatch(/^[\w-]{43}$/);
    expect(rest).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}${identityReturnPath('google')}`,
      scope: 'openid email profile',
    });
    for (const provider of ['facebook', 'GOOGLE', '..%2F'])
      expect((await site.ask(identityStartPath(provider))).status).toBe(404);
  });

  it('set a cookie that scripts and forms of other sites do not have', async () => {
    const response = await site.ask(identityStartPath('google'));
    expect(response.headers.get('set-cookie')).toMatch(
      /^sign-in=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the form with which Apple returns', () => {
  const post = (browser: IdentityBrowser, fields: Record<string, string>) =>
    browser.ask(identityReturnPath('apple'), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
      body: new URLSearchParams(fields).toString(),
    });

  it('brings the name once, and the site authenticates by a token that it signs', async () => {
    const browser = identityBrowser(site);
    const url = new URL(await browser.start('apple'));
    expect(url.searchParams.get('response_mode')).toBe('form_post');
    other.forge(url, { claims: { sub: 'a1', email: 'a1@relay.example', email_verified: 'true' } });
    const state = url.searchParams.get('state') ?? '';
    const user = JSON.stringify({
      name: { firstName: 'هدى', lastName: 'صالح\u0000' },
      email: 'evil@post.example',
    });
    // Without the cookie, as browsers send a form from another site.
    const received = await post(identityBrowser(site), {
      state,
      code: 'a code',
      user,
      next: 'https://evil.example',
    });
    const target = received.headers.get('location') ?? '';
    expect(target).toBe(`${identityReturnPath('apple')}?code=a+code&state=${state}`);
    expect(await browser.back(new URL(target, publicUrl))).toBe('/Continue-Sign-In?with=apple');
    const { newcomer } = (await (await browser.call(null, logInWithIdentity, { body: {} })).json()).data;
    expect(newcomer).toEqual({ provider: 'apple', name: 'هدى صالح', email: 'a1@relay.example' });
    const { decodeJwt, decodeProtectedHeader } = await import('jose');
    const secret = other.redeemed.at(-1)?.get('client_secret') ?? '';
    expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    expect(decodeJwt(secret)).toMatchObject({ iss: 'TEAM123456', sub: 'example.city', aud: other.issuer });
  });

  it('changes nothing if it is invalid', async () => {
    const browser = identityBrowser(site);
    const invalid: Record<string, string>[] = [
      {},
      { state: 'x', user: '{' },
      { user: '{"name":7}', code: 'x' },
    ];
    for (const fields of invalid) {
      const answer = await post(browser, fields);
      expect(answer.status).toBe(303);
      const target = new URL(answer.headers.get('location') ?? '', publicUrl);
      expect(await browser.back(target)).toBe('/Continue-Sign-In?failed=expired');
    }
    const huge = await post(browser, { state: 'x'.repeat(limits.identities.formBytes) });
    expect(huge.status).toBe(413);
  });
});
