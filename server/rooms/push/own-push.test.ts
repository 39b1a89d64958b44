import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOut } from '../../../contract/accounts.ts';
import { startConversation } from '../../../contract/conversations.ts';
import { readOwnPush, saveOwnPush, startPush, stopPush } from '../../../contract/push.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { thirdPartySettings } from '../../testing/third-party-settings.ts';
import { createMessagePush } from '../conversations/service.ts';
import { createMemberPush } from './member-push.ts';

/* Notifications of a member's browser: for that member only, while they are signed in there. */

const hosts = ['fcm.googleapis.com'];
let site: TestSite;
let salma: TestMember;
let khalid: TestMember;
let notifications: {
  endpoint: string;
  message: { title: string; body: string; url: string; tag: string };
}[] = [];
let delivery: 'sent' | 'gone' | 'failed' = 'sent';

beforeAll(async () => {
  site = await testSite(undefined, { ...thirdPartySettings, RATE_LIMITS: '0' });
});
afterAll(() => site.close());
beforeEach(async () => {
  notifications = [];
  delivery = 'sent';
  await site.db.deleteFrom('push_subscription').execute();
  salma = await site.member({ name: 'Salma Khoury' });
  khalid = await site.member({ name: 'Khalid Rahman' });
});

const browser = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});
const choose = (who: TestMember, name: string, messages: boolean, alerts = false) =>
  who.call(saveOwnPush, { body: { ...browser(name), messages, alerts } });
const chosen = async (who: TestMember, name: string) =>
  (await (await who.call(readOwnPush, { body: { endpoint: browser(name).endpoint } })).json()).data;
const push = () =>
  createMemberPush({
    db: site.db,
    push: { publicKey: '', privateKey: '', subject: '', hosts },
    now: () => noon,
    sender: async ({ endpoint }, message) => {
      notifications.push({ endpoint, message: JSON.parse(message) });
      return delivery;
    },
  });

describe('a browser', () => {
  it('receives the topics that its member enabled there, and none once they sign out', async () => {
    expect((await choose(salma, 'one', true)).status).toBe(200);
    expect(await chosen(salma, 'one')).toEqual({ messages: true, alerts: false });
    expect(await chosen(khalid, 'one')).toEqual({ messages: false, alerts: false });
    const say = () => ({ title: 'A', body: 'B', path: '/messages/1', tag: 'x' });
    expect(await push().send(salma.id, 'messages', say)).toBe(1);
    expect(await push().send(salma.id, 'alerts', say)).toBe(0);
    expect(await push().send(khalid.id, 'messages', say)).toBe(0);
    expect(notifications.map(({ message }) => message.url)).toEqual(['/messages/1?lang=en']);
    await salma.call(logOut);
    expect(await push().send(salma.id, 'messages', say)).toBe(0);
  });

  it('belongs to another member once they sign in there', async () => {
    await choose(salma, 'one', true);
    await choose(khalid, 'one', true);
    expect(await chosen(salma, 'one')).toEqual({ messages: false, alerts: false });
    expect(await chosen(khalid, 'one')).toEqual({ messages: true, alerts: false });
  });

  it('is deleted if no topic is enabled, or if its subscription is gone', async () => {
    const count = async () => (await site.db.selectFrom('push_subscription').select('id').execute()).length;
    await choose(salma, 'one', true);
    await choose(salma, 'one', false);
    expect(await count()).toBe(0);
    await choose(salma, 'one', true);
    expect((await site.call(startPush, { body: browser('one') })).status).toBe(200);
    await salma.call(stopPush, { body: { endpoint: browser('one').endpoint } });
    expect(await chosen(salma, 'one')).toEqual({ messages: true, alerts: false });
    delivery = 'gone';
    await push().send(salma.id, 'messages', () => ({ title: 'A', body: '', path: '/', tag: 'x' }));
    expect(await count()).toBe(0);
  });

  it('must have an allowed push service and a valid encryption key', async () => {
    const body = { ...browser('one'), messages: true, alerts: false };
    const ask = (changed: object) => salma.call(saveOwnPush, { body: { ...body, ...changed } });
    expect((await ask({ endpoint: 'https://evil.example/x' })).status).toBe(422);
    expect((await ask({ keys: { ...body.keys, p256dh: `B${'A'.repeat(86)}` } })).status).toBe(400);
    expect((await site.callUnchecked(saveOwnPush)).status).toBe(401);
  });
});

describe('a message', () => {
  type Handler = (data: { conversationId: number; side: 'owner' | 'member' }) => Promise<void>;
  async function handler(): Promise<Handler> {
    let found: Handler | undefined;
    createMessagePush({
      db: site.db,
      queue: {
        work: (_kind: object, handle: Handler) => {
          found = handle;
        },
      } as never,
      push: push(),
      now: () => noon,
    });
    if (!found) throw new Error('nobody works on it');
    return found;
  }

  it('is announced without its text, and not emailed if a browser accepted it', async () => {
    await choose(khalid, 'phone', true);
    const [oud = 0] = await addProducts(site, { title: { en: 'Syrian oud' }, ownerId: khalid.id });
    const begun = await salma.call(startConversation, {
      params: { folder: 'products', id: oud },
      body: { clientId: randomUUID(), text: 'A secret' },
    });
    const { conversationId } = (await begun.json()).data;
    const due = async () => {
      const { rows } = await sql<{
        due: boolean;
      }>`select mail_due_at is not null as due from conversation_side
        where conversation_id = ${conversationId} and side = 'owner'`.execute(site.db);
      return rows[0]?.due;
    };
    const handle = await handler();
    delivery = 'failed';
    await handle({ conversationId, side: 'owner' });
    expect(await due()).toBe(true);
    delivery = 'sent';
    await handle({ conversationId, side: 'owner' });
    expect(await due()).toBe(false);
    expect(notifications.at(-1)?.message).toMatchObject({
      title: 'Salma K.',
      body: 'New message about “Syrian oud”',
      url: `/messages/${conversationId}?lang=en`,
    });
    expect(JSON.stringify(notifications)).not.toContain('secret');
    notifications = [];
    await sql`update conversation_side set is_muted = true where conversation_id = ${conversationId}`.execute(
      site.db,
    );
    await handle({ conversationId, side: 'owner' });
    expect(notifications).toEqual([]);
  });
});
