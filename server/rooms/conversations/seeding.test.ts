import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  markRead,
  sendMessage,
  sharePhone,
  sortConversation,
  startConversation,
} from '../../../contract/conversations.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { type PastConversation, writeConversations } from './seeding.ts';
import { testUnreadMails } from './testing.ts';

let site: TestSite;
let clock = noon;
let mail: () => Promise<void>;
let khalid: TestMember;
let salma: TestMember;
let oud = 0;

beforeAll(async () => {
  site = await testSite(() => clock, { RATE_LIMITS: '0' });
  ({ mail } = testUnreadMails(site, () => clock));
});
afterAll(() => site.close());

const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

/** Two new members, and a post of one of them. */
async function meet(): Promise<void> {
  clock = noon;
  khalid = await site.member({ name: 'Khalid Rahman' });
  salma = await site.member({ name: 'Salma Khoury' });
  [oud = 0] = await addProducts(site, { title: { en: 'Syrian oud', ar: 'عود سوري' }, ownerId: khalid.id });
}
beforeEach(meet);

const longText = 'Good evening, is the oud still available, and can I try it this week?';
const past = (changed: Partial<PastConversation> = {}): PastConversation => ({
  listing: { id: oud, kind: 'product' },
  memberId: salma.id,
  messages: [
    { side: 'member', at: minutes(0), text: longText },
    { side: 'owner', at: minutes(5), text: 'نعم، أهلًا بك.' },
    { side: 'owner', at: minutes(6), phone: '+17185550142' },
    { side: 'member', at: minutes(9), text: 'Thank you!' },
    { side: 'owner', at: minutes(20), text: 'See you on Saturday.' },
    { side: 'owner', at: minutes(21), text: 'Bring your own strings.' },
  ],
  isRead: false,
  mutedBy: 'owner',
  ...changed,
});

/** Sends the same messages by the API, each at its time, and then the emails about unread ones. */
async function sendFor({ messages, isRead, mutedBy }: PastConversation): Promise<void> {
  let id: number | undefined;
  let last: (typeof messages)[number] | undefined;
  const read = async (who: TestMember, upTo = Number.MAX_SAFE_INTEGER) => {
    if (id !== undefined) await who.call(markRead, { params: { id }, body: { upTo } });
  };
  for (const one of messages) {
    const who = one.side === 'owner' ? khalid : salma;
    clock = one.at;
    if (last && last.side !== one.side) await read(who);
    last = one;
    const clientId = randomUUID();
    if (id === undefined) {
      const body = { clientId, text: longText };
      const begun = await who.call(startConversation, { params: { folder: 'products', id: oud }, body });
      id = (await begun.json()).data.conversationId;
    } else if ('phone' in one)
      await who.call(sharePhone, { params: { id }, body: { clientId, phone: one.phone } });
    else await who.call(sendMessage, { params: { id }, body: { clientId, text: one.text } });
  }
  if (isRead) await read(last?.side === 'owner' ? salma : khalid);
  if (mutedBy && id !== undefined)
    await khalid.call(sortConversation, { params: { id }, body: { muted: true } });
  clock = minutes(60);
  await mail();
}

/** The rows of the conversation about the post; ids of messages are replaced by their position. */
async function rows() {
  const { rows } = await sql<Record<string, unknown>>`
    with sent as (
      select m.*, row_number() over (order by m.id)::int as n from message m
      join conversation c on c.id = m.conversation_id where c.listing_id = ${oud}
    )
    select to_jsonb(c) - '{id,listing_id,owner_id,member_id}'::text[] as conversation,
      c.owner_id = ${khalid.id} and c.member_id = ${salma.id} as "isTheirs",
      (select jsonb_agg(to_jsonb(m) - '{id,conversation_id,sender_id,client_id}'::text[]
        || jsonb_build_object('salmas', sender_id = ${salma.id}) order by n) from sent m) as messages,
      (select jsonb_agg(to_jsonb(s) - '{conversation_id,user_id}'::text[] || jsonb_build_object(
          'last_message_id', (select n from sent where id = s.last_message_id),
          'read_to', (select n from sent where id = s.read_to),
          'seen_to', (select n from sent where id = s.seen_to),
          'inbox', (select to_jsonb(i) - 'user_id' from inbox i where i.user_id = s.user_id)) order by side)
        from conversation_side s where s.conversation_id = c.id) as sides
    from conversation c where c.listing_id = ${oud}`.execute(site.db);
  return rows;
}

it.each([
  ['unread', false],
  ['read', true],
] as const)(
  'creates the same rows as sending and emailing, if the last messages are %s',
  async (_, isRead) => {
    await sendFor(past({ isRead }));
    const sent = await rows();
    await meet();
    await writeConversations(site.db, [past({ isRead })]);
    expect(sent).toHaveLength(1);
    expect(await rows()).toEqual(sent);
  },
);

it('sends no emails, then or later', async () => {
  await site.otherMails();
  await writeConversations(site.db, [past()]);
  clock = minutes(600);
  await mail();
  expect(await site.otherMails()).toEqual([]);
});

it('leaves an existing conversation unchanged', async () => {
  await writeConversations(site.db, [past()]);
  const before = await rows();
  await writeConversations(site.db, [past({ messages: past().messages.slice(0, 2), isRead: true })]);
  expect(await rows()).toEqual(before);
});

it('requires a post with an owner', async () => {
  const [nobodys = 0] = await addProducts(site, { title: { en: 'A lamp' } });
  const about = (id: number) => writeConversations(site.db, [past({ listing: { id, kind: 'product' } })]);
  await expect(about(nobodys)).rejects.toThrow(`product ${nobodys}`);
  await expect(about(0)).rejects.toThrow('product 0');
});
