import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { readMember } from '../../../contract/members.ts';
import { readOverview } from '../../../contract/overview.ts';
import {
  confirmPhone,
  decidePhoneCall,
  listPhoneCalls,
  readPhoneProof,
  requestPhoneProof,
  withdrawPhoneProof,
} from '../../../contract/phone-proofs.ts';
import { readProduct } from '../../../contract/products.ts';
import { exportAccount, saveProfile } from '../../../contract/profile.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { codeIn, startTextGateway, type TestTextGateway } from '../../testing/text-gateway.ts';

let gateway: TestTextGateway;
let site: TestSite;
let calling: TestSite;
let now = noon;
beforeAll(async () => {
  gateway = await startTextGateway();
  const clock = () => now;
  site = await testSite(clock, { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'a token of tests' });
  calling = await testSite(clock);
});
beforeEach(() => {
  now = noon;
});
afterAll(async () => {
  await site.close();
  await calling.close();
  await gateway.close();
});

let count = 0;
/** A valid number in New York that no other test uses. */
const newPhone = () => {
  count += 1;
  return `+1718555${String(100 + count).padStart(4, '0')}`;
};
const advance = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const ask = ({ call }: TestMember, phone: string, lang = 'en') =>
  call(requestPhoneProof, { body: { phone } }, { lang });
const confirm = ({ call }: TestMember, code: string) => call(confirmPhone, { body: { code } });
const stateOf = async ({ call }: TestMember) => (await (await call(readPhoneProof)).json()).data;

/** Confirms a new number of the member. */
async function prove(member: TestMember, phone = newPhone()): Promise<string> {
  expect((await ask(member, phone)).status).toBe(201);
  expect((await confirm(member, codeIn(gateway.received.at(-1)?.text))).status).toBe(200);
  return phone;
}

