import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  decideConversationReport,
  listConversationReports,
  readConversationReport,
  readReportedConversation,
  reportConversation,
} from '../../../contract/conversation-reports.ts';
import { sendMessage, startConversation } from '../../../contract/conversations.ts';
import { deleteAccount } from '../../../contract/profile.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const password = 'a password of tests';
let site: TestSite;
let khalid: TestMember;
let salma: TestMember;
let judge: TestMember;
let conversation = 0;

beforeAll(async () => {
  site = await testSite(undefined, { RATE_LIMITS: '0' });
  judge = await site.member({ role: 'moderator', name: 'Omar Judge' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('conversation').execute();
  khalid = await site.member({ name: 'Khalid Rahman', password });
  salma = await site.member({ name: 'Salma Khoury', password });
  const [id = 0] = await addProducts(site, { title: { en: 'An oud' }, ownerId: khalid.id });
  const started = await salma.call(startConversation, {
    params: { folder: 'products', id },
    body: { clientId: randomUUID(), text: 'Hello' },
  });
  conversation = (await started.json()).data.conversationId;
  await write(khalid, 'Send a gift card first');
});

const write = (who: TestMember, text: string) =>
  who.call(sendMessage, { params: { id: conversation }, body: { clientId: randomUUID(), text } });
const report = (who = salma) =>
  who.call(reportConversation, { params: { id: conversation }, body: { reason: 'scam', text: 'Odd' } });
const open = async () => (await (await judge.call(listConversationReports)).json()).data;
const logged = () =>
  site.db.selectFrom('audit_log').select(['actor_id', 'action', 'subject_id']).orderBy('id').execute();

describe('a report of a conversation', () => {
  it('is accepted from its sides only, once while pending, and contains the last messages at that time', async () => {
    const stranger = await site.member();
    expect((await report(stranger)).status).toBe(404);
    expect((await report(judge)).status).toBe(404);
    for (let time = 0; time < 2; time++) expect((await report()).status).toBe(200);
    const [one, ...others] = await open();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      reason: 'scam',
      title: 'An oud',
      side: 'member',
      by: { id: salma.id },
      reported: { id: khalid.id, banned: false },
    });
    await write(khalid, 'Another one');
    const detail = await judge.call(readConversationReport, { params: { id: one?.id ?? 0 } });
    expect((await detail.json()).data).toMatchObject({
      text: 'Odd',
      excerpt: [
        { side: 'member', text: 'Hello' },
        { side: 'owner', text: 'Send a gift card first' },
      ],
    });
  });

  it('grants moderators access to the conversation until it is decided, and reads are logged', async () => {
    await report();
    const params = { id: (await open())[0]?.id ?? 0 };
    const before = (await logged()).length;
    const whole = await judge.call(readReportedConversation, { params, body: {} });
    expect((await whole.json()).data.messages).toHaveLength(2);
    expect((await logged()).slice(before)).toEqual([
      { actor_id: judge.id, action: 'conversation.read', subject_id: String(conversation) },
    ]);
    const decide = () => judge.call(decideConversationReport, { params, body: { status: 'upheld' } });
    expect((await decide()).status).toBe(200);
    expect((await decide()).status).toBe(409);
    expect((await judge.call(readReportedConversation, { params, body: {} })).status).toBe(409);
    expect(await open()).toEqual([]);
    const { data } = await (
      await judge.call(listConversationReports, { query: { status: 'upheld' } })
    ).json();
    expect(data).toHaveLength(1);
    expect(JSON.stringify(await site.db.selectFrom('audit_log').selectAll().execute())).not.toContain(
      'gift card',
    );
  });

  it('is readable by moderators and admins only', async () => {
    await report();
    const params = { id: (await open())[0]?.id ?? 0 };
    for (const who of [salma, await site.member({ role: 'editor' })]) {
      expect((await who.call(listConversationReports)).status).toBe(403);
      expect((await who.call(readConversationReport, { params })).status).toBe(403);
      expect((await who.call(readReportedConversation, { params, body: {} })).status).toBe(403);
    }
    expect((await site.call(listConversationReports)).status).toBe(401);
  });

  it("outlives the reporter's account, without their data", async () => {
    await report();
    expect((await salma.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect(await open()).toMatchObject([{ by: null, reported: { id: khalid.id } }]);
  });
});
