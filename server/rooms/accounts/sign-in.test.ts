import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, logOut } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { listCities } from '../../../contract/places.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const password = 'a password of tests';
const signIn = (body: unknown, lang = 'en') => site.callUnchecked(logIn, { body }, { lang });
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return (await response.json()).errors;
};

describe('signing in', () => {
  it('returns a token and the account, in a response that is not cached', async () => {
    const { id, email } = await site.member({ name: 'Huda Saleh' });
    const response = await signIn({ email: ` ${email.toUpperCase()} `, password });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data } = await response.json();
    expect(data.user).toEqual({
      id,
      name: 'Huda Saleh',
      email,
      emailConfirmed: true,
      pendingEmail: null,
      phone: null,
      gender: null,
      role: 'member',
      lang: 'en',
      newsletter: false,
      secondFactor: false,
      hasPassword: true,
      picture: null,
      publicPage: {
        isOn: true,
        address: null,
        nameForm: 'initial',
        names: { first: 'Huda', initial: 'Huda S.' },
        hasPicture: false,
        languages: [],
      },
      createdAt: expect.any(String),
    });
    const authorization = `Bearer ${data.token}`;
    expect((await site.call(listCities, {}, { headers: { authorization } })).status).toBe(200);
  });
  it('accepts form data in either encoding', async () => {
    const { email } = await site.member();
    const fields = new FormData();
    fields.append('email', email);
    fields.append('password', password);
    for (const body of [fields, new URLSearchParams({ email, password })]) {
      expect((await site.callUnchecked(logIn, { body })).status).toBe(200);
    }
    expect((await site.ask(addressOf(logIn), { method: 'POST', body: 'email' })).status).toBe(415);
  });
  it('names the wrong field, in the language of the site', async () => {
    const { email } = await site.member();
    const unknown = { email: 'nobody@post.example', password };
    expect(await errorsOf(await signIn(unknown))).toEqual({ email: ['This email is not registered.'] });
    expect(await errorsOf(await signIn({ email, password: 'x' }))).toEqual({ password: ['Wrong password.'] });
    expect(await errorsOf(await signIn(unknown, 'ar'))).toEqual({
      email: ['هذا البريد الإلكتروني غير مسجّل.'],
    });
    expect(await errorsOf(await signIn({ email, password: 'x'.repeat(600) }))).toEqual({
      password: ['Wrong password.'],
    });
    expect(Object.keys(await errorsOf(await signIn({})))).toEqual(['email', 'password']);
  });
  it('accepts a password in any Unicode normalization', async () => {
    const { email } = await site.member({ password: 'Caf\u00e9 \ufb01ne \u0623\u0645\u064a\u0631' });
    const apart = 'Cafe\u0301 fine \u0627\u0654\u0645\u064a\u0631';
    expect((await signIn({ email, password: apart })).status).toBe(200);
  });
  it('accepts a password in Western, Arabic and Persian digits, also with a hash from before', async () => {
    const typed = ['olives 2468', 'olives ٢٤٦٨', 'olives ۲۴۶۸'];
    const { id, email } = await site.member({ password: typed[1] as string });
    for (const one of typed) expect((await signIn({ email, password: one })).status).toBe(200);
    const stored = await hash('olives ٢٤٦٨', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await site.db.updateTable('app_user').set({ password_hash: stored }).where('id', '=', id).execute();
    for (const one of typed) expect((await signIn({ email, password: one })).status).toBe(200);
    expect((await signIn({ email, password: 'olives 2469' })).status).toBe(422);
  });
  it('says that an account is banned only after the right password', async () => {
    const { id, email } = await site.member();
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', id).execute();
    const response = await signIn({ email, password });
    expect(response.status).toBe(403);
    expect((await response.json()).code).toBe('banned');
    expect((await signIn({ email, password: 'wrong' })).status).toBe(422);
  });
  it('renews a hash that was created with weaker settings', async () => {
    const { id, email } = await site.member();
    const stored = () =>
      site.db.selectFrom('app_user').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
    const weak = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await site.db.updateTable('app_user').set({ password_hash: weak }).where('id', '=', id).execute();
    expect((await signIn({ email, password: 'wrong' })).status).toBe(422);
    expect((await stored()).password_hash).toBe(weak);
    expect((await signIn({ email, password })).status).toBe(200);
    const { password_hash: renewed } = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn({ email, password })).status).toBe(200);
    expect((await stored()).password_hash).toBe(renewed);
  });
  it('is limited by address, known or not, from any network', async () => {
    const { email } = await site.member();
    for (const address of [email, 'nobody-at-all@post.example']) {
      for (let tried = 0; tried < limits.rates.signInAccount.points; tried++) {
        expect((await signIn({ email: address, password: 'wrong' })).status).toBe(422);
      }
      const refused = await signIn({ email: address.toUpperCase(), password });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
  });
  it('with the right password does not count, and does not reset the counter', async () => {
    const { email } = await site.member();
    const { points } = limits.rates.signInAccount;
    for (let tried = 0; tried < points - 1; tried++) {
      expect((await signIn({ email, password: 'wrong' })).status).toBe(422);
    }
    for (let signedIn = 0; signedIn < 4; signedIn++)
      expect((await signIn({ email, password })).status).toBe(200);
    expect((await signIn({ email, password: 'wrong' })).status).toBe(422);
    expect((await signIn({ email, password })).status).toBe(429);
  });
  it('is limited by network', async () => {
    const from = (address: string) =>
      site.from(address).callUnchecked(logIn, { body: new URLSearchParams({ email: 'x' }) });
    for (let tried = 0; tried < limits.rates.signIn.points; tried++) {
      expect((await from(`2001:db8:7:7::${tried + 1}`)).status).toBe(422);
    }
    const refused = await from('2001:db8:7:7:ffff::1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(limits.rates.signIn.seconds);
    expect((await from('2001:db8:7:8::1')).status).toBe(422);
  });
});

describe('a new device', () => {
  const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/';
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  it('causes one email, unless it is the first', async () => {
    const { email } = await site.member();
    const on = (agent: string) =>
      site.call(logIn, { body: { email, password } }, { headers: { 'user-agent': agent } });
    await on(`${firefox}128.0`);
    await on(`${firefox}129.0`);
    expect(await site.otherMails()).toEqual([]);
    await on(safari);
    const mail = await site.nextMail();
    expect(mail.receiver).toBe(email);
    expect(mail.text).toContain('Safari, iOS');
    await on(safari);
    await on(`${firefox}130.0`);
    expect(await site.otherMails()).toEqual([]);
  });
});

describe('signing out', () => {
  it('revokes this token only', async () => {
    const { email, ask } = await site.member();
    const { token } = (await (await signIn({ email, password })).json()).data;
    const authorization = `Bearer ${token}`;
    const out = () => site.call(logOut, {}, { headers: { authorization } });
    expect(await (await out()).json()).toEqual({ data: { done: true } });
    expect((await out()).status).toBe(401);
    expect((await ask('GET', 'cities')).status).toBe(200);
    expect((await site.call(logOut)).status).toBe(401);
  });
});
