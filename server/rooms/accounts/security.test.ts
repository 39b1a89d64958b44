import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendResetCode, verifyResetCode } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { listCities } from '../../../contract/places.ts';
import {
  endOtherSessions,
  endSecondFactor,
  endSession,
  listSessions,
  renewRecoveryCodes,
  type SecondFactorProof,
} from '../../../contract/profile.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let now = noon;
let site: TestSite;
beforeAll(async () => {
  site = await testSite(() => now);
});
beforeEach(() => {
  now = noon;
});
afterAll(() => site.close());

const password = 'a password of tests';
const halfMinutes = (count: number) => new Date(noon.getTime() + count * 30_000);
const signIn = (body: Record<string, string>, agent = 'Mozilla/5.0 Firefox/128.0') =>
  site.ask(addressBelow('login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify(body),
  });
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return (await response.json()).errors;
};
const dataOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()).data;
};

describe('changing the password', () => {
  const change = ({ ask }: TestMember, fields: object = {}) =>
    ask('POST', 'profile/password', {
      oldPassword: password,
      password: 'an entirely new one',
      passwordConfirmation: 'an entirely new one',
      ...fields,
    });
  it('requires the old one, ends all other sessions and causes an email', async () => {
    const member = await site.member();
    const { token } = await dataOf(await signIn({ email: member.email, password }));
    expect(await dataOf(await change(member))).toEqual({ done: true });
    const other = await site.call(listCities, {}, { headers: { authorization: `Bearer ${token}` } });
    expect(other.status).toBe(401);
    expect((await member.call(listCities)).status).toBe(200);
    expect((await site.nextMail()).subject).toMatch(/password/i);
    expect((await signIn({ email: member.email, password })).status).toBe(422);
    expect((await signIn({ email: member.email, password: 'an entirely new one' })).status).toBe(200);
  });
  it('rejects a wrong old one, a common one, and two that differ', async () => {
    const member = await site.member();
    expect(await errorsOf(await change(member, { oldPassword: 'x' }))).toEqual({
      oldPassword: ['Wrong password.'],
    });
    const common = { password: 'password1', passwordConfirmation: 'password1' };
    expect(Object.keys(await errorsOf(await change(member, common)))).toEqual(['password']);
    const differing = { passwordConfirmation: 'another one' };
    expect(Object.keys(await errorsOf(await change(member, differing)))).toEqual(['passwordConfirmation']);
  });
  it('revokes reset codes', async () => {
    const member = await site.member();
    await member.call(sendResetCode, { body: { email: member.email } });
    const otp = /\b\d{6}\b/.exec((await site.nextMail()).text ?? '')?.[0] ?? '';
    expect((await change(member)).status).toBe(200);
    expect((await member.call(verifyResetCode, { body: { email: member.email, otp } })).status).toBe(422);
    await site.otherMails();
  });
  it('does not allow guessing with a stolen token', async () => {
    const member = await site.member();
    for (let tried = 0; tried < limits.rates.signInAccount.points; tried++) {
      expect((await change(member, { oldPassword: 'x' })).status).toBe(422);
    }
    expect((await change(member)).status).toBe(429);
  });
});

