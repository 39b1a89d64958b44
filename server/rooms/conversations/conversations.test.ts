import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blockPartner,
  countUnread,
  listBlockedMembers,
  listInbox,
  listThreadMessages,
  markRead,
  readConversation,
  readConversationStart,
  sendMessage,
  sortConversation,
  startConversation,
  unblockPartner,
} from '../../../contract/conversations.ts';
import { saveInboxSettings } from '../../../contract/inbox-settings.ts';
import { limits } from '../../../contract/limits.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const password = 'a password of tests';
let site: TestSite;
let clock = noon;
let khalid: TestMember;
let salma: TestMember;
let stranger: TestMember;
let oud = 0;

beforeAll(async () => {
  site = await testSite(() => clock, { RATE_LIMITS: '0' });
  stranger = await site.member({ name: 'Omar Stranger' });
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = noon;
  khalid = await site.member({ name: 'Khalid Rahman', password });
  salma = await site.member({ name: 'Salma Khoury', password });
  await makeOld(khalid, salma);
  [oud = 0] = await addProducts(site, {
    title: { en: 'Syrian oud' },
    ownerId: khalid.id,
    priceCents: 42_000,
  });
});

/** Their accounts are no longer new. */
const makeOld = (...members: TestMember[]) =>
  site.db
    .updateTable('app_user')
    .set({ created_at: days(-400) } as never)
    .where(
      'id',
      'in',
      members.map(({ id }) => id),
    )
    .execute();
const message = (text = 'Is it still available?') => ({ clientId: randomUUID() as string, text });
const begin = (who: TestMember, id = oud, body = message()) =>
  who.call(startConversation, { params: { folder: 'products', id }, body });
const begun = async (who = salma, id = oud) => (await (await begin(who, id)).json()).data.conversationId;
const write = (who: TestMember, id: number, body = message()) =>
  who.call(sendMessage, { params: { id }, body });
const inboxOf = async (who: TestMember, query = {}) => (await who.call(listInbox, { query })).json();
const textsOf = async (who: TestMember, id: number, query = {}) =>
  (await (await who.call(listThreadMessages, { params: { id }, query })).json()).data.map(({ text }) => text);
const unreadOf = async (who: TestMember) => (await (await who.call(countUnread)).json()).data.count;
const detail = async (who: TestMember, id: number) =>
  (await (await who.call(readConversation, { params: { id } })).json()).data;

