import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import {
  addPasskey,
  listPasskeys,
  logInWithPasskey,
  offerPasskey,
  removePasskey,
  requestPasskey,
} from '../../../contract/passkeys.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const password = 'a password of tests';
const at = { origin: 'https://city.example', rpId: 'city.example' };
let site: TestSite;
beforeAll(async () => {
  site = await testSite(() => noon, { PUBLIC_URL: at.origin, RATE_LIMITS: '0' });
});
afterAll(() => site.close());

async function addTo(member: TestMember, name?: string) {
  const key = softwareAuthenticator();
  const { data } = await (await member.call(offerPasskey, { body: { password } })).json();
  const credential = key.create({ ...at, challenge: data.challenge });
  const added = await member.call(addPasskey, { body: { credential, ...(name !== undefined && { name }) } });
  return { key, passkey: (await added.json()).data };
}

it('is offered for the host of the public address, as a stored credential with user verification', async () => {
  const member = await site.member();
  const { data } = await (await member.call(offerPasskey, { body: { password } })).json();
  expect(data).toMatchObject({
    rp: { id: 'city.example', name: 'Arab New York' },
    user: { name: member.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

it('is added with a name, listed, announced by email, and removed', async () => {
  const member = await site.member();
  const { passkey, key } = await addTo(member, '  My phone ');
  expect(passkey).toEqual({
    id: expect.any(Number),
    name: 'My phone',
    synced: false,
    createdAt: noon.toISOString(),
    lastUsedAt: null,
  });
  const mail = await site.nextMail();
  expect([mail.receiver, mail.subject]).toEqual([member.email, expect.stringContaining('passkey')]);
  expect(mail.text).toContain('My phone');
  const again = await (await member.call(offerPasskey, { body: { password } })).json();
  expect(again.data.excludeCredentials).toMatchObject([{ id: key.id, transports: ['internal'] }]);
  const second = await addTo(member);
  expect(second.passkey.name).toBe('–');
  expect((await (await member.call(listPasskeys)).json()).data.map(({ name }) => name)).toEqual([
    'My phone',
    '–',
  ]);
  await member.call(removePasskey, { params: { id: passkey.id } });
  expect((await (await member.call(listPasskeys)).json()).data.map(({ id }) => id)).toEqual([
    second.passkey.id,
  ]);
  const mails = await site.otherMails();
  expect(mails.at(-1)?.subject).toContain('removed');
});

it('signs in without password and code, and the session and the list say so', async () => {
  const member = await site.member();
  const { key } = await addTo(member, 'Laptop');
  const { data } = await (await site.call(requestPasskey)).json();
  const signed = key.sign({ ...at, challenge: data.challenge, userHandle: String(member.id) });
  const entered = await (await site.call(logInWithPasskey, { body: { credential: signed } })).json();
  expect(entered.data.user.id).toBe(member.id);
  expect((await (await member.call(listPasskeys)).json()).data).toMatchObject([
    { lastUsedAt: noon.toISOString() },
  ]);
});

it('is limited in number', async () => {
  const member = await site.member();
  for (let count = 0; count < limits.passkeys.ofAccount; count++) await addTo(member, `Key ${count}`);
  expect((await member.call(offerPasskey, { body: { password } })).status).toBe(409);
});

it('is exported without its key, and deleted with the account', async () => {
  const member = await site.member();
  const { key } = await addTo(member, 'Tablet');
  const text = await (await member.call(exportAccount)).text();
  expect(JSON.parse(text).passkeys).toMatchObject([{ name: 'Tablet', synced: false }]);
  expect(text).not.toContain(key.id);
  expect((await member.call(deleteAccount, { body: { password } })).status).toBe(200);
  const left = site.db.selectFrom('passkey').select('id').where('user_id', '=', member.id);
  expect(await left.execute()).toEqual([]);
});

it('leaves no expired challenges behind', async () => {
  await site.db
    .insertInto('passkey_challenge')
    .values({ hash: Buffer.alloc(32, 7), user_id: null, expires_at: noon })
    .execute();
  await site.call(requestPasskey);
  const expired = site.db.selectFrom('passkey_challenge').select('hash').where('expires_at', '<=', noon);
  expect(await expired.execute()).toEqual([]);
});

it('notifies its owner by email of its first sign-in on a device', async () => {
  const member = await site.member();
  const { key } = await addTo(member, 'Laptop');
  await site.otherMails();
  const enter = async (userAgent: string) => {
    const { data } = await (await site.call(requestPasskey)).json();
    const credential = key.sign({ ...at, challenge: data.challenge, userHandle: String(member.id) });
    const response = await site.ask(addressBelow('login/passkey'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ credential }),
    });
    expect(response.status).toBe(200);
    return (await site.otherMails()).map(({ receiver, text }) => [
      receiver,
      text?.includes('Firefox, Android'),
    ]);
  };
  // The first device and known ones cause no email.
  expect(await enter('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toEqual([]);
  const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  expect(await enter(phone)).toEqual([[member.email, true]]);
  expect(await enter(phone)).toEqual([]);
});