describe('the sessions', () => {
  const safari =
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  it('are listed with their devices, and mark the current one', async () => {
    const { email, ask } = await site.member();
    now = halfMinutes(2);
    await signIn({ email, password }, safari);
    const list = await dataOf(await ask('GET', 'profile/sessions'));
    expect(list).toEqual([
      {
        id: expect.any(Number),
        browser: 'Safari',
        system: 'iPadOS',
        current: false,
        createdAt: halfMinutes(2).toISOString(),
        lastSeenAt: halfMinutes(2).toISOString(),
      },
      expect.objectContaining({ browser: null, system: null, current: true }),
    ]);
    expect(JSON.stringify(list)).not.toContain('Mozilla');
  });
  it('end one by one, and nobody else’s', async () => {
    const [one, other] = [await site.member(), await site.member()];
    const { token } = await dataOf(await signIn({ email: one.email, password }));
    const [newest] = await dataOf(await one.call(listSessions));
    expect((await other.call(endSession, { params: { id: newest.id } })).status).toBe(404);
    expect((await one.call(endSession, { params: { id: 'x' } })).status).toBe(422);
    expect(await dataOf(await one.call(endSession, { params: { id: newest.id } }))).toEqual({
      done: true,
    });
    const dead = await site.call(listCities, {}, { headers: { authorization: `Bearer ${token}` } });
    expect(dead.status).toBe(401);
    expect((await one.call(endSession, { params: { id: newest.id } })).status).toBe(404);
  });
  it('end all at once except the current one', async () => {
    const [one, other] = [await site.member(), await site.member()];
    await signIn({ email: one.email, password });
    await signIn({ email: one.email, password });
    expect(await dataOf(await one.call(listSessions))).toHaveLength(3);
    expect(await dataOf(await one.call(endOtherSessions))).toEqual({ done: true });
    expect(await dataOf(await one.call(listSessions))).toHaveLength(1);
    expect((await other.call(listCities)).status).toBe(200);
  });
  it('are not listed once expired', async () => {
    const { id, ask } = await site.member();
    const [created, old] = [halfMinutes(-9), halfMinutes(-1)];
    await site.db
      .insertInto('session')
      .values({
        user_id: id,
        token_hash: Buffer.alloc(32, id % 256),
        user_agent: null,
        created_at: created,
        expires_at: old,
      })
      .execute();
    expect(await dataOf(await ask('GET', 'profile/sessions'))).toHaveLength(1);
  });
});