describe('a code in a text message', () => {
  it('is sent through the gateway in the language of the page, and confirms the number', async () => {
    const member = await site.member();
    const phone = newPhone();
    const response = await ask(member, phone.replace('+1', '(').replace('718', '718) '), 'ar');
    expect((await response.json()).data).toEqual({
      way: 'code',
      proved: null,
      pending: { phone, way: 'code' },
    });
    const message = gateway.received.at(-1);
    expect(message).toMatchObject({ to: phone, authorization: 'Bearer a token of tests' });
    expect(message?.text).toContain('رمزك');
    const code = codeIn(message?.text);
    const rows = await site.db.selectFrom('phone_proof').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await confirm(member, code)).status).toBe(200);
    expect(await stateOf(member)).toEqual({
      way: 'code',
      proved: { phone, at: noon.toISOString() },
      pending: null,
    });
    // Used once.
    expect((await confirm(member, code)).status).toBe(422);
    const again = await ask(member, phone);
    expect((await again.json()).errors?.phone?.[0]).toMatch(/already confirmed/);
  });

  it('expires, is replaced by a newer one, and may be tried five times', async () => {
    const member = await site.member();
    const phone = newPhone();
    await ask(member, phone);
    const first = codeIn(gateway.received.at(-1)?.text);
    expect((await ask(member, phone)).status).toBe(429);
    advance(limits.code.resendSeconds);
    await ask(member, phone);
    const second = codeIn(gateway.received.at(-1)?.text);
    if (first !== second) expect((await confirm(member, first)).status).toBe(422);
    const wrong = second === '000000' ? '111111' : '000000';
    const tried = await Promise.all(Array.from({ length: 8 }, () => confirm(member, wrong)));
    expect(tried.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 422));
    expect((await confirm(member, second)).status).toBe(422);
    advance(limits.code.resendSeconds);
    await ask(member, phone);
    advance(limits.code.minutes * 60);
    expect((await confirm(member, codeIn(gateway.received.at(-1)?.text))).status).toBe(422);
    expect((await stateOf(member)).pending).toBeNull();
  });

  it('may be requested a few times a day', async () => {
    const member = await site.member();
    const statuses: number[] = [];
    for (let time = 0; time <= limits.phoneProofs.aDay; time += 1) {
      statuses.push((await ask(member, newPhone())).status);
      advance(limits.code.resendSeconds);
    }
    expect(statuses).toEqual([...Array.from({ length: limits.phoneProofs.aDay }, () => 201), 429]);
    advance(86_400);
    expect((await ask(member, newPhone())).status).toBe(201);
    // What was requested long ago is deleted.
    advance((limits.phoneProofs.storedDays + 1) * 86_400);
    expect((await ask(await site.member(), newPhone())).status).toBe(201);
    const stored = site.db.selectFrom('phone_proof').select('id').where('user_id', '=', member.id);
    expect(await stored.execute()).toEqual([]);
  });

  it('is sent to one number a few times a day, by whichever accounts', async () => {
    const phone = newPhone();
    const statuses: number[] = [];
    for (let time = 0; time <= limits.rates.phoneNumber.points; time += 1)
      statuses.push((await ask(await site.member(), phone)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]));
  });

  it('does not count if the gateway does not accept it', async () => {
    const member = await site.member();
    gateway.answer(500);
    const failed = await ask(member, newPhone());
    gateway.answer(202);
    expect([failed.status, (await stateOf(member)).pending]).toEqual([503, null]);
  });

  it.each([
    ['of another country', '+9613123456'],
    ['of another country with the same calling code', '+18765550142'],
    ['whose owner is paid', '+19005550142'],
    ['that is toll-free', '+18005550142'],
  ])('is not sent to a number %s', async (_, phone) => {
    const member = await site.member();
    const { length } = gateway.received;
    const refused = await ask(member, phone);
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors?.phone?.[0]).toMatch(/can’t send text messages to this number/);
    expect(gateway.received).toHaveLength(length);
    // Not counted: another number gets a code at once.
    expect((await ask(member, newPhone())).status).toBe(201);
  });

  it('is not sent once the site has sent all of its day', async () => {
    const thrifty = await testSite(() => now, { SMS_GATEWAY_URL: gateway.url, SMS_A_DAY: '2' });
    const { length } = gateway.received;
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await ask(await thrifty.member(), newPhone())).status);
    await thrifty.close();
    expect(statuses).toEqual([201, 201, 429, 429]);
    expect(gateway.received).toHaveLength(length + 2);
  });

  it('is sent once, however often it is requested at the same time', async () => {
    const member = await site.member();
    const phone = newPhone();
    const { length } = gateway.received;
    const responses = await Promise.all(Array.from({ length: 4 }, () => ask(member, phone)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
    expect(gateway.received).toHaveLength(length + 1);
  });

  it('is not sent to what is not a number', async () => {
    const member = await site.member();
    const { length } = gateway.received;
    for (const phone of ['', '123', 'call me', '+1718555010x'])
      expect((await ask(member, phone)).status).toBe(422);
    expect(gateway.received).toHaveLength(length);
  });
});

describe('a confirmed number', () => {
  it('belongs to the account that confirmed it last', async () => {
    const [former, present] = [await site.member(), await site.member()];
    const phone = await prove(former);
    await prove(present, phone);
    expect([(await stateOf(former)).proved, (await stateOf(present)).proved?.phone]).toEqual([null, phone]);
  });

  it('belongs to one account when several confirm it at the same time', async () => {
    const phone = newPhone();
    const members = [await site.member(), await site.member(), await site.member()];
    const codes: string[] = [];
    for (const member of members) {
      await ask(member, phone);
      codes.push(codeIn(gateway.received.at(-1)?.text));
    }
    const confirmed = await Promise.all(members.map((member, at) => confirm(member, codes[at] ?? '')));
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200]);
    const holders = (await Promise.all(members.map(stateOf))).filter((state) => state.proved);
    expect(holders).toHaveLength(1);
  });

  it('is no longer confirmed once the profile has another one, or its owner withdraws it', async () => {
    const member = await site.member();
    const phone = await prove(member);
    await member.call(saveProfile, { body: { phone } });
    expect((await stateOf(member)).proved?.phone).toBe(phone);
    await member.call(saveProfile, { body: { phone: newPhone() } });
    expect((await stateOf(member)).proved).toBeNull();
    const other = await site.member();
    await prove(other);
    await other.call(withdrawPhoneProof);
    expect((await stateOf(other)).proved).toBeNull();
  });

  it('is stated on the public page and beside posts, without the number', async () => {
    const member = await site.member();
    const [id = 0] = await addProducts(site, { title: { en: 'Tea table' }, ownerId: member.id });
    const stated = async () => {
      const page = await (await site.call(readMember, { params: { id: member.id } })).json();
      const post = await (await site.call(readProduct, { params: { id } })).json();
      return { page: page.data.proved.phone, post: post.data.postedBy?.phoneProved, all: [page, post] };
    };
    expect(await stated()).toMatchObject({ page: null, post: false });
    const phone = await prove(member);
    const after = await stated();
    expect(after).toMatchObject({ page: '2026-11', post: true });
    expect(JSON.stringify(after.all)).not.toContain(phone.slice(-7));
  });

  it('and its requests are exported, without codes', async () => {
    const member = await site.member();
    const phone = await prove(member);
    const file = JSON.parse(await (await member.call(exportAccount)).text());
    expect(file.phoneProofs).toMatchObject([{ phone, way: 'code' }]);
    expect(JSON.stringify(file)).not.toContain('code_hash');
  });
});

