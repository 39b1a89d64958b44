import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listBusinesses } from '../../contract/businesses.ts';
import { sendContactMessage } from '../../contract/contact.ts';
import { streamInbox } from '../../contract/conversations.ts';
import { readProfile } from '../../contract/profile.ts';
import { type Admission, createAdmission, type Priority } from '../http/admission/admission.ts';
import { listenToInboxes } from '../rooms/conversations/service.ts';
import { type Node, node } from '../testing/nodes.ts';
import { publicUrl } from '../testing/page-site.ts';
import { addressBelow, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
let one: Node;
let member: TestMember;
let admission: Admission;
let signals: Awaited<ReturnType<typeof listenToInboxes>>;
let rendering: PromiseWithResolvers<void> | undefined;
beforeAll(async () => {
  site = await testSite();
  admission = createAdmission();
  signals = await listenToInboxes(site.connectionString);
  one = await node(site, () => import('../../web/entry.server.tsx'), {
    admission,
    inboxSignals: signals,
    beforeRender: async () => rendering?.promise,
  });
  member = await site.member();
});
afterAll(async () => {
  await one.close();
  await signals.close();
  await site.close();
});

const ends: (() => void)[] = [];
/** Occupies enough requests in flight that those of this priority are rejected. */
function fill(priority: Priority): void {
  for (;;) {
    const end = admission.begin(priority);
    if (!end) return;
    ends.push(end);
  }
}
afterEach(() => {
  for (const end of ends.splice(0)) end();
  expect(admission.inFlight()).toBe(0);
});

const addressOf = ({ path }: { path: string }) => addressBelow(path.slice(1));
const list = addressOf(listBusinesses);
const asMember = () => ({ authorization: `Bearer ${member.token}` });

describe('while more is in flight than can be served in time', () => {
  it('guests get a page in their language that says when to return', async () => {
    fill('guest');
    for (const [path, dir, title] of [
      ['/about', '<html lang="en" dir="ltr">', '<h1>The site is very busy</h1>'],
      ['/about?lang=ar', '<html lang="ar" dir="rtl">', '<h1>الإقبال على الموقع كبير</h1>'],
    ] as const) {
      const refused = await one.ask(path);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.headers.get('cache-control')).toBe('no-store');
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
      const html = await refused.text();
      expect(html).toContain(dir);
      expect(html).toContain(title);
    }
  });

  it('guests of the API get a problem in the language of the URL', async () => {
    fill('guest');
    for (const [path, message] of [
      [list, 'A lot of people are using the site right now. Please try again in a few seconds.'],
      [list.replace('/en/', '/ar/'), 'الإقبال على الموقع كبير الآن. حاول مرة أخرى بعد ثوانٍ.'],
    ] as const) {
      const refused = await one.ask(path);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await refused.json()).toMatchObject({ code: 'overloaded', message });
    }
  });

  it('members and writes are admitted for longer, and then rejected as well', async () => {
    const profile = () => one.ask(addressOf(readProfile), asMember());
    expect((await profile()).status).toBe(200);
    fill('guest');
    const write = () =>
      one.ask(addressOf(sendContactMessage), { 'content-type': 'application/json' }, 'POST');
    expect((await profile()).status).toBe(200);
    expect((await write()).status).toBe(400);
    fill('member');
    expect((await profile()).status).toBe(503);
    expect((await write()).status).toBe(503);
  });

  it('a token that this node has not found valid has no priority', async () => {
    const other = await site.member();
    const withToken = (token: string) =>
      one.ask(addressOf(readProfile), { authorization: `Bearer ${token}` });
    expect((await withToken(other.token)).status).toBe(200);
    fill('guest');
    expect((await withToken('a'.repeat(43))).status).toBe(503);
    expect((await one.ask(list, { authorization: 'x' })).status).toBe(503);
    expect((await withToken(other.token)).status).toBe(200);
    // Its end is noticed by the next request.
    await site.db.deleteFrom('session').where('user_id', '=', other.id).execute();
    expect((await withToken(other.token)).status).toBe(401);
    expect((await withToken(other.token)).status).toBe(503);
  });

  it('cached pages, probes and metrics are always served', async () => {
    expect((await one.ask('/about')).status).toBe(200);
    fill('member');
    const cached = await one.fetch(new Request(`${publicUrl}/about`));
    expect(cached.status).toBe(200);
    expect(await cached.text()).toContain('<h1');
    expect((await one.ask('/healthz')).status).toBe(200);
    // On a busy machine the database may respond to its probe too late; the probe itself is never rejected.
    expect((await (await one.ask('/readyz')).json()).data.status).toBeDefined();
    expect(await one.metrics()).toContain('requests_in_flight_limit 256');
  });

  it('counts rejections by priority', async () => {
    const refusals = async (priority: Priority) =>
      Number(
        new RegExp(`^overload_refusals_total\\{priority="${priority}"\\} (\\d+)$`, 'm').exec(
          await one.metrics(),
        )?.[1],
      );
    await one.ask(list, asMember());
    const before = { guest: await refusals('guest'), member: await refusals('member') };
    fill('guest');
    await one.ask(list);
    await one.ask('/about?Page=2');
    fill('member');
    await one.ask(list, asMember());
    expect(await refusals('guest')).toBe(before.guest + 2);
    expect(await refusals('member')).toBe(before.member + 1);
  });
});

it('counts a page as one request, without its in-process reads', async () => {
  rendering = Promise.withResolvers<void>();
  const page = one.ask('/rents?bedrooms=1');
  await expect.poll(() => admission.inFlight()).toBe(1);
  // The page has the last slot, so that any counted read of it would be rejected.
  fill('guest');
  rendering.resolve();
  rendering = undefined;
  expect((await page).status).toBe(200);
});

it('counts an event stream only until it begins', async () => {
  const stream = await one.ask(addressOf(streamInbox), {
    ...asMember(),
    accept: 'text/event-stream',
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(admission.inFlight()).toBe(0);
  await stream.body?.cancel();
});
