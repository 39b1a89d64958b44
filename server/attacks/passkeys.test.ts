import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import {
  type AddPasskey,
  addPasskey,
  listPasskeys,
  logInWithPasskey,
  type OfferPasskey,
  offerPasskey,
  type PasskeySignIn,
  removePasskey,
  requestPasskey,
} from '../../contract/passkeys.ts';
import { confirmSecondFactor, offerSecondFactor } from '../../contract/profile.ts';
import { type Ceremony, softwareAuthenticator } from '../testing/software-authenticator.ts';
import { noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/* Authenticator responses that were created for another site, another member or another time. */

const password = 'a password of tests';
const origin = 'https://city.example';
const rpId = 'city.example';
const expiry = limits.passkeys.challengeMinutes * 60_000;

let now = noon;
let site: TestSite;
beforeAll(async () => {
  site = await testSite(() => now, { PUBLIC_URL: origin, RATE_LIMITS: '0' });
});
beforeEach(() => {
  now = noon;
});
afterAll(() => site.close());

const challengeOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()).data.challenge as string;
};
const offered = async ({ call }: TestMember) => challengeOf(await call(offerPasskey, { body: { password } }));
const requested = async () => challengeOf(await site.call(requestPasskey));
const add = ({ call }: TestMember, credential: AddPasskey['credential']) =>
  call(addPasskey, { body: { credential } });
const signIn = (credential: PasskeySignIn['credential']) =>
  site.call(logInWithPasskey, { body: { credential } });

/** A member with a passkey, and the sign-in with it. */
async function passkeyMember(counter = 0) {
  const member = await site.member();
  const key = softwareAuthenticator();
  const created = await add(member, key.create({ challenge: await offered(member), origin, rpId, counter }));
  expect(created.status).toBe(201);
  const sign = async (forged: Partial<Ceremony> = {}) =>
    key.sign({
      challenge: await requested(),
      origin,
      rpId,
      userHandle: String(member.id),
      counter,
      ...forged,
    });
  return { member, key, sign, id: (await created.json()).data.id as number };
}

it('a passkey signs its member in, and nobody else', async () => {
  const { member, sign } = await passkeyMember();
  const response = await signIn(await sign());
  expect(response.status).toBe(200);
  const { data } = await response.json();
  expect(data.user.email).toBe(member.email);
  expect(data.user.id).toBe(member.id);
});

describe('a response is rejected', () => {
  it.each<[string, Partial<Ceremony>]>([
    ['that was signed for another origin', { origin: 'https://city.example.evil.example' }],
    ['that was signed for another port', { origin: 'https://city.example:8443' }],
    ['that was signed without encryption', { origin: 'http://city.example' }],
    ['that was signed for another site', { rpId: 'evil.example' }],
    ['whose user was not verified', { verifiesUser: false }],
    ['with a challenge of the attacker', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['with the handle of another member', { userHandle: '1' }],
  ])('%s', async (_name, forged) => {
    const { sign } = await passkeyMember();
    expect((await signIn(await sign(forged))).status).toBe(422);
    expect((await signIn(await sign())).status).toBe(200);
  });
  it.each<[string, Partial<Ceremony>]>([
    ['of an origin that is not the site’s', { origin: 'https://evil.example' }],
    ['of a relying party that is not the site’s', { rpId: 'evil.example' }],
    ['without a verified user', { verifiesUser: false }],
    ['with a challenge of the attacker', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
  ])('when a passkey is added: %s', async (_name, forged) => {
    const member = await site.member();
    const key = softwareAuthenticator();
    const challenge = await offered(member);
    expect((await add(member, key.create({ challenge, origin, rpId, ...forged }))).status).toBe(422);
    expect((await (await member.call(listPasskeys)).json()).data).toEqual([]);
  });
});

describe('a challenge', () => {
  it('works once: a recorded response does not sign in again', async () => {
    const { sign } = await passkeyMember();
    const response = await sign();
    expect((await signIn(response)).status).toBe(200);
    expect((await signIn(response)).status).toBe(422);
  });
  it('works once for concurrent requests', async () => {
    const { sign } = await passkeyMember();
    const response = await sign();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(response)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });
  it('is used up by a wrong response', async () => {
    const { key, sign, member } = await passkeyMember();
    const challenge = await requested();
    expect((await signIn(await sign({ challenge, verifiesUser: false }))).status).toBe(422);
    const late = key.sign({ challenge, origin, rpId, userHandle: String(member.id) });
    expect((await signIn(late)).status).toBe(422);
  });
  it('expires', async () => {
    const { sign } = await passkeyMember();
    const response = await sign();
    now = new Date(noon.getTime() + expiry);
    expect((await signIn(response)).status).toBe(422);
  });
  it('of one member adds no passkey to another, and one of a sign-in adds none', async () => {
    const [owner, thief] = [await site.member(), await site.member()];
    const key = softwareAuthenticator();
    for (const challenge of [await offered(owner), await requested()]) {
      expect((await add(thief, key.create({ challenge, origin, rpId }))).status).toBe(422);
    }
  });
  it('to add a passkey signs nobody in', async () => {
    const { member, sign } = await passkeyMember();
    expect((await signIn(await sign({ challenge: await offered(member) }))).status).toBe(422);
  });
});

describe('a copied authenticator', () => {
  it('is detected if it has a counter, which must always increase', async () => {
    const { sign } = await passkeyMember(5);
    expect((await signIn(await sign({ counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0]) expect((await signIn(await sign({ counter }))).status).toBe(422);
    expect((await signIn(await sign({ counter: 8 }))).status).toBe(200);
  });
});

describe('a stolen session', () => {
  it('adds no passkey without the password, nor without the code of two-step sign-in', async () => {
    const member = await site.member();
    const options = (body: OfferPasskey) => member.call(offerPasskey, { body });
    expect((await options({ password: 'wrong' })).status).toBe(422);
    const { data } = await (await member.call(offerSecondFactor, { body: { password } })).json();
    const totp = new TOTP({ secret: data.secret });
    const confirmed = { code: totp.generate({ timestamp: now.getTime() }) };
    expect((await member.call(confirmSecondFactor, { body: confirmed })).status).toBe(200);
    now = new Date(noon.getTime() + 120_000);
    for (const body of [{ password }, { password, code: '000000' }]) {
      const refused = await options(body);
      expect([refused.status, Object.keys((await refused.json()).errors ?? {})]).toEqual([422, ['code']]);
    }
    expect((await options({ password, code: totp.generate({ timestamp: now.getTime() }) })).status).toBe(200);
  });
  it('removes no passkey of another member', async () => {
    const { id, sign } = await passkeyMember();
    expect((await (await site.member()).call(removePasskey, { params: { id } })).status).toBe(404);
    expect((await signIn(await sign())).status).toBe(200);
  });
});

it('a removed passkey, and one of a closed account, sign nobody in', async () => {
  const [removed, closed] = [await passkeyMember(), await passkeyMember()];
  expect((await removed.member.call(removePasskey, { params: { id: removed.id } })).status).toBe(200);
  expect((await signIn(await removed.sign())).status).toBe(422);
  await site.db.updateTable('app_user').set({ banned_at: now }).where('id', '=', closed.member.id).execute();
  expect((await signIn(await closed.sign())).status).toBe(403);
});

it('a credential of one account cannot be added to another', async () => {
  const { key } = await passkeyMember();
  const thief = await site.member();
  expect((await add(thief, key.create({ challenge: await offered(thief), origin, rpId }))).status).toBe(409);
});