describe('the second factor', () => {
  const offer = ({ ask }: TestMember, given = password) =>
    ask('POST', 'profile/second-factor', { password: given });
  const confirm = ({ ask }: TestMember, code: string) =>
    ask('POST', 'profile/second-factor/confirm', { code });
  const codeOf = (secret: string, at = now) => new TOTP({ secret }).generate({ timestamp: at.getTime() });
  /** A member with two-step sign-in since `noon`. */
  async function protectedMember() {
    const member = await site.member({ role: 'editor' });
    const { secret } = await dataOf(await offer(member));
    const { recoveryCodes } = await dataOf(await confirm(member, codeOf(secret)));
    await site.otherMails();
    now = halfMinutes(4);
    return {
      member,
      secret,
      recoveryCodes: recoveryCodes as string[],
      login: { email: member.email, password },
    };
  }

  it('is turned on with its first code, which causes an email', async () => {
    const member = await site.member({ role: 'admin' });
    const { secret, uri } = await dataOf(await offer(member));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Arab%20New%20York:member-/);
    expect((await signIn({ email: member.email, password })).status).toBe(200);
    expect(await errorsOf(await confirm(member, '000000'))).toEqual({ code: ['OTP is not valid'] });
    const { recoveryCodes } = await dataOf(await confirm(member, codeOf(secret)));
    expect(new Set(recoveryCodes).size).toBe(limits.recoveryCodes);
    expect((await site.nextMail()).receiver).toBe(member.email);
    expect((await confirm(member, codeOf(secret, halfMinutes(1)))).status).toBe(409);
    expect((await offer(member)).status).toBe(409);
    const stored = site.db.selectFrom('app_user').select('recovery_hashes').where('id', '=', member.id);
    const { recovery_hashes: hashes } = await stored.executeTakeFirstOrThrow();
    expect(hashes).toHaveLength(limits.recoveryCodes);
    expect(hashes).not.toContain(recoveryCodes[0]);
  });
  it('is available to every account, and requires the password', async () => {
    expect((await offer(await site.member())).status).toBe(200);
    const moderator = await site.member({ role: 'moderator' });
    expect(await errorsOf(await offer(moderator, 'wrong'))).toEqual({ password: ['Wrong password.'] });
    expect((await confirm(moderator, '123456')).status).toBe(409);
  });
  it('is requested after the right password only', async () => {
    const { login, secret } = await protectedMember();
    expect(await errorsOf(await signIn({ ...login, password: 'wrong' }))).toEqual({
      password: ['Wrong password.'],
    });
    for (const none of [{ code: '' }, { code: ' ' }]) {
      expect(await errorsOf(await signIn({ ...login, ...none }))).toEqual({
        code: ['Enter your two-step sign-in code'],
      });
    }
    expect(await errorsOf(await signIn({ ...login, code: '000000' }))).toEqual({
      code: ['OTP is not valid'],
    });
    const code = codeOf(secret).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] as string);
    const { user } = await dataOf(await signIn({ ...login, code: `${code.slice(0, 3)} ${code.slice(3)}` }));
    expect(user.secondFactor).toBe(true);
  });
  it('accepts a code one period early or late, and none twice', async () => {
    const { login, secret } = await protectedMember();
    const statusOf = async (step: number) =>
      (await signIn({ ...login, code: codeOf(secret, halfMinutes(step)) })).status;
    expect(await statusOf(2)).toBe(422);
    expect(await statusOf(6)).toBe(422);
    expect(await statusOf(3)).toBe(200);
    expect(await statusOf(3)).toBe(422);
    expect(await statusOf(5)).toBe(200);
    expect(await statusOf(4)).toBe(422);
  });
  it('accepts a code once when it is sent concurrently', async () => {
    const { login, secret } = await protectedMember();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn({ ...login, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
  it('accepts each recovery code once, in any notation', async () => {
    const { login, recoveryCodes } = await protectedMember();
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')}`;
    expect((await signIn({ ...login, code: typed })).status).toBe(200);
    expect((await signIn({ ...login, code: first })).status).toBe(422);
    expect((await signIn({ ...login, code: second })).status).toBe(200);
  });
  it('is turned off with password and code', async () => {
    const { member, login, secret } = await protectedMember();
    const end = (body: SecondFactorProof) => member.call(endSecondFactor, { body });
    expect(await errorsOf(await end({ password: 'x', code: codeOf(secret) }))).toEqual({
      password: ['Wrong password.'],
    });
    expect(await errorsOf(await end({ password, code: '000000' }))).toEqual({ code: ['OTP is not valid'] });
    expect(await dataOf(await end({ password, code: codeOf(secret) }))).toEqual({ done: true });
    expect((await site.nextMail()).receiver).toBe(member.email);
    expect((await end({ password, code: codeOf(secret) })).status).toBe(409);
    expect((await signIn(login)).status).toBe(200);
  });
  it('gets new recovery codes with password and code, which revoke the old ones', async () => {
    const { member, login, secret, recoveryCodes } = await protectedMember();
    const renew = (body: SecondFactorProof) => member.call(renewRecoveryCodes, { body });
    expect(await errorsOf(await renew({ password: 'x', code: codeOf(secret) }))).toEqual({
      password: ['Wrong password.'],
    });
    expect(await errorsOf(await renew({ password, code: '000000' }))).toEqual({ code: ['OTP is not valid'] });
    const { recoveryCodes: renewed } = await dataOf(await renew({ password, code: codeOf(secret) }));
    expect(renewed).toHaveLength(limits.recoveryCodes);
    const mail = await site.nextMail();
    expect([mail.receiver, mail.subject]).toEqual([member.email, expect.stringContaining('recovery codes')]);
    expect((await signIn({ ...login, code: recoveryCodes[0] ?? '' })).status).toBe(422);
    expect((await signIn({ ...login, code: renewed[0] })).status).toBe(200);
    const other = await site.member();
    const without = { password, code: '000000' };
    expect((await other.call(renewRecoveryCodes, { body: without })).status).toBe(409);
  });
});
