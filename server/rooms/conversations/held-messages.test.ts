import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '../../../contract/access.ts';
import {
  blockPartner,
  countUnread,
  listInbox,
  listThreadMessages,
  readConversation,
  sendMessage,
  startConversation,
} from '../../../contract/conversations.ts';
import { decideHeldText, type HeldText, listHeldTexts } from '../../../contract/held-messages.ts';
import { limits } from '../../../contract/limits.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { addProducts, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

/* Messages with the same text to many wait for a moderator. */

const password = 'a password of tests';
const long = 'Dear friend, I have a wonderful offer for you, write to me today';
const { conversations: most } = limits.sameText;
let site: TestSite;
let clock = noon;
let judge: TestMember;
let khalid: TestMember;
let salma: TestMember;
/** One more than may get the same text, and another one. */
let posts: number[] = [];

beforeAll(async () => {
  site = await testSite(() => clock, { RATE_LIMITS: '0' });
  judge = await site.member({ role: 'moderator' });
  khalid = await site.member({ name: 'Khalid Rahman', password });
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = noon;
  await site.db.deleteFrom('held_message').execute();
  salma = await site.member({ name: 'Salma Khoury', password });
  await site.db
    .updateTable('app_user')
    .set({ created_at: days(-400) } as never)
    .where('id', 'in', [salma.id, khalid.id])
    .execute();
  posts = await addProducts(
    site,
    ...Array.from({ length: most + 2 }, (_, at) => ({ title: { en: `Table ${at}` }, ownerId: khalid.id })),
  );
});

const begin = async (id: number | undefined, text = long, clientId: string = randomUUID()) =>
  salma.call(startConversation, {
    params: { folder: 'products', id: id as number },
    body: { clientId, text },
  });
/** Writes the text to as many as get it, and to one more. @returns that conversation */
async function heldOne(): Promise<number> {
  for (const id of posts.slice(0, most)) {
    const answer = await begin(id);
    expect((await answer.json()).data.message.held).toBe(false);
  }
  const { conversationId, message } = (await (await begin(posts[most])).json()).data;
  expect(message).toMatchObject({ id: 0, held: true, mine: true, text: long });
  return conversationId;
}
const waiting = async (): Promise<readonly HeldText[]> =>
  (await (await judge.call(listHeldTexts, {})).json()).data;
const decide = (id: number | undefined, pass: boolean, who = judge) =>
  who.call(decideHeldText, { params: { id: id ?? 0 }, body: { pass } });
const detail = async (who: TestMember, id: number) =>
  (await (await who.call(readConversation, { params: { id } })).json()).data;
const textsOf = async (who: TestMember, id: number) =>
  (await (await who.call(listThreadMessages, { params: { id } })).json()).data.map(({ text }) => text);
const inboxOf = async (who: TestMember) =>
  (await (await who.call(listInbox, { query: { limit: 50 } })).json()).data.map(({ id }) => id);
const unreadOf = async (who: TestMember) => (await (await who.call(countUnread)).json()).data.count;

describe('a text that was written to many', () => {
  it('waits regardless of case, spaces and punctuation, but not if it is short', async () => {
    await heldOne();
    const last = posts.at(-1);
    const copy = `${long.toUpperCase().replaceAll(' ', '  ')}!!!`;
    expect((await (await begin(last, copy)).json()).data.message.held).toBe(true);
    const short = 'Still there?';
    for (const id of posts) expect((await (await begin(id, short)).json()).data.message.held).toBe(false);
  });

  it('is visible to its sender only, until a moderator delivers it', async () => {
    const before = await unreadOf(khalid);
    const id = await heldOne();
    expect((await detail(salma, id)).held).toMatchObject([{ text: long, state: 'waiting' }]);
    expect((await detail(khalid, id)).held).toEqual([]);
    expect([await textsOf(khalid, id), await textsOf(salma, id)]).toEqual([[], []]);
    expect(await inboxOf(salma)).toContain(id);
    expect(await inboxOf(khalid)).not.toContain(id);
    expect(await unreadOf(khalid)).toBe(before + most);
    const [text, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(text).toMatchObject({
      text: long,
      sender: { id: salma.id, banned: false },
      waiting: 1,
      delivered: most,
      titles: [{ text: `Table ${most}` }],
    });
    expect((await (await judge.call(readAccess)).json()).data.waiting.conversations).toBe(1);

    expect((await decide(text?.id, true)).status).toBe(200);
    expect(await textsOf(khalid, id)).toEqual([long]);
    expect((await detail(salma, id)).held).toEqual([]);
    expect(await inboxOf(khalid)).toContain(id);
    expect(await unreadOf(khalid)).toBe(before + most + 1);
    expect(await waiting()).toEqual([]);
    expect((await decide(text?.id, false)).status).toBe(409);
    expect((await decide(999_999, true)).status).toBe(404);
    // On that day it is delivered at once, as it is known.
    expect((await (await begin(posts[most + 1])).json()).data.message.held).toBe(false);
    const log = await site.db.selectFrom('audit_log').select(['action', 'actor_id']).execute();
    expect(log).toContainEqual({ action: 'message.pass', actor_id: judge.id });
  });

  it('is stored once, however often it is sent', async () => {
    const id = await heldOne();
    const clientId = randomUUID();
    const body = { clientId, text: `${long}!` };
    const answers = await Promise.all([0, 1, 2].map(() => salma.call(sendMessage, { params: { id }, body })));
    for (const answer of answers) expect((await answer.json()).data).toMatchObject({ clientId, held: true });
    expect((await detail(salma, id)).held).toHaveLength(2);
    await decide((await waiting())[0]?.id, true);
    const again = await (await salma.call(sendMessage, { params: { id }, body })).json();
    expect(again.data).toMatchObject({ clientId, held: false });
    expect(await textsOf(khalid, id)).toEqual([long, `${long}!`]);
  });

  it('is refused for that day, and its sender is told', async () => {
    const id = await heldOne();
    await decide((await waiting())[0]?.id, false);
    expect((await detail(salma, id)).held).toMatchObject([{ text: long, state: 'refused' }]);
    expect(await textsOf(khalid, id)).toEqual([]);
    expect((await begin(posts[most + 1])).status).toBe(409);
    clock = days(1.01);
    expect((await (await begin(posts[most + 1])).json()).data.message.held).toBe(false);
  });

  it('is not delivered where the other side blocked its sender meanwhile', async () => {
    const id = await heldOne();
    await khalid.call(blockPartner, { params: { id }, body: {} });
    await decide((await waiting())[0]?.id, true);
    expect(await textsOf(khalid, id)).toEqual([]);
    expect((await detail(salma, id)).held).toMatchObject([{ state: 'refused' }]);
  });

  it('cannot fill the queue of moderators', async () => {
    const id = await heldOne();
    const write = (text: string) =>
      salma.call(sendMessage, { params: { id }, body: { clientId: randomUUID(), text } });
    for (let n = 1; n < limits.sameText.waiting; n += 1) expect((await write(long)).status).toBe(200);
    expect((await write(long)).status).toBe(409);
    expect((await write('Is it still available?')).status).toBe(200);
    expect((await waiting()).map(({ waiting: count }) => count)).toEqual([limits.sameText.waiting]);
  });

  it('is decided by moderators only, is exported, and deleted with the account', async () => {
    await heldOne();
    const [text] = await waiting();
    expect((await decide(text?.id, true, salma)).status).toBe(403);
    expect((await salma.call(listHeldTexts, {})).status).toBe(403);
    expect(JSON.stringify(await (await salma.call(exportAccount)).json())).toContain('notDelivered');
    expect((await salma.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });
});
