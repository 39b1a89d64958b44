import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listConversationReports,
  readReportedConversation,
  reportConversation,
} from '../../../contract/conversation-reports.ts';
import {
  blockPartner,
  listInbox,
  listThreadMessages,
  readConversation,
  sendMessage,
  sharePhone,
  startConversation,
  withdrawPhone,
} from '../../../contract/conversations.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { uploadPicture } from '../../../contract/uploads.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { createCleanup } from '../media/service.ts';

const password = 'a password of tests';
const number = '(718) 555-0142';
let site: TestSite;
let clock = noon;
let khalid: TestMember;
let salma: TestMember;
let stranger: TestMember;
let id = 0;

beforeAll(async () => {
  site = await testSite(() => clock, { RATE_LIMITS: '0' });
  stranger = await site.member({ name: 'Omar Stranger' });
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = noon;
  khalid = await site.member({ name: 'Khalid Rahman', password });
  salma = await site.member({ name: 'Salma Khoury', password });
  const [oud = 0] = await addProducts(site, { title: { en: 'Syrian oud' }, ownerId: khalid.id });
  const body = { clientId: randomUUID(), text: 'Is it still available?' };
  const begun = await salma.call(startConversation, { params: { folder: 'products', id: oud }, body });
  id = (await begun.json()).data.conversationId;
});

const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6f69' } })
  .jpeg()
  .toBuffer();
async function upload(who: TestMember, use?: 'message'): Promise<Picture> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'oud.jpg', { type: 'image/jpeg' }));
  if (use) form.set('for', use);
  const answer = await who.call(uploadPicture, { body: form });
  expect(answer.status).toBe(201);
  return (await answer.json()).data;
}
/** Checks whether a picture is still referenced, as the queue does a day after its upload. */
async function sweep(mediaId: number): Promise<void> {
  const handlers = new Map<string, (data: object) => Promise<void>>();
  const queue = {
    work: ({ name }: { name: string }, handler: (data: object) => Promise<void>) =>
      handlers.set(name, handler),
    send: () => Promise.resolve(),
  };
  createCleanup(site.db, { storage: {} as never, queue: queue as never });
  await handlers.get('media-sweep')?.({ mediaId });
}
const write = (who: TestMember, body: { text?: string; photos?: number[]; clientId?: string }) =>
  who.call(sendMessage, { params: { id }, body: { clientId: randomUUID(), text: '', photos: [], ...body } });
const messagesOf = async (who: TestMember) =>
  (await (await who.call(listThreadMessages, { params: { id }, query: {} })).json()).data;
const detail = async (who: TestMember) =>
  (await (await who.call(readConversation, { params: { id } })).json()).data;
const lastOf = async (who: TestMember) =>
  (await (await who.call(listInbox, { query: {} })).json()).data[0]?.last;

