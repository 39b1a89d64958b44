import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHome } from '../../../contract/content.ts';
import { listFaqs, readAbout, readLegalPage } from '../../../contract/entries.ts';
import type { EditedEntry, EntryBody } from '../../../contract/managed-content.ts';
import {
  createEntry,
  deleteEntry,
  discardEntryDraft,
  listEntries,
  listEntryVersions,
  orderEntries,
  readEntry,
  readEntryVersion,
  restoreEntryVersion,
  updateEntry,
  withdrawEntry,
} from '../../../contract/managed-content.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import { publish } from '../../testing/test-content.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let rania: TestMember;
let other: TestMember;
beforeAll(async () => {
  site = await testSite();
  rania = await site.member({ role: 'editor', name: 'Rania Aziz' });
  other = await site.member({ role: 'admin', name: 'Yusuf Mansour' });
});
afterAll(() => site.close());

const both = (en: string, ar = '') => ({ en, ar });
const bodyOf = (title: string, rest: Partial<EntryBody> = {}): EntryBody => ({
  title: both(title, 'عنوان'),
  summary: both(''),
  body: both(`<p>${title}</p>`, '<p>نص</p>'),
  picture: null,
  data: { button: null },
  ...rest,
});
const read = async <T>(response: Response | Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data;
const entryAt = (kind: 'hero' | 'about', id: number) =>
  read<EditedEntry>(rania.call(readEntry, { params: { kind, id } }));
async function create(kind: string, body: EntryBody, live = true): Promise<EditedEntry> {
  const response = await rania.callUnchecked(createEntry, {
    params: { kind },
    body: { body, publish: live },
  });
  expect(response.status).toBe(201);
  return read(response);
}
async function save(entry: EditedEntry, body: EntryBody, live: boolean, who = rania) {
  const response = await who.call(
    updateEntry,
    { params: { kind: entry.kind, id: entry.id }, body: { body, publish: live } },
    { headers: { 'if-match': entry.version } },
  );
  return { status: response.status, answer: await response.json() };
}
const heroes = async (lang = 'en') =>
  (
    await read<{ hero: { title: string; description: string; button: unknown }[] }>(
      site.call(readHome, {}, { lang }),
    )
  ).hero;
const titles = async () => (await heroes()).map(({ title }) => title);
const logOf = async (id: number) =>
  (
    await site.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject', '=', 'content')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a draft', () => {
  it('of a new entry is visible to editors only, until it is published', async () => {
    const entry = await create('hero', bodyOf('Not yet'), false);
    expect(entry).toMatchObject({ status: 'draft', live: null, draft: { title: both('Not yet', 'عنوان') } });
    expect(await titles()).not.toContain('Not yet');
    const { status, answer } = await save(entry, bodyOf('Now it is'), true);
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({ status: 'published', draft: null });
    expect(await titles()).toContain('Now it is');
    expect(await logOf(entry.id)).toEqual(['content.draft', 'content.publish']);
  });

  it('of a published entry does not affect guests, and can be discarded', async () => {
    const entry = await create('hero', bodyOf('As it stands'));
    const { answer } = await save(entry, bodyOf('As it may be'), false);
    expect(answer.data).toMatchObject({
      status: 'published',
      live: { title: { en: 'As it stands' } },
      draft: { title: { en: 'As it may be' } },
    });
    expect(await titles()).toContain('As it stands');
    expect(await titles()).not.toContain('As it may be');
    const dropped = await read<EditedEntry>(
      rania.call(discardEntryDraft, { params: { kind: 'hero', id: entry.id }, body: {} }),
    );
    expect(dropped.draft).toBeNull();
    expect(
      (await rania.call(discardEntryDraft, { params: { kind: 'hero', id: entry.id }, body: {} })).status,
    ).toBe(409);
  });

  it('replaces an entry that is withdrawn', async () => {
    const entry = await create('hero', bodyOf('Shown for a day'));
    const withdrawn = await read<EditedEntry>(
      rania.call(withdrawEntry, { params: { kind: 'hero', id: entry.id }, body: {} }),
    );
    expect(withdrawn).toMatchObject({ status: 'draft', draft: { title: { en: 'Shown for a day' } } });
    expect(await titles()).not.toContain('Shown for a day');
    expect((await rania.call(deleteEntry, { params: { kind: 'hero', id: entry.id }, body: {} })).status).toBe(
      200,
    );
    expect((await rania.call(readEntry, { params: { kind: 'hero', id: entry.id } })).status).toBe(404);
  });
});

it('a conflicting edit is rejected, and nothing of either is lost', async () => {
  const entry = await create('hero', bodyOf('Seen by two'));
  expect((await save(entry, bodyOf('The first of two'), true, other)).status).toBe(200);
  const late = await save(entry, bodyOf('The second of two'), true);
  expect(late.status).toBe(409);
  expect(late.answer).toMatchObject({ code: 'conflict' });
  expect(await titles()).toContain('The first of two');
  const now = await entryAt('hero', entry.id);
  expect((await save(now, bodyOf('The second of two'), true)).status).toBe(200);
  // A saved draft counts as a change, too.
  const seen = await entryAt('hero', entry.id);
  await save(seen, bodyOf('A draft of another'), false, other);
  expect((await save(seen, bodyOf('Over the draft'), false)).status).toBe(409);
});

describe('the content of an entry', () => {
  it('is sanitized of active content', async () => {
    const evil =
      '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y> <a href="javascript:1">a</a></p>';
    const entry = await create('hero', bodyOf('Clean', { body: both(evil, evil) }));
    expect(entry.live?.body).toEqual(both('<p>Hi a</p>', '<p>Hi a</p>'));
    const draft = await save(entry, bodyOf('Clean', { body: both(evil) }), false);
    expect(draft.answer.data.draft?.body.en).toBe('<p>Hi a</p>');
  });

  it.each<[string, string, Partial<EntryBody>, string]>([
    ['a title', 'hero', { title: both(' ') }, 'title.en'],
    [
      'a button that leads nowhere',
      'hero',
      { data: { button: { text: both('Go'), url: 'javascript:1' } } },
      'data.button.url',
    ],
    [
      'a button without words',
      'hero',
      { data: { button: { text: both(''), url: '/about' } } },
      'data.button.text.en',
    ],
    [
      'another host that looks like a page',
      'hero',
      { data: { button: { text: both('Go'), url: '//x.example' } } },
      'data.button.url',
    ],
    ['a group', 'faq', { data: { group: both('') } }, 'data.group.en'],
    [
      'a film that is none',
      'welcome',
      { data: { type: 'youtube', link: 'https://youtu.be/short' } },
      'data.link',
    ],
    [
      'a picture of elsewhere',
      'welcome',
      { data: { type: 'image', link: 'https://x.example/a.png' } },
      'data.link',
    ],
    ['an app without a store', 'app', { data: { ios: null, android: null } }, 'data.ios'],
    ['a sign that is not drawn', 'service', { data: { icon: 'unicorn', link: '/jobs' } }, 'data.icon'],
    [
      'a picture in the text that is not there',
      'hero',
      { body: both('<p><img src="/media/no.webp"></p>') },
      'body.en',
    ],
    ['a picture that is not there', 'hero', { picture: { id: 999_999, url: '/media/x' } }, 'picture'],
  ])('is validated: %s', async (_, kind, rest, field) => {
    const body = bodyOf('Faulty', rest);
    const response = await rania.callUnchecked(createEntry, {
      params: { kind },
      body: { body, publish: true },
    });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors ?? {})).toContain(field);
  });

  it('is returned to guests with its button, in its language', async () => {
    const button = { text: both('Read this', 'اقرأ هذا'), url: '/User-Guide' };
    const entry = await create(
      'hero',
      bodyOf('With a button', { title: both('With a button'), data: { button } }),
    );
    const published = async (lang: string) =>
      (await heroes(lang)).find(({ title }) => title === 'With a button');
    expect((await published('en'))?.button).toEqual({ text: 'Read this', url: '/User-Guide' });
    expect((await published('ar'))?.button).toEqual({ text: 'اقرأ هذا', url: '/User-Guide' });
    const list = await read<{ id: number; missing: string[] }[]>(rania.call(listEntries));
    expect(list.find(({ id }) => id === entry.id)?.missing).toEqual(['ar']);
  });
});

