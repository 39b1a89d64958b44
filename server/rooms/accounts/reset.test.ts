import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, resetPassword, sendResetCode, verifyResetCode } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { listCities } from '../../../contract/places.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { findById } from './account-queries.ts';
import { insertPasskey, listPasskeys } from './passkey-queries.ts';
import { updateUser } from './profile-queries.ts';
import { offerSecret } from './second-factor-queries.ts';

const { minutes, tries, resendSeconds } = limits.code;
const minute = 60_000;

let now = noon;
let site: TestSite;
beforeAll(async () => {
  site = await testSite(() => now);
});
beforeEach(() => {
  now = noon;
});
afterAll(() => site.close());

/** Advances the clock. */
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const forgot = (email: string) => site.call(sendResetCode, { body: { email } });
const verify = (email: string, otp: string) => site.call(verifyResetCode, { body: { email, otp } });
const reset = (resetToken: string, password = 'an entirely new one') =>
  site.call(resetPassword, { body: { resetToken, password, passwordConfirmation: password } });
const mailedCode = async () => /\b\d{6}\b/.exec((await site.nextMail()).text ?? '')?.[0] as string;
async function codeFor({ email }: TestMember): Promise<string> {
  expect((await forgot(email)).status).toBe(200);
  return mailedCode();
}
async function tokenFor(member: TestMember): Promise<string> {
  const response = await verify(member.email, await codeFor(member));
  expect(response.status).toBe(200);
  return (await response.json()).data.resetToken;
}
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return (await response.json()).errors;
};
/** A wrong code of six digits, next to the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const notValid = { otp: ['OTP is not valid'] };

describe('a forgotten password', () => {
  it('is replaced with an emailed code, which ends all sessions', async () => {
    const member = await site.member();
    const code = await codeFor(member);
    const { resetToken } = (await (await verify(member.email, code)).json()).data;
    expect(resetToken).toMatch(/^[\w-]{43}$/);
    expect((await member.call(listCities)).status).toBe(200);
    const done = await reset(resetToken);
    expect([done.status, await done.json()]).toEqual([200, { data: { done: true } }]);
    expect((await member.call(listCities)).status).toBe(401);
    const mail = await site.nextMail();
    expect([mail.receiver, mail.subject]).toEqual([member.email, expect.stringMatching(/password/i)]);
    const signIn = (password: string) => site.call(logIn, { body: { email: member.email, password } });
    expect((await signIn('a password of tests')).status).toBe(422);
    expect((await signIn('an entirely new one')).status).toBe(200);
  });
  it.each([
    ['confirmed', 1],
    ['not confirmed, as a stranger may have added them', 0],
  ])('leaves passkeys as they are if the address was confirmed (%s)', async (address, left) => {
    const member = await site.member();
    if (address !== 'confirmed') {
      await updateUser(site.db, member.id, { email_confirmed_at: null }, now);
    }
    const key = { publicKey: Buffer.from('key'), counter: 0, transports: [], name: 'Phone', synced: false };
    await insertPasskey(
      site.db,
      { ...key, userId: member.id, credentialId: `${member.id}`.padStart(22, 'A') },
      now,
    );
    await offerSecret(site.db, member.id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    expect((await reset(await tokenFor(member))).status).toBe(200);
    await site.nextMail();
    expect(await listPasskeys(site.db, member.id)).toHaveLength(left);
    const account = await findById(site.db, member.id);
    expect(account?.factorSecret).toBe(left ? 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' : null);
    expect(account?.emailConfirmedAt).not.toBeNull();
  });
  it('of an address without an account is an error', async () => {
    expect(await errorsOf(await forgot('nobody@post.example'))).toEqual({
      email: ['This email is not registered.'],
    });
    expect(await errorsOf(await verify('nobody@post.example', '123456'))).toEqual(notValid);
  });
  it('is not replaced by a common one, or by two that differ, and the token remains valid', async () => {
    const member = await site.member();
    const token = await tokenFor(member);
    expect(Object.keys(await errorsOf(await reset(token, 'password1')))).toEqual(['password']);
    const differing = { resetToken: token, password: 'an entirely new one', passwordConfirmation: 'another' };
    expect(Object.keys(await errorsOf(await site.call(resetPassword, { body: differing })))).toEqual([
      'passwordConfirmation',
    ]);
    expect((await reset(token)).status).toBe(200);
    await site.nextMail();
  });
});

describe('a code', () => {
  it('is emailed in the language of the account, and stored hashed', async () => {
    const member = await site.member();
    const code = await codeFor(member);
    const proofs = await site.db
      .selectFrom('mail_proof')
      .selectAll()
      .where('user_id', '=', member.id)
      .execute();
    // The code and the link.
    expect(proofs).toHaveLength(2);
    expect(JSON.stringify(proofs)).not.toContain(code);
    expect(proofs[0]?.hash).toMatch(/^\$argon2id\$/);
  });
  it('is accepted in any digits, with spaces', async () => {
    const member = await site.member();
    const code = await codeFor(member);
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string);
    const typed = ` ${arabic.slice(0, 3)} ${arabic.slice(3)}\u200f`;
    expect((await verify(member.email, typed)).status).toBe(200);
  });
  it('works once', async () => {
    const member = await site.member();
    const code = await codeFor(member);
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(member.email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await errorsOf(await verify(member.email, code))).toEqual(notValid);
  });
  it(`works for ${minutes} minutes`, async () => {
    const [late, early] = [await site.member(), await site.member()];
    const codes = [await codeFor(late), await codeFor(early)] as const;
    pass(minutes * minute - 1_000);
    expect((await verify(early.email, codes[1])).status).toBe(200);
    pass(2_000);
    expect(await errorsOf(await verify(late.email, codes[0]))).toEqual(notValid);
  });
  it('revokes the previous one', async () => {
    const member = await site.member();
    const first = await codeFor(member);
    pass(resendSeconds * 1000);
    const second = await codeFor(member);
    if (first !== second) expect((await verify(member.email, first)).status).toBe(422);
    expect((await verify(member.email, second)).status).toBe(200);
  });
  it('is valid for its account only', async () => {
    const [one, other] = [await site.member(), await site.member()];
    const code = await codeFor(one);
    await codeFor(other);
    await verify(other.email, code);
    expect((await verify(one.email, code)).status).toBe(200);
  });
  it(`is revoked after ${tries} wrong attempts`, async () => {
    const member = await site.member();
    const code = await codeFor(member);
    for (let tried = 0; tried < tries; tried++) {
      expect(await errorsOf(await verify(member.email, wrong(code)))).toEqual(notValid);
    }
    expect(await errorsOf(await verify(member.email, code))).toEqual(notValid);
  });
  it('without six digits is rejected without consuming an attempt', async () => {
    const member = await site.member();
    const code = await codeFor(member);
    for (let tried = 0; tried < 2 * tries; tried++) {
      expect(await errorsOf(await verify(member.email, '12345'))).toEqual(notValid);
    }
    expect((await verify(member.email, code)).status).toBe(200);
  });
  it(`is compared ${tries} times at most for 50 concurrent guesses`, async () => {
    const member = await site.member();
    const code = await codeFor(member);
    await Promise.all(Array.from({ length: 50 }, () => verify(member.email, wrong(code))));
    const proof = site.db
      .selectFrom('mail_proof')
      .select('tries')
      .where('user_id', '=', member.id)
      .where('purpose', '=', 'reset_code');
    expect(await proof.executeTakeFirstOrThrow()).toEqual({ tries });
    expect((await verify(member.email, code)).status).toBe(422);
  });
});

describe('codes are emailed', () => {
  it(`at most every ${resendSeconds} seconds to one account, also for concurrent requests`, async () => {
    const member = await site.member();
    const answers = await Promise.all(Array.from({ length: 3 }, () => forgot(member.email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    pass(20_000);
    const refused = await forgot(member.email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(resendSeconds - 20)]);
    expect(await site.otherMails()).toHaveLength(1);
  });
  it(`up to a limit in half an hour to one address, known or not`, async () => {
    const { points } = limits.rates.reset;
    for (let tries = 0; tries < points; tries++) {
      expect((await forgot('stranger@post.example')).status).toBe(422);
    }
    const refused = await forgot('Stranger@post.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1_700);
  });
  it('up to a limit in half an hour for one network', async () => {
    const from = () =>
      site.from('192.0.2.70').callUnchecked(sendResetCode, { body: new URLSearchParams({ email: 'x' }) });
    for (let tries = 0; tries < limits.rates.reset.points; tries++) expect((await from()).status).toBe(422);
    expect((await from()).status).toBe(429);
  });
});

describe('a reset token', () => {
  it(`works once, for ${minutes} minutes`, async () => {
    const [one, other] = [await site.member(), await site.member()];
    const tokens = [await tokenFor(one), await tokenFor(other)] as const;
    const answers = await Promise.all([reset(tokens[0]), reset(tokens[0])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    pass(minutes * minute + 1_000);
    expect(await errorsOf(await reset(tokens[1]))).toEqual({
      resetToken: ['This link is no longer valid. Ask for a new one.'],
    });
    await site.otherMails();
  });
  it('that does not exist is rejected', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), "' or 1=1 --"]) {
      expect(Object.keys(await errorsOf(await reset(token)))).toEqual(['resetToken']);
    }
  });
});
