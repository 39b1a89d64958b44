import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBusinesses, readBusiness } from '../../../contract/businesses.ts';
import { readMember } from '../../../contract/members.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { listReviews, translateReview } from '../../../contract/reviews.ts';
import {
  decideManagedTranslation,
  decideTranslation,
  listManagedTranslations,
  readTranslation,
  readTranslationTasks,
  readTranslationWork,
  removeTranslation,
  saveTranslation,
  translateByMachine,
} from '../../../contract/translations.ts';
import { addEvents, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

/** A server that implements `POST /translate` of LibreTranslate. */
let service: Server;
let requests: { q: string[]; source: string; target: string; api_key?: string }[] = [];
let failing: number | null = null;
let site: TestSite;
let now = noon;
let owner: TestMember;
let nour: TestMember;
let judge: TestMember;
let id: number;

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    requests.push(body);
    response.statusCode = failing ?? 200;
    response.setHeader('content-type', 'application/json');
    const translatedText = body.q.map((text: string) => `[${body.target}] ${text}`);
    response.end(JSON.stringify(failing ? { error: 'no' } : { translatedText }));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => service.once('listening', listening));
  const { port } = service.address() as AddressInfo;
  site = await testSite(() => now, { TRANSLATE_URL: `http://127.0.0.1:${port}`, TRANSLATE_KEY: 'secret' });
  owner = await site.member({ name: 'Hajj Anis' });
  nour = await site.member({ name: 'Nour Saleh' });
  judge = await site.member({ role: 'moderator' });
});
afterAll(async () => {
  await site.close();
  service.close();
});

const bakery = {
  name: { ar: 'مخبز باب توما' },
  description: { ar: 'مخبز عائلي منذ 1987: كعك ومناقيش تُخبز كل صباح.' },
  services: [{ ar: 'خبز طازج' }, { ar: 'مناقيش' }, { ar: 'صواني الأعراس' }],
};
beforeEach(async () => {
  [id = 0] = await site.addBusinesses({ ...bakery, ownerId: owner.id });
  await site.db.updateTable('listing').set({ lang: 'ar' }).where('id', '=', id).execute();
  requests = [];
  failing = null;
  now = noon;
});

type Field = 'title' | 'description' | 'services';
const of = (field: Field) => ({ params: { folder: 'businesses' as const, id, field } });
const whole = () => ({ params: { folder: 'businesses' as const, id } });
const save = (who: TestMember, field: Field, text: string, send = true) =>
  who.call(saveTranslation, { ...of(field), body: { text, send } });
const fieldFor = async (who: TestMember, field: Field) => {
  const { data } = await (await who.call(readTranslationWork, whole())).json();
  return data.fields.find((one) => one.field === field);
};
const decide = async (who: TestMember, field: Field, reason: string | null = null) => {
  const version = (await fieldFor(who, field))?.version ?? '';
  return who.call(decideTranslation, { ...of(field), body: { version, reason } });
};
const page = async (lang = 'en') =>
  (await (await site.call(readBusiness, { params: { id } }, { lang })).json()).data;
const found = async (q: string) => (await site.call(listBusinesses, { query: { q } })).text();