describe('without a gateway', () => {
  it('a moderator calls and confirms, or closes the request', async () => {
    const judge = await calling.member({ role: 'moderator' });
    const [huda, omar] = [await calling.member({ name: 'Huda Saleh' }), await calling.member()];
    const phone = newPhone();
    const response = await huda.call(requestPhoneProof, { body: { phone, preferredTime: 'after 5 pm' } });
    expect((await response.json()).data.pending).toEqual({ phone, way: 'call' });
    await ask(omar, newPhone());
    const { data: calls } = await (await judge.call(listPhoneCalls)).json();
    expect(calls).toMatchObject([
      { phone, preferredTime: 'after 5 pm', member: { id: huda.id, name: 'Huda Saleh' } },
      { member: { id: omar.id } },
    ]);
    expect((await confirm(huda, '123456')).status).toBe(422);
    const decide = (id = 0, proved = true) =>
      judge.call(decidePhoneCall, { params: { id }, body: { proved } });
    expect((await decide(calls[0]?.id)).status).toBe(200);
    expect((await decide(calls[0]?.id)).status).toBe(409);
    expect((await decide(calls[1]?.id, false)).status).toBe(200);
    expect((await decide(0)).status).toBe(404);
    expect((await stateOf(huda)).proved?.phone).toBe(phone);
    expect(await stateOf(omar)).toEqual({ way: 'call', proved: null, pending: null });
    expect((await (await judge.call(listPhoneCalls)).json()).data).toEqual([]);
    const log = await calling.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where('action', 'like', 'phone.%')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'phone.confirm', subject_id: String(huda.id) },
      { action: 'phone.close', subject_id: String(omar.id) },
    ]);
  });

  it('the overview counts calls, except those of banned members, and nobody confirms their own', async () => {
    const [judge, other] = [
      await calling.member({ role: 'moderator' }),
      await calling.member({ role: 'moderator' }),
    ];
    const waiting = async () => (await (await judge.call(readOverview)).json()).data.waiting.phones;
    const none = { count: 0, oldestAt: null, overOneDay: 0, overThreeDays: 0 };
    expect(await waiting()).toEqual(none);
    await ask(judge, newPhone());
    const banned = await calling.member();
    await ask(banned, newPhone());
    await calling.db.updateTable('app_user').set({ banned_at: now }).where('id', '=', banned.id).execute();
    expect(await waiting()).toEqual({ ...none, count: 1, oldestAt: noon.toISOString() });
    advance(2 * 86_400);
    expect(await waiting()).toMatchObject({ count: 1, overOneDay: 1 });
    const { data: calls } = await (await judge.call(listPhoneCalls)).json();
    const decide = (by: TestMember, proved: boolean) =>
      by.call(decidePhoneCall, { params: { id: calls[0]?.id ?? 0 }, body: { proved } }, { lang: 'ar' });
    const refused = await decide(judge, true);
    const { code, message } = await refused.json();
    expect([refused.status, code]).toEqual([409, 'own_account']);
    expect(message).toMatch(/حسابك أنت/);
    expect((await stateOf(judge)).proved).toBeNull();
    expect((await decide(other, true)).status).toBe(200);
    expect((await stateOf(judge)).proved).not.toBeNull();
    expect(await waiting()).toEqual(none);
    await ask(judge, newPhone());
    const { data: again } = await (await judge.call(listPhoneCalls)).json();
    const closed = await judge.call(decidePhoneCall, {
      params: { id: again[0]?.id ?? 0 },
      body: { proved: false },
    });
    expect(closed.status).toBe(200);
  });
});
