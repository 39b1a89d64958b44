import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listBusinesses } from '../../contract/businesses.ts';
import { readHealth, setMaintenance } from '../../contract/health.ts';
import { readProfile, saveProfile } from '../../contract/profile.ts';
import { setMaintenance as setByHand } from '../rooms/health/service.ts';
import { type Node, node } from '../testing/nodes.ts';
import { noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';
import { addressOf } from '../testing/typed-client.ts';

/* The test site is one server and `other` another, on one database. */

let site: TestSite;
let other: Node;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  site = await testSite();
  other = await node(site, () => import('../../web/entry.server.tsx'));
  admin = await site.member({ role: 'admin' });
  member = await site.member();
});
afterAll(async () => {
  await other.close();
  await site.close();
});
const turn = (on: boolean) => admin.call(setMaintenance, { body: { on } });
afterEach(() => turn(false));

const post = (path: string, headers: Record<string, string> = {}, method = 'POST') =>
  other.ask(`/api/NY/${path}`, headers, method);

it('rejects writes, on every node from that moment on, with a time to retry', async () => {
  expect((await post('en/0/contact')).status).not.toBe(503);
  expect(await (await turn(true)).json()).toEqual({ data: { since: noon.toISOString() } });
  for (const [lang, word] of [
    ['en', 'We are working on the site'],
    ['ar', 'نجري صيانة للموقع'],
  ] as const) {
    const refused = await post(`${lang}/0/contact`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('300');
    const problem = (await refused.json()) as { code: string; message: string };
    expect(problem.code).toBe('maintenance');
    expect(problem.message).toContain(word);
  }
  const own = await member.call(saveProfile, { body: { name: 'Another' } });
  expect(own.status).toBe(503);
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect((await post('en/0/profile', {}, method)).status).toBe(503);
  await turn(false);
  expect((await post('en/0/contact')).status).not.toBe(503);
});

it('allows reads, and administrators can sign in and end it', async () => {
  await turn(true);
  expect((await other.ask('/')).status).toBe(200);
  expect((await other.ask(addressOf(listBusinesses))).status).toBe(200);
  expect((await member.call(readProfile)).status).toBe(200);
  expect((await post('en/0/login')).status).not.toBe(503);
  const { data } = await (await admin.call(readHealth)).json();
  expect(data.maintenance).toEqual({ since: noon.toISOString() });
  expect(data.findings).toContainEqual(expect.objectContaining({ name: 'maintenance', level: 'warn' }));
  expect((await member.call(setMaintenance, { body: { on: false } })).status).toBe(403);
  expect(await (await turn(false)).json()).toEqual({ data: { since: null } });
});

it('responds to forms without scripts with a page in their language', async () => {
  await turn(true);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const refused = await post('ar/0/contact', form);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('300');
  const html = await refused.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('لم يُحفظ ما أرسلته');
});

it('is logged once for each change, with its actor', async () => {
  const { last } = await site.db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  await turn(true);
  await turn(true);
  await setByHand(site.db, false, { actorId: null, hand: 'command' }, noon);
  const lines = await site.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'hand'])
    .where('id', '>', last ?? 0)
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { action: 'maintenance.begin', actor_id: admin.id, hand: 'account' },
    { action: 'maintenance.end', actor_id: null, hand: 'command' },
  ]);
});
