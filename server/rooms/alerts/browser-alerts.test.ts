import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAlert, changeAlert, listAlerts, pauseAlerts } from '../../../contract/alerts.ts';
import { readPush, startPush, stopPush } from '../../../contract/push.ts';
import type { Queue } from '../../queue/queue.ts';
import { addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { thirdPartySettings } from '../../testing/third-party-settings.ts';
import { createMemberPush } from '../push/service.ts';
import { createAlertPush } from './alert-push.ts';
import { testAlerts } from './testing.ts';

/* Alerts of a browser without an account: whoever has its push address manages them, and no email is sent. */

const hosts = ['fcm.googleapis.com'];
const room = {
  list: 'search' as const,
  path: '/search-result/room/rent',
  query: { q: 'room', type: 'rent' },
  frequency: 'now' as const,
};
let site: TestSite;
let now = noon;
let delivery: 'sent' | 'gone' = 'sent';
let received: { endpoint: string; message: { body: string; url: string; lang: string } }[] = [];

beforeAll(async () => {
  site = await testSite(() => now, { ...thirdPartySettings, RATE_LIMITS: '0' });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = noon;
  delivery = 'sent';
  received = [];
  await site.db.deleteFrom('alert_reader').execute();
  await site.db.deleteFrom('push_subscription').execute();
  await site.db.deleteFrom('listing').execute();
  await site.db.deleteFrom('alert_post').execute();
});

const browser = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});
const add = (one = browser('one'), lang = 'en') =>
  site.call(addAlert, { body: { ...room, browser: one } }, { lang });
const listed = (endpoint = browser('one').endpoint) => site.call(listAlerts, { body: { endpoint } });
const count = async (table: 'push_subscription' | 'alert') =>
  (await site.db.selectFrom(table).selectAll().execute()).length;

const publish = (en: string) =>
  addRentals(site, { title: { en }, accommodation: 'room', publishedAt: now, expiresAt: days(20) });

/** Finds and notifies at once; what the queue would do later is done here. */
async function work() {
  type Handler = (data: object) => Promise<void>;
  let handle: Handler | undefined;
  const push = createMemberPush({
    db: site.db,
    push: { publicKey: '', privateKey: '', subject: '', hosts },
    now: () => now,
    sender: async ({ endpoint }, message) => {
      received.push({ endpoint, message: JSON.parse(message) });
      return delivery;
    },
  });
  const waiting: object[] = [];
  const queue = {
    ...site.queue,
    work: (_kind: object, work: Handler) => {
      handle = work;
    },
    send: async (_db: object, { name }: { name: string }, data: object) => {
      if (name === 'alerts-push') waiting.push(data);
    },
  } as unknown as Queue;
  createAlertPush({ queue, push });
  const alerts = testAlerts({ ...site, queue }, () => now, undefined, push);
  await alerts.find();
  await alerts.mail();
  for (const data of waiting) await handle?.(data);
}

describe('an alert in a browser', () => {
  it('needs no confirmation, and notifies of new posts in the language of the page, without an email', async () => {
    const added = await add(browser('one'), 'ar');
    expect((await added.json()).data).toEqual({ confirms: false });
    expect((await (await listed()).json()).data).toMatchObject({
      ...{ email: '', isMember: false, inBrowser: true, savedEmails: null },
      alerts: [{ path: room.path, frequency: 'now', paused: false }],
    });
    const [id] = await publish('A room in Bay Ridge');
    await work();
    const url = expect.stringMatching(new RegExp(`^/[\\w-]+/${id}/[\\w-]+\\?lang=ar$`));
    expect(received).toMatchObject([
      {
        endpoint: browser('one').endpoint,
        message: { body: 'A room in Bay Ridge', url, lang: 'ar' },
      },
    ]);
    expect(await site.otherMails()).toEqual([]);
    // Once, and at most one notification an hour.
    await publish('Another room');
    await work();
    expect(received).toHaveLength(1);
    now = new Date(noon.getTime() + 61 * 60_000);
    await work();
    expect(received.map(({ message }) => message.body)).toEqual(['A room in Bay Ridge', 'Another room']);
  });

  it('opens its list if several posts match', async () => {
    await add();
    await publish('A room in Bay Ridge');
    await publish('A room in Astoria');
    await work();
    expect(received).toMatchObject([{ message: { url: `${room.path}?lang=en` } }]);
  });

  it('is managed with the address of the browser only', async () => {
    await add();
    const { alerts } = (await (await listed()).json()).data;
    const id = alerts[0]?.id ?? 0;
    const change = (endpoint: string, body: object) =>
      site.call(changeAlert, { params: { id }, body: { endpoint, ...body } });
    expect((await listed(browser('two').endpoint)).status).toBe(404);
    expect((await change(browser('two').endpoint, { removed: true })).status).toBe(404);
    await add(browser('two'));
    expect((await change(browser('two').endpoint, { removed: true })).status).toBe(404);
    expect((await site.call(listAlerts, { body: {} })).status).toBe(401);
    expect((await change(browser('one').endpoint, { frequency: 'weekly' })).status).toBe(200);
    const paused = await site.call(pauseAlerts, { body: { endpoint: browser('one').endpoint } });
    expect((await paused.json()).data).toEqual({ paused: [id] });
    await publish('A room');
    await work();
    expect(received.map(({ endpoint }) => endpoint)).toEqual([browser('two').endpoint]);
  });

  it('ends with its subscription, but not with the news of the same browser', async () => {
    const one = browser('one');
    await site.call(startPush, { body: one });
    await add(one);
    const hasNews = async () =>
      (await (await site.call(readPush, { body: { endpoint: one.endpoint } })).json()).data.subscribed;
    expect(await hasNews()).toBe(true);
    const stopped = await site.call(stopPush, { body: { endpoint: one.endpoint } });
    expect((await stopped.json()).data).toEqual({ subscribed: false, isUsed: true });
    expect(await hasNews()).toBe(false);
    expect(await count('alert')).toBe(1);
    await publish('A room');
    delivery = 'gone';
    await work();
    expect([received.length, await count('alert'), await count('push_subscription')]).toEqual([1, 0, 0]);
  });

  it('no longer counts as a use of the subscription once it is removed', async () => {
    const one = browser('one');
    await add(one);
    const [alert] = (await (await listed(one.endpoint)).json()).data.alerts;
    const stop = async () =>
      (await (await site.call(stopPush, { body: { endpoint: one.endpoint } })).json()).data.isUsed;
    expect(await stop()).toBe(true);
    await site.call(changeAlert, {
      params: { id: alert?.id ?? 0 },
      body: { endpoint: one.endpoint, removed: true },
    });
    expect(await stop()).toBe(false);
    expect([await count('alert'), await count('push_subscription')]).toEqual([0, 0]);
  });

  it.each([
    ['of an unknown push service', { endpoint: 'https://evil.example/x' }],
    ['whose key is no point', { keys: { ...browser('x').keys, p256dh: `B${'A'.repeat(86)}` } }],
  ])('is rejected for a browser %s', async (_, changed) => {
    expect((await add({ ...browser('one'), ...changed })).status).toBe(422);
    expect([await count('alert'), await count('push_subscription')]).toEqual([0, 0]);
  });

  it('is rejected beyond a maximum of thirty', async () => {
    const one = browser('one');
    const statuses: number[] = [];
    for (let at = 0; at <= 30; at++) {
      const body = { ...room, path: `/search-result/room${at}`, browser: one };
      statuses.push((await site.call(addAlert, { body })).status);
    }
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 422]);
  });
});