describe('the versions of an entry', () => {
  it('are stored with time and author, including the state before the first edit, and can be restored', async () => {
    const [id = 0] = await publish(site, { kind: 'about', slug: 'about', title: both('First', 'أول') });
    const first = await entryAt('about', id);
    await save(first, bodyOf('Second', { data: {} }), true);
    const versions = await read<Version[]>(rania.call(listEntryVersions, { params: { kind: 'about', id } }));
    expect(versions.map(({ by }) => by)).toEqual(['Rania Aziz', null]);
    const old = versions.at(-1) as Version;
    expect(old.at).toBe(first.updatedAt);
    const before = await read<VersionWith<EntryBody>>(
      rania.call(readEntryVersion, { params: { kind: 'about', id, version: old.id } }),
    );
    expect(before.body.title).toEqual(both('First', 'أول'));
    expect(
      (await other.call(restoreEntryVersion, { params: { kind: 'about', id, version: old.id }, body: {} }))
        .status,
    ).toBe(200);
    expect(await read(site.call(readAbout))).toMatchObject({ title: 'First' });
    const after = await read<Version[]>(rania.call(listEntryVersions, { params: { kind: 'about', id } }));
    expect(after.map(({ by }) => by)).toEqual(['Yusuf Mansour', 'Rania Aziz', null]);
    expect(await logOf(id)).toEqual(['content.publish', 'content.restore']);
    // A version of another entry is not found.
    const hero = await create('hero', bodyOf('Not that'));
    expect(
      (
        await rania.call(readEntryVersion, {
          params: { kind: 'hero', id: hero.id, version: old.id },
        })
      ).status,
    ).toBe(404);
  });
});

