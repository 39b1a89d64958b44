import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LegalText, readLegalPage } from '../../contract/entries.ts';
import {
  type EditedEntry,
  listEntryVersions,
  readEntry,
  updateEntry,
  withdrawEntry,
} from '../../contract/managed-content.ts';
import type { Version } from '../../contract/versions.ts';
import { readPage } from '../testing/page-html.ts';
import { pageSite, publicUrl } from '../testing/page-site.ts';
import { publish } from '../testing/test-content.ts';
import type { TestMember, TestSite } from '../testing/test-site.ts';

/* Former versions of a legal page remain readable, with a note that they no longer apply. */

const day = (number: number) => new Date(Date.UTC(2026, 4, number, 16));
let now = day(1);
let site: TestSite;
let rania: TestMember;
let page: number;
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'), { now: () => now });
  rania = await site.member({ role: 'editor', name: 'Rania Aziz' });
  [page = 0] = await publish(site, {
    ...{ kind: 'page', slug: 'eula', title: { en: 'Rules', ar: 'القواعد' }, publishedAt: day(1) },
    body: { en: '<p>Be kind.</p>', ar: '<p>كن لطيفًا.</p>' },
  });
  await site.db
    .updateTable('content')
    .set({ updated_at: day(1) })
    .where('id', '=', page)
    .execute();
  for (const [number, en, ar] of [
    [10, 'Be kind and brief.', 'كن لطيفًا وموجزًا.'],
    [20, 'Be kind, brief and true.', 'كن لطيفًا وموجزًا وصادقًا.'],
  ] as const)
    await save(number, { en, ar }, true);
});
afterAll(() => site.close());

const params = () => ({ kind: 'page', id: page }) as const;
const read = async <T>(response: Response | Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data;
async function save(number: number, text: { en: string; ar: string }, isLive: boolean): Promise<void> {
  now = day(number);
  const { live } = await read<EditedEntry>(rania.call(readEntry, { params: params() }));
  const body = { ...live, body: { en: `<p>${text.en}</p>`, ar: `<p>${text.ar}</p>` } };
  expect(
    (await rania.callUnchecked(updateEntry, { params: params(), body: { body, publish: isLive } })).status,
  ).toBe(200);
}
const legal = (version?: number, lang = 'en') =>
  read<LegalText>(site.call(readLegalPage, { params: { slug: 'eula' }, query: { version } }, { lang }));
const readText = async (address: string) => {
  const response = await site.ask(address);
  const html = await response.text();
  return { status: response.status, html, page: readPage(html) };
};

it('states since when it is in force, and lists earlier versions without their authors', async () => {
  const { updatedAt, earlier, versions } = await legal();
  expect([updatedAt, earlier]).toEqual([day(20).toISOString(), null]);
  expect(versions.map(({ since, until }) => [since, until])).toEqual([
    [day(10).toISOString(), day(20).toISOString()],
    [day(1).toISOString(), day(10).toISOString()],
  ]);
  expect(JSON.stringify(versions)).not.toContain('Rania');
});

it.each([
  ['en', 'Be kind.', 'Be kind, brief and true.', 'Earlier versions', 'In force since'],
  ['ar', 'كن لطيفًا.', 'كن لطيفًا وموجزًا وصادقًا.', 'النسخ السابقة', 'سارية منذ'],
])(
  'is rendered with its earlier versions, and so is each of them: %s',
  async (lang, first, last, heading, since) => {
    const present = await readText(`/eula?lang=${lang}`);
    expect(present.page.text).toContain(last);
    expect(present.page.text).toContain(since);
    expect(present.page.text).toContain(heading);
    expect(present.page.meta('robots')).not.toBe('noindex');
    const links = present.page.hrefs.filter((href) => href.includes('version='));
    expect(links).toHaveLength(2);
    const old = await readText(`${links[1]}&lang=${lang}`);
    expect(old.status).toBe(200);
    expect(old.page.text).toContain(first);
    expect(old.page.text).not.toContain(last);
    expect(old.page.meta('robots')).toBe('noindex');
    expect(old.page.links('canonical')).toEqual([
      expect.objectContaining({ href: expect.stringContaining(`${publicUrl}${links[1]}`) }),
    ]);
    // The link to the current version.
    expect(old.page.hrefs).toContain('/eula');
  },
);

it('is not found in a version that does not exist, is current, or belongs to another page', async () => {
  const [other = 0] = await publish(site, { kind: 'page', slug: 'privacy-policy' });
  now = day(21);
  const { live } = await read<EditedEntry>(rania.call(readEntry, { params: { kind: 'page', id: other } }));
  await rania.callUnchecked(updateEntry, {
    params: { kind: 'page', id: other },
    body: { body: live, publish: true },
  });
  const [foreign] = await read<Version[]>(
    rania.call(listEntryVersions, { params: { kind: 'page', id: other } }),
  );
  const [inForce] = await read<Version[]>(rania.call(listEntryVersions, { params: params() }));
  for (const version of ['999999', 'x', '-1', String(foreign?.id), String(inForce?.id)])
    expect([version, (await readText(`/eula?version=${version}`)).status]).toEqual([version, 404]);
});

it('a draft is no version, and a withdrawn page has none', async () => {
  await save(22, { en: 'Be anything.', ar: 'كن أي شيء.' }, false);
  expect((await legal()).versions).toHaveLength(2);
  const [, old] = (await legal()).versions;
  expect((await rania.call(withdrawEntry, { params: params(), body: {} })).status).toBe(200);
  expect(
    (await site.call(readLegalPage, { params: { slug: 'eula' }, query: { version: old?.id } })).status,
  ).toBe(404);
  expect(await legal()).toMatchObject({ body: '', versions: [] });
});
