import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../../contract/limits.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  exportAccount,
  offerSecondFactor,
  readProfile,
  renewRecoveryCodes,
} from '../../contract/profile.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addressBelow, noon, type TestSite, testSite } from '../testing/test-site.ts';

/*
 * An attacker knows the password of an account with two-step sign-in, or has access to its mailbox, or has its
 * session, but no code.
 */

const password = 'a password of tests';
let site: TestSite;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  site = await overNetwork(await testSite(() => new Date(), { TRUSTED_PROXIES: 'loopback' }));
});
beforeEach(() => {
  vi.setSystemTime(Date.now() + 7_200_000);
});
afterAll(async () => {
  await site.close();
  vi.useRealTimers();
});

let requestCount = 0;
/** From another network each time. */
const post = (path: string, body: unknown, headers: Record<string, string> = {}) => {
  requestCount += 1;
  return site.askFrom(`10.1.${(requestCount >> 8) & 255}.${requestCount & 255}`, addressBelow(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
};

async function protectedMember() {
  const member = await site.member();
  const { data: offer } = await (await member.call(offerSecondFactor, { body: { password } })).json();
  const codeAt = (at: number) => new TOTP({ secret: offer.secret }).generate({ timestamp: at });
  const confirmed = await member.call(confirmSecondFactor, { body: { code: codeAt(Date.now()) } });
  const { data } = await confirmed.json();
  await site.otherMails();
  vi.setSystemTime(Date.now() + 120_000);
  return { member, codeAt, recoveryCodes: data.recoveryCodes as string[], secret: offer.secret as string };
}
/** A code of none of the accepted periods. */
const wrongCode = (codeAt: (at: number) => string) => {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((offset) => codeAt(Date.now() + offset));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code));
};

it('guesses of the code share the attempts of the password, from any number of networks', async () => {
  const { member, codeAt } = await protectedMember();
  const login = { email: member.email, password };
  const statuses: number[] = [];
  for (let tried = 0; tried < limits.rates.signInAccount.points + 5; tried++)
    statuses.push((await post('login', { ...login, code: wrongCode(codeAt) })).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(limits.rates.signInAccount.points);
  expect((await post('login', { ...login, code: codeAt(Date.now()) })).status).toBe(429);
});

it('a stolen session with the password cannot guess a code to turn it off, or for new recovery codes', async () => {
  const { member, codeAt } = await protectedMember();
  const authorization = { authorization: `Bearer ${member.token}` };
  const statuses: number[] = [];
  for (let tried = 0; tried < limits.rates.signInAccount.points + 5; tried++) {
    const proof = { password, code: wrongCode(codeAt) };
    statuses.push((await post('profile/second-factor/recovery-codes', proof, authorization)).status);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(limits.rates.signInAccount.points);
  expect(statuses.at(-1)).toBe(429);
  expect((await member.call(endSecondFactor, { body: { password, code: codeAt(Date.now()) } })).status).toBe(
    429,
  );
});

it('a used code, and a used recovery code, are rejected', async () => {
  const { member, codeAt, recoveryCodes } = await protectedMember();
  const login = { email: member.email, password };
  for (const code of [codeAt(Date.now()), recoveryCodes[3]]) {
    expect((await post('login', { ...login, code })).status).toBe(200);
    expect((await post('login', { ...login, code })).status).toBe(422);
  }
});

it('a used code of sign-in does not turn it off, and a used code of the session does not sign in', async () => {
  const { member, codeAt } = await protectedMember();
  const code = codeAt(Date.now());
  expect((await post('login', { email: member.email, password, code })).status).toBe(200);
  expect((await member.call(endSecondFactor, { body: { password, code } })).status).toBe(422);
  const next = codeAt(Date.now() + 30_000);
  expect((await member.call(renewRecoveryCodes, { body: { password, code: next } })).status).toBe(200);
  expect((await post('login', { email: member.email, password, code: next })).status).toBe(422);
});

it('a password reset by email leaves it on, so that access to the mailbox is not enough', async () => {
  const { member, codeAt } = await protectedMember();
  expect((await post('forgot-password', { email: member.email })).status).toBe(200);
  const otp = /\b\d{6}\b/.exec((await site.nextMail()).text ?? '')?.[0];
  const { data } = await (await post('verify-otp', { email: member.email, otp })).json();
  const chosen = { password: 'a password of the thief', passwordConfirmation: 'a password of the thief' };
  const reset = await post('reset-password', { resetToken: data.resetToken, ...chosen });
  expect([reset.status, JSON.stringify(await reset.json())]).toEqual([200, '{"data":{"done":true}}']);
  const refused = await post('login', { email: member.email, password: chosen.password });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json()).errors)).toEqual(['code']);
  const stillOn = { email: member.email, password: chosen.password, code: codeAt(Date.now()) };
  expect((await post('login', stillOn)).status).toBe(200);
});

it('a new secret does not replace one in use, and no response or export contains the secret', async () => {
  const { member, recoveryCodes, secret } = await protectedMember();
  expect((await member.call(offerSecondFactor, { body: { password } })).status).toBe(409);
  for (const answer of [await member.call(readProfile), await member.call(exportAccount)]) {
    const text = await answer.text();
    expect(text).not.toContain(secret);
    expect(text).not.toContain(recoveryCodes[0]);
    expect(text).not.toMatch(/recovery_?hashes|totp_secret/i);
  }
});