describe('a conversation', () => {
  it('begins with the first message, and exists once per post and member', async () => {
    const about = await salma.call(readConversationStart, { params: { folder: 'products', id: oud } });
    expect((await about.json()).data).toMatchObject({
      conversationId: null,
      own: false,
      open: true,
      partner: { kind: 'member', name: 'Khalid R.' },
      post: { kind: 'product', title: 'Syrian oud', state: 'available', priceCents: 42_000 },
    });
    const id = await begun();
    expect(await begun()).toBe(id);
    expect((await inboxOf(salma)).data).toMatchObject([
      { id, side: 'member', unread: 0, last: { mine: true } },
    ]);
    expect((await inboxOf(khalid)).data).toMatchObject([
      { id, side: 'owner', unread: 2, partner: { name: 'Salma K.' }, last: { mine: false } },
    ]);
    expect(JSON.stringify(await inboxOf(khalid))).not.toContain(salma.email);
    expect((await begin(khalid)).status).toBe(409);
  });

  it('is accessible to its two sides only', async () => {
    const id = await begun();
    const moderator = await site.member({ role: 'admin' });
    for (const other of [stranger, moderator]) {
      expect((await other.call(readConversation, { params: { id } })).status).toBe(404);
      expect((await other.call(listThreadMessages, { params: { id } })).status).toBe(404);
      expect((await write(other, id)).status).toBe(404);
      expect((await other.call(markRead, { params: { id }, body: { upTo: 1 } })).status).toBe(404);
      expect((await other.call(sortConversation, { params: { id }, body: { muted: true } })).status).toBe(
        404,
      );
      expect((await other.call(blockPartner, { params: { id }, body: {} })).status).toBe(404);
      expect((await other.call(unblockPartner, { params: { id } })).status).toBe(404);
      expect((await inboxOf(other)).data).toEqual([]);
    }
    for (const read of [listInbox, countUnread, readConversation, listThreadMessages])
      expect((await site.callUnchecked(read, { params: { id } })).status).toBe(401);
    expect((await site.call(sendMessage, { params: { id }, body: message() })).status).toBe(401);
  });

  it('stores each message once and in order, however often and concurrently it is sent', async () => {
    const id = await begun();
    const sent = Array.from({ length: 12 }, (_, index) => message(`Message ${index}`));
    const answers = await Promise.all(
      sent.flatMap((one, index) => [0, 1].map(() => write(index % 2 ? salma : khalid, id, one))),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).data.id));
    expect(new Set(ids).size).toBe(sent.length);
    for (const [index, one] of ids.entries()) if (index % 2) expect(one).toBe(ids[index - 1]);
    const { data } = await (await salma.call(listThreadMessages, { params: { id } })).json();
    expect(data).toHaveLength(sent.length + 1);
    expect(data.map((one) => one.id)).toEqual(data.map((one) => one.id).sort((a, b) => a - b));
    expect((await inboxOf(khalid)).data[0]?.unread).toBe(7);
    expect((await inboxOf(salma)).data[0]?.unread).toBe(6);
    const double = message('The same beginning');
    const [first, second] = await Promise.all([begin(stranger, oud, double), begin(stranger, oud, double)]);
    expect((await first.json()).data).toEqual((await second.json()).data);
  });

  it('is paged, backward to its beginning and forward from any message', async () => {
    const id = await begun();
    for (let count = 1; count <= 5; count++) await write(count % 2 ? khalid : salma, id, message(`${count}`));
    expect(await textsOf(salma, id, { limit: 2 })).toEqual(['4', '5']);
    const { data, meta } = await (
      await salma.call(listThreadMessages, { params: { id }, query: { limit: 4 } })
    ).json();
    expect(meta.more).toBe(true);
    expect(await textsOf(salma, id, { before: data[0]?.id })).toEqual(['Is it still available?', '1']);
    expect(await textsOf(salma, id, { after: data[1]?.id })).toEqual(['4', '5']);
  });

  it('counts unread messages by conversation, until it is read or muted', async () => {
    const id = await begun();
    expect([await unreadOf(khalid), await unreadOf(salma)]).toEqual([1, 0]);
    const last = (await (await write(salma, id)).json()).data.id;
    expect(await unreadOf(khalid)).toBe(1);
    await khalid.call(sortConversation, { params: { id }, body: { muted: true } });
    expect(await unreadOf(khalid)).toBe(0);
    await khalid.call(sortConversation, { params: { id }, body: { muted: false } });
    expect((await detail(salma, id)).seenTo).toBe(0);
    await khalid.call(markRead, { params: { id }, body: { upTo: last + 1_000 } });
    expect(await unreadOf(khalid)).toBe(0);
    expect((await detail(salma, id)).seenTo).toBe(last);
    await khalid.call(markRead, { params: { id }, body: { upTo: 0 } });
    expect(await unreadOf(khalid)).toBe(0);
  });

  it('omits read receipts if the reader turned them off', async () => {
    const id = await begun();
    expect((await khalid.call(saveInboxSettings, { body: { seen: false } })).status).toBe(200);
    await khalid.call(markRead, { params: { id }, body: { upTo: 1_000_000 } });
    expect((await detail(salma, id)).seenTo).toBe(0);
    expect(await unreadOf(khalid)).toBe(0);
  });

  it('leaves the list when archived, and returns with a new message', async () => {
    const id = await begun();
    await khalid.call(sortConversation, { params: { id }, body: { archived: true } });
    expect((await inboxOf(khalid)).data).toEqual([]);
    expect((await inboxOf(khalid, { filter: 'archived' })).data).toMatchObject([{ id, archived: true }]);
    expect((await inboxOf(salma)).data).toHaveLength(1);
    await write(salma, id);
    expect((await inboxOf(khalid)).data).toMatchObject([{ id, archived: false }]);
  });
});

