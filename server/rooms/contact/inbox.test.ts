import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answerMessage,
  closeMessage,
  listMessages,
  type MessageDetail,
  type Messages,
  readMessage,
  reopenMessage,
} from '../../../contract/contact.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let omar: TestMember;
let admin: TestMember;
beforeAll(async () => {
  site = await testSite();
  omar = await site.member({ role: 'moderator', name: 'Omar' });
  admin = await site.member({ role: 'admin' });
});
beforeEach(() => site.db.deleteFrom('contact_message').execute());
afterAll(() => site.close());

const add = async (fields: object = {}) => {
  const { id } = await site.db
    .insertInto('contact_message')
    .values({ name: 'هدى', email: 'huda@post.example', message: 'رقم خطأ\nشكرًا', lang: 'ar', ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const list = async (query = ''): Promise<Messages> =>
  (await omar.callUnchecked(listMessages, { query })).json();
const ids = async (query = '') => (await list(query)).data.map(({ id }) => id);
const read = async (id: number, by = omar): Promise<MessageDetail> =>
  (await (await by.call(readMessage, { params: { id } })).json()).data;
const answer = (id: number, fields: object = {}, by = omar) =>
  by.call(answerMessage, {
    params: { id },
    body: {
      ...{ subject: 'بخصوص رسالتك', body: 'صُحّح الرقم.\nشكرًا لك', seen: 0 },
      ...fields,
    },
  });
const logOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('subject', '=', 'message')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

it('lists messages by status, newest or oldest first, page by page', async () => {
  const first = await add({ created_at: new Date('2026-11-01T00:00:00Z') });
  const second = await add({ created_at: new Date('2026-11-02T00:00:00Z'), status: 'closed' });
  const third = await add({ created_at: new Date('2026-11-02T00:00:00Z') });
  expect(await ids()).toEqual([third, second, first]);
  expect(await ids('order=oldest')).toEqual([first, second, third]);
  expect(await ids('status=new')).toEqual([third, first]);
  for (const order of ['newest', 'oldest']) {
    const found: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { data, meta }: Messages = await list(`order=${order}&limit=1&after=${after}`);
      found.push(...data.map(({ id }) => id));
      after = meta.next;
    }
    expect(found).toEqual(order === 'newest' ? [third, second, first] : [first, second, third]);
  }
  const { meta } = await list('limit=1');
  expect((await omar.call(listMessages, { query: { order: 'oldest', after: meta.next } })).status).toBe(422);
});

it('finds messages by name, email address and phone number', async () => {
  const huda = await add({ name: 'أحمد الخوري', phone: '+17185550142' });
  await add({ name: 'Rami', email: 'rami@post.example' });
  for (const q of ['الخورى', 'احمد', 'huda@', '(718) 555-0142']) {
    expect([q, await ids(`q=${encodeURIComponent(q)}`)]).toEqual([q, [huda]]);
  }
  expect(await ids('q=%25')).toEqual([]);
});

it('truncates messages in lists, and returns one in full, with its account for users who may see accounts', async () => {
  const { id: userId, email } = await site.member();
  const id = await add({ message: 'x'.repeat(5_000), email });
  expect((await list()).data[0]?.message).toHaveLength(240);
  expect(await read(id)).toMatchObject({ personId: null, subject: 'بخصوص رسالتك', answers: [] });
  expect((await read(id, admin)).personId).toBe(userId);
  expect((await read(id)).message.message).toHaveLength(5_000);
  expect((await omar.call(readMessage, { params: { id: 999999 } })).status).toBe(404);
});

it('emails an answer in the language of the message with a quote, stores it and logs it', async () => {
  const id = await add();
  const response = await answer(id);
  expect(response.status).toBe(200);
  const mail = await site.nextMail();
  expect(mail.receiver).toBe('huda@post.example');
  expect(mail.subject).toContain('بخصوص رسالتك');
  expect(mail.text).toContain('صُحّح الرقم.\nشكرًا لك');
  expect(mail.text).toContain('\n> رقم خطأ\n> شكرًا');
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(await read(id)).toMatchObject({
    message: { status: 'answered' },
    answers: [{ by: 'Omar', subject: 'بخصوص رسالتك', body: 'صُحّح الرقم.\nشكرًا لك' }],
  });
  const log = await logOf(id);
  expect(log).toMatchObject([
    { actor_id: omar.id, action: 'message.answer', before: { status: 'new' }, after: { status: 'answered' } },
  ]);
  // The log is never edited: it contains no text by users.
  expect(JSON.stringify(log)).not.toContain('الرقم');
});

it('rejects the second of two concurrent answers', async () => {
  const id = await add();
  const both = await Promise.all([answer(id), answer(id, {}, admin)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await site.nextMail();
  expect(await site.otherMails()).toEqual([]);
  expect((await answer(id, { seen: 1 })).status).toBe(200);
  await site.nextMail();
});

it.each([
  [{ subject: ' ' }, 'subject'],
  [{ body: '\n' }, 'body'],
  [{ body: 'x'.repeat(10_001) }, 'body'],
  [{ subject: 'x'.repeat(201) }, 'subject'],
])('%j is rejected, and no email is sent', async (fields, field) => {
  const id = await add();
  const response = await answer(id, fields);
  expect([response.status, Object.keys((await response.json()).errors ?? {})]).toEqual([422, [field]]);
  expect(await site.otherMails()).toEqual([]);
});

it('a subject cannot inject a header', async () => {
  const id = await add();
  await answer(id, { subject: 'Hello\r\nBcc: all@post.example' });
  const mail = await site.nextMail();
  expect(mail.subject).toContain('Hello Bcc: all@post.example');
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

it('a message is closed and reopened, each once', async () => {
  const id = await add();
  for (const verb of [closeMessage, closeMessage, reopenMessage, reopenMessage])
    expect((await omar.call(verb, { params: { id }, body: {} })).status).toBe(200);
  expect((await read(id)).message.status).toBe('new');
  expect((await logOf(id)).map(({ action }) => action)).toEqual(['message.close', 'message.reopen']);
});

it('is deleted with the account of its confirmed address, and part of its data export', async () => {
  const salma = await site.member();
  const id = await add({ email: salma.email });
  await answer(id);
  await site.nextMail();
  const exported = await (await salma.call(exportAccount)).json();
  expect(JSON.stringify(exported)).toContain('صُحّح الرقم');
  const gone = await salma.call(deleteAccount, { body: { password: 'a password of tests' } });
  expect(gone.status).toBe(200);
  await site.nextMail();
  const { rows } = await sql`select 1 from contact_answer where message_id = ${id}`.execute(site.db);
  expect(rows).toEqual([]);
});