it('single entries and legal pages exist once each and cannot be deleted', async () => {
  await publish(site, { kind: 'contact', slug: 'contact' });
  const again = { body: bodyOf('Another', { data: {} }), publish: true };
  expect((await rania.call(createEntry, { params: { kind: 'contact' }, body: again })).status).toBe(409);
  const page = { ...again, slug: 'eula' };
  expect((await rania.call(createEntry, { params: { kind: 'page' }, body: again })).status).toBe(422);
  const made = await rania.callUnchecked(createEntry, { params: { kind: 'page' }, body: page });
  expect(made.status).toBe(201);
  expect((await rania.callUnchecked(createEntry, { params: { kind: 'page' }, body: page })).status).toBe(409);
  const { id } = await read<EditedEntry>(made);
  expect((await rania.call(deleteEntry, { params: { kind: 'page', id }, body: {} })).status).toBe(409);
  expect(await read(site.call(readLegalPage, { params: { slug: 'eula' } }))).toMatchObject({
    title: 'Another',
  });
});

it('questions are ordered within their groups', async () => {
  const group = both('Moving', 'الانتقال');
  const ids: number[] = [];
  for (const title of ['One', 'Two', 'Three'])
    ids.push((await create('faq', bodyOf(title, { data: { group } }))).id);
  const orderedQuestions = async () =>
    (await read<{ group: string; entries: { question: string }[] }[]>(site.call(listFaqs))).map((one) => [
      one.group,
      one.entries.map(({ question }) => question),
    ]);
  expect(await orderedQuestions()).toEqual([['Moving', ['One', 'Two', 'Three']]]);
  const [one, two, three] = ids;
  expect(
    (await rania.callUnchecked(orderEntries, { params: { kind: 'faq' }, body: { ids: [three, one, two] } }))
      .status,
  ).toBe(200);
  expect(await orderedQuestions()).toEqual([['Moving', ['Three', 'One', 'Two']]]);
  for (const wrong of [
    [three, one],
    [three, one, one],
    [three, one, two, 999_999],
  ])
    expect(
      (await rania.callUnchecked(orderEntries, { params: { kind: 'faq' }, body: { ids: wrong } })).status,
    ).toBe(409);
});