describe('the inbox', () => {
  it('marks a conversation with a warned message for its recipient, also after an answer', async () => {
    const id = await begun();
    expect((await inboxOf(khalid)).data).toMatchObject([{ id, warned: false }]);
    await write(salma, id, message('Send $300 by Zelle today to hold it'));
    expect((await inboxOf(khalid)).data).toMatchObject([{ id, warned: true }]);
    await write(khalid, id, message('Why would I?'));
    await write(salma, id, message('As you like.'));
    expect((await inboxOf(khalid)).data).toMatchObject([{ id, warned: true }]);
    expect(await detail(khalid, id)).toMatchObject({ warned: true });
    expect((await inboxOf(salma)).data).toMatchObject([{ id, warned: false }]);
  });

  it('evaluates conversations from before the mark when they are read', async () => {
    const [scam, other] = [await begun(), await begun(stranger)];
    await write(salma, scam, message('Send $300 by Zelle today to hold it'));
    const unknown = () => site.db.updateTable('conversation_side').set({ is_warned: null }).execute();
    await unknown();
    const marks = async () => (await inboxOf(khalid)).data.map(({ id, warned }) => [id, warned]);
    expect(await marks()).toEqual(
      expect.arrayContaining([
        [scam, true],
        [other, false],
      ]),
    );
    const sides = await site.db
      .selectFrom('conversation_side')
      .select(['conversation_id', 'is_warned'])
      .where('user_id', '=', khalid.id)
      .orderBy('conversation_id')
      .execute();
    expect(sides.map(({ is_warned }) => is_warned)).toEqual([true, false]);
    await unknown();
    expect(await detail(khalid, scam)).toMatchObject({ warned: true });
  });

  it('is paged, latest message first, and searched by title and name', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) {
      clock = days(count / 10);
      const [id = 0] = await addProducts(site, { title: { en: `Lamp ${count}` }, ownerId: khalid.id });
      ids.unshift(await begun(salma, id));
    }
    const first = await inboxOf(salma, { limit: 3 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    const second = await inboxOf(salma, { limit: 3, after: first.meta.next });
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(3));
    expect(second.meta.next).toBeNull();
    expect((await inboxOf(salma, { q: 'lamp 3' })).data).toHaveLength(1);
    expect((await inboxOf(salma, { q: 'khalid r.' })).data).toHaveLength(5);
    // The rest of a name is not public, so the search ignores it.
    expect((await inboxOf(salma, { q: 'rahman' })).data).toHaveLength(0);
    expect((await inboxOf(salma, { q: '%' })).data).toHaveLength(0);
    expect((await inboxOf(salma, { filter: 'mine' })).data).toHaveLength(0);
    expect((await inboxOf(khalid, { filter: 'mine' })).data).toHaveLength(5);
    expect((await salma.call(listInbox, { query: { after: 'nonsense' } })).status).toBe(422);
  });
});

describe('the owner of an anonymous post', () => {
  it('remains anonymous: in the list, in search, and when one of them blocks the other', async () => {
    const [room = 0] = await addRentals(site, {
      title: { en: 'A room' },
      ownerId: khalid.id,
      anonymous: true,
    });
    const started = await salma.call(startConversation, {
      params: { folder: 'rents', id: room },
      body: message(),
    });
    const id = (await started.json()).data.conversationId;
    const secret = {
      kind: 'anonymous',
      name: null,
      joinedAt: null,
      emailConfirmed: null,
      phoneConfirmed: null,
    };
    expect((await inboxOf(salma)).data).toMatchObject([{ partner: secret }]);
    expect((await inboxOf(salma, { q: 'khalid' })).data).toEqual([]);
    await site.db
      .updateTable('app_user')
      .set({ phone: '+17185550123', phone_proved_at: noon })
      .where('id', '=', salma.id)
      .execute();
    const known = { name: 'Salma K.', phoneConfirmed: true };
    expect(await detail(khalid, id)).toMatchObject({ partner: known });
    await khalid.call(blockPartner, { params: { id }, body: {} });
    expect(await detail(salma, id)).toMatchObject({ writing: 'closed', partner: secret });
    // Khalid's post under his name accepts conversations as before.
    expect((await begin(salma)).status).toBe(200);
    await salma.call(blockPartner, { params: { id }, body: {} });
    const blocked = await (await salma.call(listBlockedMembers)).json();
    expect(blocked.data).toMatchObject([{ conversationId: id, partner: secret, title: 'A room' }]);
    expect(JSON.stringify(blocked)).not.toContain('Khalid');
  });

  it('is anonymous in earlier conversations, too, once the post is', async () => {
    const id = await begun();
    await site.db.updateTable('listing').set({ anonymous: true }).where('id', '=', oud).execute();
    expect(await detail(salma, id)).toMatchObject({ partner: { kind: 'anonymous', name: null } });
  });
});