describe('a volunteer’s translation', () => {
  it('is published by the owner, on the page and in the search of the other language only', async () => {
    expect((await save(nour, 'title', 'Bab Touma Bakery')).status).toBe(200);
    expect(await fieldFor(nour, 'title')).toMatchObject({ state: 'waiting', isMine: true, mayDecide: false });
    expect((await page()).name).toBe('مخبز باب توما');
    expect((await decide(owner, 'title')).status).toBe(200);
    expect(await page()).toMatchObject({ name: 'Bab Touma Bakery', lang: 'en', writtenIn: 'ar' });
    expect(await page('ar')).toMatchObject({ name: 'مخبز باب توما', lang: 'ar' });
    expect(await found('Touma Bakery')).toContain('Bab Touma Bakery');
    const { data } = await (await site.call(readTranslation, whole())).json();
    expect(data).toMatchObject({
      from: 'ar',
      to: 'en',
      original: { title: 'مخبز باب توما', services: ['خبز طازج', 'مناقيش', 'صواني الأعراس'] },
      published: [{ field: 'title', source: 'volunteer', by: 'Nour S.', isOutdated: false }],
      missing: ['description', 'services'],
    });
  });
  it('has as many services as the original, one per line', async () => {
    const refused = await save(nour, 'services', 'Fresh bread\nManakish');
    expect((await refused.json()).errors?.text).toEqual(['Write one line for each line of the original']);
    expect((await save(nour, 'services', 'Fresh bread\nManakish\nWedding trays')).status).toBe(200);
    await decide(owner, 'services');
    expect((await page()).allServices.map(({ text }) => text)).toEqual([
      'Fresh bread',
      'Manakish',
      'Wedding trays',
    ]);
    expect((await page('ar')).allServices[0]?.text).toBe('خبز طازج');
  });
  it.each([
    ['nothing', 'title', ' ', 'Write the translation'],
    ['two lines', 'title', 'Bab\nTouma', 'One line, please'],
    [
      'a phone number that the original does not have',
      'description',
      'Call (718) 555-0142',
      'This has a phone number or a link that the original doesn’t have',
    ],
    [
      'a link',
      'description',
      'See https://bread.example',
      'This has a phone number or a link that the original doesn’t have',
    ],
  ] as const)('is rejected with %s', async (_, field, text, message) => {
    const response = await save(nour, field, text);
    expect(response.status).toBe(422);
    expect((await response.json()).errors?.text).toEqual([message]);
  });
  it('is returned with a reason that only its author can read, and can be submitted again', async () => {
    await save(nour, 'description', 'A family bakery.');
    expect((await decide(owner, 'description', 'The year is missing')).status).toBe(200);
    expect(await fieldFor(nour, 'description')).toMatchObject({
      state: 'returned',
      reason: 'The year is missing',
      text: 'A family bakery.',
    });
    expect(await fieldFor(judge, 'description')).toMatchObject({ state: 'empty', text: '', reason: null });
    expect((await save(nour, 'description', 'A family bakery since 1987.')).status).toBe(200);
    expect((await fieldFor(nour, 'description'))?.state).toBe('waiting');
  });
  it('can be decided only by those who may, once, and only while the text is unchanged', async () => {
    await save(nour, 'title', 'Bakery');
    const stranger = await site.member();
    expect((await decide(stranger, 'title')).status).toBe(403);
    expect((await decide(nour, 'title')).status).toBe(403);
    const old = { ...of('title'), body: { version: 'old', reason: null } };
    expect((await owner.call(decideTranslation, old)).status).toBe(409);
    expect((await decide(owner, 'title')).status).toBe(200);
    expect((await decide(owner, 'title')).status).toBe(409);
  });
  it('can be reviewed by volunteers with three published texts', async () => {
    const samir = await site.member({ name: 'Samir Khan' });
    const tasks = async () => (await (await samir.call(readTranslationTasks)).json()).data;
    expect((await tasks()).untilReviewer).toBe(3);
    for (const [field, text] of [
      ['title', 'Bakery'],
      ['description', 'Bread'],
      ['services', 'a\nb\nc'],
    ] as const) {
      await save(samir, field, text);
      await decide(owner, field);
    }
    [id = 0] = await site.addBusinesses({ ...bakery, ownerId: owner.id });
    await site.db.updateTable('listing').set({ lang: 'ar' }).where('id', '=', id).execute();
    await save(nour, 'title', 'Another bakery');
    expect(await tasks()).toMatchObject({ published: 3, untilReviewer: 0 });
    expect((await tasks()).toReview.map(({ post }) => post.id)).toContain(id);
    expect((await decide(samir, 'title')).status).toBe(200);
    const member = (await (await site.call(readMember, { params: { id: samir.id } })).json()).data;
    expect(member).toMatchObject({ name: 'Samir K.', translated: 3 });
  });
  it('as a draft is reserved for a quarter of an hour', async () => {
    await save(nour, 'title', 'Bab', false);
    const samir = await site.member();
    expect(await fieldFor(samir, 'title')).toMatchObject({ isHeld: true, by: 'Nour S.', text: '' });
    expect((await save(samir, 'title', 'Gate', false)).status).toBe(409);
    now = new Date(noon.getTime() + 16 * 60_000);
    expect((await save(samir, 'title', 'Gate', false)).status).toBe(200);
  });
  it('is one of two that are submitted concurrently', async () => {
    const samir = await site.member();
    const sent = await Promise.all([save(nour, 'title', 'One'), save(samir, 'title', 'Two')]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it('is outdated once the original changes', async () => {
    await save(nour, 'title', 'Bab Touma Bakery');
    await decide(owner, 'title');
    await site.db.updateTable('listing').set({ title_ar: 'مخبز باب شرقي' }).where('id', '=', id).execute();
    expect((await fieldFor(nour, 'title'))?.state).toBe('outdated');
    const { data } = await (await site.call(readTranslation, whole())).json();
    expect(data.published[0]?.isOutdated).toBe(true);
  });
});

describe('an owner’s own translation', () => {
  it('is reviewed by moderators, not by other members', async () => {
    await save(owner, 'title', 'Bab Touma Bakery');
    expect((await decide(owner, 'title')).status).toBe(403);
    const { data } = await (await judge.call(listManagedTranslations)).json();
    const one = data.find(({ post }) => post.id === id);
    expect(one).toMatchObject({ source: 'owner', original: 'مخبز باب توما', text: 'Bab Touma Bakery' });
    const params = { id: one?.id ?? 0 };
    const body = { version: one?.version ?? '', reason: null };
    expect((await owner.call(decideManagedTranslation, { params, body })).status).toBe(403);
    expect((await judge.call(decideManagedTranslation, { params, body })).status).toBe(200);
    const translation = (await (await site.call(readTranslation, whole())).json()).data;
    expect(translation.published).toMatchObject([{ source: 'owner', by: null }]);
  });
  it('is withdrawn by moderators, which restores the original on the page', async () => {
    await save(nour, 'title', 'Wrong words');
    await decide(owner, 'title');
    const listed = await judge.call(listManagedTranslations, { query: { list: 'published' } });
    const one = (await listed.json()).data.find(({ post }) => post.id === id);
    const params = { id: one?.id ?? 0 };
    const body = { version: one?.version ?? '', reason: 'It says something else' };
    expect((await judge.call(decideManagedTranslation, { params, body })).status).toBe(200);
    expect((await page()).name).toBe('مخبز باب توما');
    expect(await found('Wrong words')).not.toContain('Wrong words"');
  });
});

describe('the translation service', () => {
  const byMachine = () => site.call(translateByMachine, whole());
  it('translates untranslated texts once, on request, and only for those who requested it', async () => {
    await save(nour, 'title', 'Bab Touma Bakery');
    await decide(owner, 'title');
    const { data } = await (await byMachine()).json();
    expect(data).toEqual({
      description: `[en] ${bakery.description.ar}`,
      services: ['[en] خبز طازج', '[en] مناقيش', '[en] صواني الأعراس'],
    });
    expect(requests[0]).toEqual({
      q: [bakery.description.ar],
      source: 'ar',
      target: 'en',
      format: 'text',
      api_key: 'secret',
    });
    await byMachine();
    expect(requests).toHaveLength(2);
    expect((await page()).description.lang).toBe('ar');
    expect(await found('[en]')).not.toContain('[en]');
    await site.db.updateTable('listing').set({ description_ar: 'خبز' }).where('id', '=', id).execute();
    expect((await (await byMachine()).json()).data.description).toBe('[en] خبز');
  });
  it('translates a review and its answer, where the page is in another language', async () => {
    const [text, answer] = ['خبز دافئ كل صباح وخبّاز لطيف، أنصح به الجميع.', 'Thank you, come again!'];
    const { id: review } = await site.db
      .insertInto('review')
      .values({
        ...{ listing_id: id, author_id: nour.id, stars: 5, came_for: '[]', text, lang: 'ar' },
        ...{ wording: Buffer.alloc(32), status: 'approved', published_at: noon, answer, answer_lang: 'en' },
        ...{ visited: '2026-11-01', sent_at: noon, decided_at: noon, answered_at: noon },
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const inLang = async (lang: 'en' | 'ar') =>
      (await site.call(translateReview, { params: { id: Number(review) } }, { lang })).json();
    expect((await inLang('en')).data).toEqual({ text: `[en] ${text}`, answer: null });
    expect((await inLang('ar')).data).toEqual({ text: null, answer: `[ar] ${answer}` });
    expect(
      (await (await site.call(listReviews, { params: { id }, query: {} })).json()).meta.canTranslate,
    ).toBe(true);
    failing = 500;
    expect(await inLang('en')).toMatchObject({ code: 'unavailable' });
    failing = null;
    await site.db.updateTable('listing').set({ status: 'closed' }).where('id', '=', id).execute();
    expect(await inLang('en')).toMatchObject({ code: 'gone' });
    await site.db
      .updateTable('review')
      .set({ status: 'pending' } as never)
      .where('id', '=', review)
      .execute();
    expect(await inLang('en')).toMatchObject({ code: 'not_found' });
  });
  it('translates past events, whose pages remain, but no closed listings', async () => {
    const [past = 0] = await addEvents(site, { title: { ar: 'أمسية عود' }, lang: 'ar', expiresAt: days(-1) });
    const params = { folder: 'events' as const, id: past };
    expect((await site.call(readTranslation, { params })).status).toBe(200);
    expect((await (await site.call(translateByMachine, { params })).json()).data.title).toBe(
      '[en] أمسية عود',
    );
    await site.db.updateTable('listing').set({ status: 'closed' }).where('id', 'in', [past, id]).execute();
    expect((await site.call(readTranslation, { params })).status).toBe(410);
    expect((await site.call(readTranslation, whole())).status).toBe(410);
  });
  it('cannot be submitted unchanged as one’s own', async () => {
    const { data } = await (await byMachine()).json();
    const refused = await save(nour, 'description', data.description ?? '');
    expect((await refused.json()).errors?.text).toEqual(['Change the suggested start before you send it']);
    expect((await save(nour, 'description', 'A family bakery')).status).toBe(200);
  });
  it.each([500, 403])('that responds %d leaves the page unchanged', async (status) => {
    failing = status;
    expect((await byMachine()).status).toBe(503);
  });
});

describe('personal data', () => {
  it('is exported, and deleted with the account except for published texts, which lose the name', async () => {
    const password = 'a password of tests';
    const samir = await site.member({ name: 'Samir Khan', password });
    await save(samir, 'title', 'Bakery');
    await decide(owner, 'title');
    await save(samir, 'description', 'Draft', false);
    const exported = JSON.parse(await (await samir.call(exportAccount)).text());
    expect(exported.translations).toMatchObject([
      { field: 'title', state: 'published', text: 'Bakery' },
      { field: 'description', state: 'draft', text: 'Draft' },
    ]);
    expect((await samir.call(deleteAccount, { body: { password } })).status).toBe(200);
    const left = await site.db.selectFrom('translation').selectAll().where('listing_id', '=', id).execute();
    expect(left).toMatchObject([{ field: 'title', author_id: null }]);
    expect((await page()).name).toBe('Bakery');
  });
  it('a draft can be deleted by its author only', async () => {
    await save(nour, 'title', 'Bab', false);
    await judge.call(removeTranslation, of('title'));
    expect((await fieldFor(nour, 'title'))?.text).toBe('Bab');
    expect((await nour.call(removeTranslation, of('title'))).status).toBe(200);
    expect((await fieldFor(nour, 'title'))?.state).toBe('empty');
  });
});