describe('photos of a message', () => {
  it('are accessible to both sides by expiring URLs, and to nobody without one', async () => {
    const photo = await upload(khalid, 'message');
    expect((await write(khalid, { photos: [photo.id] })).status).toBe(200);
    for (const who of [khalid, salma]) {
      const [last] = (await messagesOf(who)).slice(-1);
      expect(last).toMatchObject({ text: '', mine: who === khalid, phone: null });
      const [stored] = last?.photos ?? [];
      expect(stored?.variants.length).toBeGreaterThan(1);
      for (const url of [stored?.url ?? '', ...(stored?.variants ?? []).map((variant) => variant.url)]) {
        const file = await site.ask(url);
        expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
        const [path = '', search = ''] = url.split('?');
        expect((await site.ask(path)).status).toBe(404);
        expect((await site.ask(`${path}?${search.replace(/until=\d/, 'until=9')}`)).status).toBe(404);
      }
      clock = new Date(noon.getTime() + 3 * 3_600_000);
      expect((await site.ask(stored?.url ?? '')).status).toBe(404);
      clock = noon;
    }
    expect(await lastOf(salma)).toMatchObject({ text: '', photos: 1, phone: false });
    expect((await stranger.call(listThreadMessages, { params: { id }, query: {} })).status).toBe(404);
  });

  it("must be the sender's own and uploaded for messages, and messages must not be empty", async () => {
    const [own, posted, hers] = [
      await upload(khalid, 'message'),
      await upload(khalid),
      await upload(salma, 'message'),
    ];
    expect((await write(khalid, { photos: [posted.id] })).status).toBe(422);
    expect((await write(khalid, { photos: [hers.id] })).status).toBe(422);
    expect((await write(khalid, { photos: [own.id, own.id] })).status).toBe(422);
    expect((await write(khalid, {})).status).toBe(422);
    const clientId = randomUUID();
    for (let time = 0; time < 2; time++)
      expect((await write(khalid, { clientId, text: 'The back of it', photos: [own.id] })).status).toBe(200);
    expect((await messagesOf(salma)).filter(({ photos }) => photos.length > 0)).toHaveLength(1);
  });

  it("exist as long as a message references them, and are deleted with the sender's account", async () => {
    const photo = await upload(khalid, 'message');
    await write(khalid, { photos: [photo.id] });
    await sweep(photo.id);
    expect((await messagesOf(salma)).at(-1)?.photos).toHaveLength(1);
    expect((await khalid.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect((await messagesOf(salma)).at(-1)).toMatchObject({ text: '', photos: [] });
  });

  it('are part of a report', async () => {
    const photo = await upload(khalid, 'message');
    await write(khalid, { photos: [photo.id] });
    await salma.call(reportConversation, { params: { id }, body: { reason: 'offensive' } });
    const judge = await site.member({ role: 'moderator' });
    const reports = await (await judge.call(listConversationReports)).json();
    const read = await judge.callUnchecked(readReportedConversation, {
      params: { id: reports.data[0]?.id },
      body: {},
    });
    const [last] = (await read.json()).data.messages.slice(-1);
    expect((await site.ask(last?.photos[0]?.url ?? '')).status).toBe(200);
  });
});

describe('a phone number', () => {
  const share = (who: TestMember, phone = number, clientId: string = randomUUID()) =>
    who.call(sharePhone, { params: { id }, body: { clientId, phone } });
  const withdraw = (who: TestMember) => who.call(withdrawPhone, { params: { id } });
  const exported = async (who: TestMember) => JSON.stringify(await (await who.call(exportAccount)).json());

  it('is shared once at a time, visible to the other side, and revoked', async () => {
    expect((await share(khalid, 'call me')).status).toBe(422);
    const clientId = randomUUID();
    for (let time = 0; time < 2; time++) expect((await share(khalid, number, clientId)).status).toBe(200);
    expect((await share(khalid)).status).toBe(409);
    expect((await messagesOf(salma)).at(-1)).toMatchObject({ text: '', phone: { number: '+17185550142' } });
    expect([(await detail(khalid)).sharesPhone, (await detail(salma)).sharesPhone]).toEqual([true, false]);
    // Lists state that there is one, without the number.
    expect(await lastOf(salma)).toMatchObject({ text: '', phone: true });
    expect(await exported(khalid)).toContain('+17185550142');

    for (let time = 0; time < 2; time++) expect((await withdraw(khalid)).status).toBe(200);
    expect((await messagesOf(salma)).at(-1)).toMatchObject({ text: '', phone: { number: null } });
    const { withdrawn, sharesPhone } = await detail(salma);
    expect([withdrawn, sharesPhone]).toEqual([[(await messagesOf(salma)).at(-1)?.id], false]);
    expect((await share(khalid, '+20 10 0123 4567')).status).toBe(200);
    expect((await messagesOf(salma)).at(-1)).toMatchObject({ phone: { number: '+201001234567' } });
  });

  it('is removed everywhere once revoked, or with its account: from reports, exports and the database', async () => {
    await share(khalid);
    await salma.call(reportConversation, { params: { id }, body: { reason: 'spam' } });
    await withdraw(khalid);
    for (const who of [khalid, salma]) expect(await exported(who)).not.toContain('5550142');
    const stored = async () =>
      JSON.stringify([
        await site.db.selectFrom('message').selectAll().where('conversation_id', '=', id).execute(),
        await site.db.selectFrom('conversation_report').select('excerpt').execute(),
      ]);
    expect(await stored()).not.toContain('5550142');
    await share(khalid);
    expect(await stored()).toContain('5550142');
    expect((await khalid.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect(await stored()).not.toContain('5550142');
    expect((await messagesOf(salma)).at(-1)).toMatchObject({ phone: { number: null } });
  });

  it('is not shared where messages are rejected, but can be revoked there', async () => {
    expect((await share(stranger)).status).toBe(404);
    await share(khalid);
    await salma.call(blockPartner, { params: { id }, body: {} });
    expect((await share(salma)).status).toBe(409);
    expect((await withdraw(khalid)).status).toBe(200);
    expect((await messagesOf(salma)).at(-1)).toMatchObject({ phone: { number: null } });
  });
});