describe('a block', () => {
  it('applies to both sides everywhere, is not disclosed, and can be lifted', async () => {
    const id = await begun();
    const blocked = await khalid.call(blockPartner, { params: { id }, body: {} });
    expect((await blocked.json()).data.writing).toBe('blocked');
    expect((await detail(salma, id)).writing).toBe('closed');
    for (const who of [khalid, salma]) expect((await write(who, id)).status).toBe(409);
    const [lamp = 0] = await addProducts(site, { title: { en: 'A lamp' }, ownerId: khalid.id });
    expect((await begin(salma, lamp)).status).toBe(409);
    expect((await (await khalid.call(listBlockedMembers)).json()).data).toMatchObject([
      { conversationId: id, partner: { name: 'Salma K.' } },
    ]);
    expect((await (await salma.call(listBlockedMembers)).json()).data).toEqual([]);
    await salma.call(unblockPartner, { params: { id } });
    expect((await write(salma, id)).status).toBe(409);
    for (let time = 0; time < 2; time++) {
      expect((await khalid.call(unblockPartner, { params: { id } })).status).toBe(200);
    }
    expect((await write(salma, id)).status).toBe(200);
  });
});

describe('the states of post and owner', () => {
  it.each([
    [{ reserved: true }, 'reserved', 'open'],
    [{ status: 'closed', closed_as: 'sold' }, 'sold', 'open'],
    [{ status: 'pending' }, 'pending', 'open'],
    [{ expires_at: noon }, 'expired', 'open'],
    [{ status: 'closed', removed_at: noon, status_before_removal: 'published' }, 'removed', 'removed'],
  ] as const)('%o is displayed as %s', async (changed, state, writing) => {
    const id = await begun();
    await site.db
      .updateTable('listing')
      .set(changed as never)
      .where('id', '=', oud)
      .execute();
    expect(await detail(salma, id)).toMatchObject({ post: { state }, writing });
    expect((await write(salma, id)).status).toBe(writing === 'open' ? 200 : 409);
    if (state !== 'reserved') expect((await begin(stranger)).status).not.toBe(200);
  });

  it('a deleted post is named, and its conversation is readable', async () => {
    const id = await begun();
    await site.db.deleteFrom('listing').where('id', '=', oud).execute();
    expect(await detail(khalid, id)).toMatchObject({
      post: { id: null, title: 'Syrian oud', state: 'removed', photo: null },
      writing: 'removed',
    });
    expect(await textsOf(khalid, id)).toHaveLength(1);
  });

  it('messages to a banned member are rejected', async () => {
    const id = await begun();
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', khalid.id).execute();
    expect((await detail(salma, id)).writing).toBe('closed');
    expect((await write(salma, id)).status).toBe(409);
    expect((await write(khalid, id)).status).toBe(401);
    expect((await begin(stranger)).status).toBe(410);
  });

  it("a deleted account's messages remain as those of a former member", async () => {
    const id = await begun();
    await write(khalid, id, message('Yes, it is.'));
    const file = JSON.parse(await (await salma.call(exportAccount)).text());
    expect(file.conversations).toMatchObject([
      { side: 'member', messages: [{ mine: true }, { mine: false, text: 'Yes, it is.' }] },
    ]);
    expect(JSON.stringify(file.conversations)).not.toContain('owner_id');
    expect((await salma.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect(await detail(khalid, id)).toMatchObject({
      partner: { kind: 'former', name: null },
      writing: 'closed',
    });
    expect(await textsOf(khalid, id)).toEqual(['Is it still available?', 'Yes, it is.']);
    expect((await khalid.call(deleteAccount, { body: { password } })).status).toBe(200);
    const left = await site.db.selectFrom('conversation').selectAll().where('id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

describe('limits', () => {
  it('restricts new conversations of a new account per day, but not its replies', async () => {
    const fresh = await site.member({ name: 'Fresh Face' });
    const owners = await Promise.all(
      Array.from({ length: limits.newAccountPartners + 1 }, (_, index) =>
        site.member({ name: `Owner ${index}` }),
      ),
    );
    const posts = await Promise.all(
      owners.map(async ({ id: ownerId }) => {
        const [id = 0] = await addProducts(site, { title: { en: 'A chair' }, ownerId });
        return id;
      }),
    );
    const last = posts.pop() ?? 0;
    for (const id of posts) expect((await begin(fresh, id)).status).toBe(200);
    expect((await begin(fresh, last)).status).toBe(429);
    expect((await begin(fresh, posts[0])).status).toBe(200);
    clock = days(1.01);
    expect((await begin(fresh, last)).status).toBe(200);
  });

  it.each(['', '   ', 'x'.repeat(limits.messageText + 1)])('rejects invalid messages', async (text) => {
    const id = await begun();
    expect((await write(salma, id, message(text))).status).toBe(422);
    expect((await write(salma, id, { clientId: 'x', text: 'x' })).status).toBe(422);
  });
});
