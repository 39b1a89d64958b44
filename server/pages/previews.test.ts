import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Preview } from '../../contract/managed-content.ts';
import { previewEntry, updateEntry } from '../../contract/managed-content.ts';
import type { ManagedSettings } from '../../contract/managed-settings.ts';
import { node } from '../testing/nodes.ts';
import { pageSite } from '../testing/page-site.ts';
import { addSample } from '../testing/sample-pages.ts';
import type { TestMember, TestSite } from '../testing/test-site.ts';
import { addressOf } from '../testing/typed-client.ts';

let site: TestSite;
let rania: TestMember;
const entry = () => import('../../web/entry.server.tsx');
beforeAll(async () => {
  site = await pageSite(entry);
  await addSample(site);
  rania = await site.member({ role: 'editor' });
});
afterAll(() => site.close());

const heroBody = {
  title: { en: 'A square of our own', ar: 'ساحة لنا' },
  summary: { en: '', ar: '' },
  body: { en: '<p>Come <script>x</script>in.</p>', ar: '<p>تفضّل.</p>' },
  picture: null,
  data: { button: null },
};
async function preview(body: object): Promise<Preview> {
  const response = await rania.callUnchecked(previewEntry, { body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Preview }).data;
}

describe('a preview', () => {
  it('is the real page with the unsaved content, in both languages, and stores nothing', async () => {
    const before = await site.db.selectFrom('content').select('id').execute();
    const en = await preview({ kind: 'hero', lang: 'en', body: heroBody });
    expect(en.html).toContain('<html lang="en" dir="ltr">');
    expect(en.html).toMatch(/<h1\b[^>]*>A square of our own<\/h1>/);
    expect(en.html).toContain('<p>Come in.</p>');
    const ar = await preview({ kind: 'hero', lang: 'ar', body: heroBody });
    expect(ar.html).toContain('<html lang="ar" dir="rtl">');
    expect(ar.html).toMatch(/<h1\b[^>]*>ساحة لنا<\/h1>/);
    const home = await (await site.ask('/')).text();
    expect(home).not.toContain('A square of our own');
    expect(await site.db.selectFrom('content').select('id').execute()).toEqual(before);
  });

  it.each([
    ['about', {}, undefined],
    ['contact', {}, undefined],
    ['service', { icon: 'bakery', link: '/jobs' }, undefined],
    ['faq', { group: { en: 'Squares', ar: 'ساحات' } }, undefined],
    ['page', {}, 'eula'],
  ])('renders %s', async (kind, data, slug) => {
    const there = await site.db
      .selectFrom('content')
      .select('id')
      .where('slug', '=', slug ?? '')
      .executeTakeFirst();
    const { html } = await preview({
      kind,
      id: there?.id ?? null,
      lang: 'en',
      slug,
      body: { ...heroBody, data },
    });
    expect(html).toContain('A square of our own');
  });

  it('of content without a page of its own contains its text', async () => {
    const data = { type: 'youtube', link: 'https://youtu.be/aqz-KE-bpKQ' };
    expect(await preview({ kind: 'welcome', lang: 'ar', body: { ...heroBody, data } })).toEqual({
      html: null,
      data: { ...data, title: 'ساحة لنا', description: 'تفضّل.' },
    });
  });

  it('is for editors of content only', async () => {
    const member = await site.member();
    for (const headers of [{}, { authorization: `Bearer ${member.token}` }] as Record<string, string>[]) {
      const response = await site.ask(addressOf(previewEntry), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ kind: 'hero', lang: 'en', body: heroBody }),
      });
      expect([401, 403]).toContain(response.status);
    }
  });
});

describe('settings', () => {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await site.ask(`/api/NY/en/0/admin/settings${path}`, {
      method,
      headers: { authorization: `Bearer ${rania.token}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: T }).data;
  };

  it('can be previewed on the page before they are published', async () => {
    const { body } = await ask<ManagedSettings>('GET', '');
    const footer = { ...body.footer, about: { en: 'A preview', ar: 'نظرة' } };
    const settings = { ...body, name: { en: 'Preview Town', ar: 'مدينتنا' }, footer };
    const en = await ask<Preview>('POST', '/preview', { lang: 'en', body: settings });
    expect(en.html).toContain('<p>A preview</p>');
    const ar = await ask<Preview>('POST', '/preview', { lang: 'ar', body: settings });
    expect(ar.html).toContain('<b>مدينتنا');
    expect(await ask<ManagedSettings>('GET', '')).toMatchObject({ body });
  });

  it('and content are updated on every node at once', async () => {
    const nodes = [await node(site, entry), await node(site, entry)];
    const words = ['Fresh Town', 'A square that is new'];
    for (const one of nodes)
      for (const word of words) expect(await (await one.ask('/')).text()).not.toContain(word);
    const { body } = await ask<ManagedSettings>('GET', '');
    const about = { en: words[0], ar: 'ا' };
    await ask('PUT', '', { body: { ...body, footer: { ...body.footer, about } }, publish: true });
    const heroes = await site.db.selectFrom('content').select('id').where('kind', '=', 'hero').execute();
    for (const { id } of heroes) {
      const edit = { body: { ...heroBody, title: { en: words[1], ar: 'ساحة' } }, publish: true };
      expect((await rania.call(updateEntry, { params: { kind: 'hero', id }, body: edit })).status).toBe(200);
    }
    for (const one of nodes) {
      await one.caughtUp();
      const page = await (await one.ask('/')).text();
      for (const word of words) expect(page).toContain(word);
      await one.close();
    }
  });
});
