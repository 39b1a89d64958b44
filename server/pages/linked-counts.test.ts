import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GeneralSettings, readGeneralSettings } from '../../contract/settings.ts';
import { sectionCategoryPath, serviceSections } from '../../web/service-sections.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { localStorage } from '../storage/storage.ts';
import { pageSite, publicUrl } from '../testing/page-site.ts';
import { noon, type TestSite } from '../testing/test-site.ts';
import { unescapeEntities } from '../testing/xml.ts';

/* Every count beside a link equals the total of the linked page. */

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
  folder = await mkdtemp(join(tmpdir(), 'linked-'));
  await seedDemo(site.db, localStorage(folder), noon);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const pages = new Map<string, Promise<string>>();

/** An English page, as guests see it who selected a city. */
function open(path: string, cityId = 0): Promise<string> {
  const key = `${cityId} ${path}`;
  const read = async () => {
    const response = await site.ask(path, { headers: { cookie: `lang=en; cityId=${cityId}` } });
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  const page = pages.get(key) ?? read();
  pages.set(key, page);
  return page;
}

/** The front page of the marketplace has no list: “All items” links to it. */
const listOf = (path: string) =>
  path.replace(/^\/market-place(\/subCategory)?(?=\?|$)/, '/market-place/products');

const numberIn = (text: string) => Number(text.replace(/<!--.*?-->|,/g, '').match(/\d+/)?.[0] ?? 0);

async function totalOf(path: string, cityId?: number): Promise<number | undefined> {
  const html = await open(listOf(path), cityId);
  const total = /<p role="status" class="[^"]*\btotal\b[^"]*">(.*?)<\/p>/s.exec(html)?.[1];
  return total === undefined ? undefined : numberIn(total);
}

/** The links of a page with their counts. */
function numberedLinks(html: string): { path: string; count: number }[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(([, attributes = '', inside = '']) => {
    const href = /\bhref="([^"]*)"/.exec(attributes)?.[1];
    const number =
      /<span class="number">(.*?)<\/span>/s.exec(inside) ?? /<small>(.*?)<\/small>/s.exec(inside);
    const isLink = number && href && !attributes.includes('aria-current="true"');
    // The page of all kinds is not a single list: its count is the sum of theirs.
    if (href && /^\/search-result\/[^/]+$/.test(href)) return [];
    const isCount = isLink && (/\bclass="(row|tile)"/.test(attributes) || inside.includes('class="number"'));
    return isCount ? [{ path: unescapeEntities(href), count: numberIn(number[1] ?? '') }] : [];
  });
}

async function expectTrue(links: { path: string; count: number }[], cityId?: number): Promise<void> {
  for (const { path, count } of links) expect([path, await totalOf(path, cityId)]).toEqual([path, count]);
}

async function services(cityId = 0): Promise<GeneralSettings['services']> {
  const answer = await site.call(readGeneralSettings, {}, { cityId });
  return ((await answer.json()) as { data: GeneralSettings }).data.services;
}

const place = (slug: string) => site.catalog.placeBySlug(slug)?.id ?? 0;

/** The counts in the menus, with their links. */
async function menuLinks(cityId = 0) {
  const behind = await services(cityId);
  return serviceSections.flatMap((section) => [
    { path: section.path, count: behind[section.key].count },
    ...behind[section.key].categories.map((category) => ({
      path: sectionCategoryPath(section, category),
      count: category.count,
    })),
  ]);
}

describe('the counts beside links are the totals of the linked pages', () => {
  it('in the menus', async () => {
    const links = await menuLinks();
    expect(links.length).toBeGreaterThan(30);
    await expectTrue(links);
  });

  it('in the menus for a selected city', async () => {
    await expectTrue(await menuLinks(place('brooklyn')), place('brooklyn'));
  });

  it('for the city in the URL; an unknown one is ignored', async () => {
    const [all, limited] = [await totalOf('/jobs'), await totalOf('/jobs', place('brooklyn'))];
    expect(limited).toBeLessThan(all ?? 0);
    const chosen = await open(`/jobs?cityId=${place('brooklyn')}`);
    expect(chosen).toContain(`<link rel="canonical" href="${publicUrl}/jobs">`);
    expect(await totalOf(`/jobs?cityId=${place('brooklyn')}`)).toBe(limited);
    expect(await totalOf('/jobs?cityId=0', place('brooklyn'))).toBe(all);
    expect(await totalOf('/jobs', 987_654)).toBe(all);
  });

  it('on /Our-Service and the home page', async () => {
    const html = await open('/Our-Service');
    const rows = [
      ...html.matchAll(/<p class="kicker">(.*?)<\/p>.*?<\/ul>\s*<a class="[^"]*" href="([^"]*)"/gs),
    ];
    expect(rows).toHaveLength(serviceSections.length);
    await expectTrue(rows.map(([, count = '', path = '']) => ({ path, count: numberIn(count) })));
    const jobs = /<a class="primary" href="\/jobs">(.*?)<\/a>/s.exec(await open('/'))?.[1] ?? '';
    await expectTrue([{ path: '/jobs', count: numberIn(jobs) }]);
  });

  it.each([
    '/Category/services',
    '/Category/shops',
    '/market-place',
    '/market-place/products',
    '/rents',
    '/rents?looking_for=wanted',
    '/jobs',
    '/jobs?looking_for=seeking',
    '/search-result/coffee/business',
    '/search-result/room/rent',
    '/search-result/driver/job',
    '/search-result/sofa/product',
  ])(
    'on %s',
    async (path) => {
      const links = numberedLinks(await open(path));
      expect(links.length).toBeGreaterThan(3);
      await expectTrue(links);
    },
    60_000,
  );

  it('on the pages of categories', async () => {
    const subs = (await menuLinks()).map(({ path }) => path).filter((path) => /^\/SubCategory/.test(path));
    for (const path of subs.filter((_, index) => index % 7 === 0))
      await expectTrue(numberedLinks(await open(path)));
    const mains = numberedLinks(await open('/market-place')).map(({ path }) => path);
    for (const path of mains) await expectTrue(numberedLinks(await open(path)));
  });
});

it.each([
  'businesses?type=services',
  'businesses?type=shops',
  'filter-market',
  'rents/web/looking_for?looking_for=offer',
  'jobs/web/looking_for?looking_for=hiring',
])('a total counts each entry of %s once', async (path) => {
  const ids: number[] = [];
  let total = 0;
  let after: string | null = '';
  while (after !== null) {
    const answer = await site.ask(
      `/api/NY/en/0/${path}${path.includes('?') ? '&' : '?'}limit=60${after && `&after=${encodeURIComponent(after)}`}`,
    );
    const { data, meta } = (await answer.json()) as {
      data: { id: number }[];
      meta: { total: number; next: string | null };
    };
    ids.push(...data.map(({ id }) => id));
    total = meta.total;
    after = meta.next;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(total).toBe(ids.length);
});
