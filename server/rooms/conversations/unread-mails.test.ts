import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  blockPartner,
  markRead,
  sendMessage,
  sortConversation,
  startConversation,
} from '../../../contract/conversations.ts';
import { readInboxSettings, saveInboxSettings, stopMessageMails } from '../../../contract/inbox-settings.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';
import { testUnreadMails } from './testing.ts';

let site: TestSite;
let clock = noon;
let khalid: TestMember;
let salma: TestMember;
let oud = 0;
let mail: () => Promise<void>;

beforeAll(async () => {
  site = await testSite(() => clock, { RATE_LIMITS: '0' });
  ({ mail } = testUnreadMails(site, () => clock));
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = noon;
  khalid = await site.member({ name: 'Khalid Rahman' });
  salma = await site.member({ name: 'Salma Khoury' });
  await site.db.updateTable('app_user').set({ email_confirmed_at: noon }).execute();
  [oud = 0] = await addProducts(site, { title: { en: 'Syrian oud' }, ownerId: khalid.id });
});

/** Sends emails due a number of minutes after the start of the test. */
async function at(minutes: number) {
  clock = new Date(noon.getTime() + minutes * 60_000);
  await mail();
}
const text = 'Call me at (718) 555-0142 in Astoria';
const begin = async (id = oud): Promise<number> => {
  const input = { params: { folder: 'products' as const, id }, body: { clientId: randomUUID(), text } };
  return (await (await salma.call(startConversation, input)).json()).data.conversationId;
};
const say = (who: TestMember, id: number) =>
  who.call(sendMessage, { params: { id }, body: { clientId: randomUUID(), text } });
const read = (who: TestMember, id: number) =>
  who.call(markRead, { params: { id }, body: { upTo: Number.MAX_SAFE_INTEGER } });

it('is sent for a message unread for ten minutes, once until it is read', async () => {
  const id = await begin();
  await at(9.9);
  expect(await site.otherMails()).toEqual([]);
  await say(salma, id);
  await at(10);
  const notice = await site.nextMail();
  expect(notice.receiver).toBe(khalid.email);
  expect(notice.text).toContain('Salma K.');
  expect(notice.text).toContain('Syrian oud');
  expect(notice.text).toContain(`https://city.example/messages/${id}`);
  // No content of messages, and no more of the name than is public.
  for (const secret of ['555', 'Astoria', 'Khoury']) expect(notice.text).not.toContain(secret);

  await say(salma, id);
  await at(60);
  expect(await site.otherMails()).toEqual([]);
  await read(khalid, id);
  await say(salma, id);
  await at(69);
  expect(await site.otherMails()).toEqual([]);
  await at(70);
  expect((await site.nextMail()).receiver).toBe(khalid.email);
  // Answering does not make one's own message unread, but that of the other side.
  await say(khalid, id);
  await at(80);
  expect((await site.nextMail()).receiver).toBe(salma.email);
});

it('combines what is due for a member, in their language, and does not name the owner of an anonymous post', async () => {
  const [secret = 0] = await addProducts(site, {
    title: { en: 'A lamp' },
    ownerId: khalid.id,
    anonymous: true,
  });
  const ids = [await begin(), await begin(secret)];
  await site.db.updateTable('app_user').set({ lang: 'ar' }).where('id', '=', salma.id).execute();
  for (const id of ids) {
    await read(khalid, id);
    await say(khalid, id);
  }
  await at(10);
  const { subject, text: body = '' } = await site.nextMail();
  expect(await site.otherMails()).toEqual([]);
  expect(subject).toContain('رسائل لم تقرأها');
  expect(body).toContain('Khalid R.');
  expect(body).toContain('صاحب الإعلان');
  expect(body.match(/Khalid/g)).toHaveLength(1);
  expect(body).toContain('https://city.example/messages?lang=ar');
});

it('is not sent for read, muted, archived or blocked conversations, or to unreachable members', async () => {
  const id = await begin();
  await read(khalid, id);
  await at(20);
  for (const state of [{ muted: true }, { archived: true }]) {
    await say(salma, id);
    await khalid.call(sortConversation, { params: { id }, body: state });
    await at(40);
    await khalid.call(sortConversation, { params: { id }, body: { muted: false, archived: false } });
    await at(60);
    await read(khalid, id);
  }
  await say(salma, id);
  await site.db
    .updateTable('app_user')
    .set({ email_confirmed_at: null })
    .where('id', '=', khalid.id)
    .execute();
  await at(80);
  await site.db
    .updateTable('app_user')
    .set({ email_confirmed_at: noon })
    .where('id', '=', khalid.id)
    .execute();
  await read(khalid, id);
  await say(salma, id);
  await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', salma.id).execute();
  await at(100);
  await site.db.updateTable('app_user').set({ banned_at: null }).where('id', '=', salma.id).execute();
  await read(khalid, id);
  await say(salma, id);
  await khalid.call(blockPartner, { params: { id }, body: {} });
  await at(120);
  expect(await site.otherMails()).toEqual([]);
});

it('ends by one click, and by the setting', async () => {
  const id = await begin();
  await at(10);
  const header = JSON.stringify((await site.nextMail()).headers);
  expect(header).toContain('List-Unsubscribe=One-Click');
  const [, token = ''] = /message-mails\/stop\?token=([\w-]+)/.exec(header) ?? [];
  const stop = (one: string, method: string) =>
    site.ask(addressOf(stopMessageMails, { query: { token: one } }), { method });
  // A GET request ends nothing, nor does an unknown token.
  expect((await stop(token, 'GET')).headers.get('location')).toContain(`/Newsletter#messages=${token}`);
  for (const one of [`${token.slice(0, -4)}0000`, token.replace(/^\d+/, String(salma.id)), '1-', 'x'])
    expect((await stop(one, 'POST')).status).toBe(422);
  expect((await (await khalid.call(readInboxSettings, {})).json()).data).toEqual({ seen: true, mails: true });
  expect((await stop(token, 'POST')).status).toBe(200);
  expect((await (await khalid.call(readInboxSettings, {})).json()).data).toEqual({
    seen: true,
    mails: false,
  });
  await read(khalid, id);
  await say(salma, id);
  await at(30);
  expect(await site.otherMails()).toEqual([]);
  // The other setting is unchanged.
  const choose = async (body: { seen?: boolean; mails?: boolean }) =>
    (await (await khalid.call(saveInboxSettings, { body })).json()).data;
  expect(await choose({ seen: false })).toEqual({ seen: false, mails: false });
  expect(await choose({ mails: true })).toEqual({ seen: false, mails: true });
  await read(khalid, id);
  await say(salma, id);
  await at(40);
  expect((await site.nextMail()).receiver).toBe(khalid.email);
});

it('is sent once by two processes', async () => {
  await begin();
  clock = new Date(noon.getTime() + 3_600_000);
  await Promise.all([mail(), mail(), mail()]);
  expect([await site.nextMail(), ...(await site.otherMails())]).toHaveLength(1);
});
