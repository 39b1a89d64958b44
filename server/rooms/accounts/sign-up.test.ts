import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerAccount } from '../../../contract/accounts.ts';
import { listCities } from '../../../contract/places.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(() => site.db.deleteFrom('app_user').execute());
afterAll(() => site.close());

const registration = {
  name: 'Huda Saleh',
  email: 'huda@post.example',
  password: 'سلام على الجميع',
  passwordConfirmation: 'سلام على الجميع',
  termsAccepted: true,
};
const register = (fields: object = {}, lang?: string) =>
  site.callUnchecked(registerAccount, { body: { ...registration, ...fields } }, { lang });
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return (await response.json()).errors;
};
const stored = () => site.db.selectFrom('app_user').selectAll().execute();

describe('registering', () => {
  it('creates the account, signs it in and emails the confirmation link', async () => {
    const phone = '(718) 555-0142';
    const response = await register({ phone, gender: 'female', newsletter: true }, 'ar');
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token, user } = (await response.json()).data;
    expect(user).toMatchObject({
      name: 'Huda Saleh',
      email: 'huda@post.example',
      emailConfirmed: false,
      phone: '+17185550142',
      gender: 'female',
      role: 'member',
      lang: 'ar',
      newsletter: true,
    });
    const authorization = `Bearer ${token}`;
    expect((await site.call(listCities, {}, { headers: { authorization } })).status).toBe(200);
    const mail = await site.nextMail();
    expect(mail.receiver).toBe('huda@post.example');
    expect(mail.text).toMatch(/\/Confirm-Email#[\w-]{43}/);
    expect(await site.otherMails()).toEqual([]);
  });
  it('accepts form data', async () => {
    const fields = { ...registration, termsAccepted: 'on', gender: '', phone: '' };
    const response = await site.callUnchecked(registerAccount, { body: new URLSearchParams(fields) });
    expect(response.status).toBe(201);
    expect((await response.json()).data.user).toMatchObject({ gender: null, phone: null, newsletter: false });
  });
  it('rejects an address that has an account, ignoring case', async () => {
    await register();
    expect(await errorsOf(await register({ email: 'Huda@Post.example' }))).toEqual({
      email: ['This email already has an account. Sign in instead.'],
    });
  });
  it('creates one account of many concurrent requests with one address', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(422)]);
    expect(await stored()).toHaveLength(1);
    const sessions = await site.db.selectFrom('session').selectAll().execute();
    expect(sessions).toHaveLength(1);
  });
  it.each([
    [{ password: 'short', passwordConfirmation: 'short' }, 'password', 'at least 8 characters'],
    [{ password: 'PassWord123', passwordConfirmation: 'PassWord123' }, 'password', 'too common'],
    [{ password: 'x'.repeat(129), passwordConfirmation: 'x'.repeat(129) }, 'password', '128 characters'],
    [{ password: ' '.repeat(9), passwordConfirmation: ' '.repeat(9) }, 'password', 'only spaces'],
    [{ passwordConfirmation: 'another' }, 'passwordConfirmation', 'does not match'],
    [{ termsAccepted: false }, 'termsAccepted', 'terms'],
    [{ termsAccepted: undefined }, 'termsAccepted', 'terms'],
    [{ name: ' \n ' }, 'name', 'Name is required'],
    [{ email: 'a@b.co\r\nBcc: c@d.co' }, 'email', 'Email is not valid'],
    [{ email: 'a@b' }, 'email', 'Email is not valid'],
    [{ phone: '12' }, 'phone', 'Phone number is not valid'],
    [{ phone: '<script>' }, 'phone', 'Phone number is not valid'],
  ])('rejects %j', async (fields, field, words) => {
    const errors = await errorsOf(await register(fields));
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field][0]).toContain(words);
    expect(await stored()).toEqual([]);
  });
  it('names all invalid fields at once', async () => {
    const common = { password: '1234567890', passwordConfirmation: '1234567890', phone: '1' };
    expect(Object.keys(await errorsOf(await register(common)))).toEqual(['phone', 'password']);
  });
  it('accepts 128 characters of any kind', async () => {
    const password = '🌙'.repeat(64);
    expect((await register({ password, passwordConfirmation: password })).status).toBe(201);
  });
  it('ignores role, state and id in the body', async () => {
    const greedy = {
      role: 'admin',
      emailConfirmed: true,
      email_confirmed_at: '2020-01-01',
      id: 7,
      banned_at: null,
    };
    await register(greedy);
    const [user] = await stored();
    expect(user).toMatchObject({ role: 'member', email_confirmed_at: null, totp_secret: null });
    expect(user?.id).not.toBe(7);
  });
  it('reduces a name to one line, so that it cannot inject email headers', async () => {
    await site.otherMails();
    await register({ name: 'Huda\r\nBcc: everybody@post.example' });
    expect((await stored())[0]?.name).toBe('Huda Bcc: everybody@post.example');
    const mails = await site.otherMails();
    expect(mails.map(({ receiver, bcc }) => [receiver, bcc])).toEqual([['huda@post.example', undefined]]);
  });
  it('stores no password in plain text', async () => {
    await register();
    const [user] = await stored();
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it('is limited to 5 in half an hour per network', async () => {
    const from = (address: string) =>
      site.from(address).callUnchecked(registerAccount, { body: new URLSearchParams({ email: 'x' }) });
    for (let tried = 0; tried < 5; tried++) expect((await from('192.0.2.44')).status).toBe(422);
    const refused = await from('192.0.2.44');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1_700);
    expect((await from('192.0.2.45')).status).toBe(422);
  });
});
