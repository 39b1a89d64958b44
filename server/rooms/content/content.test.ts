import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBusinesses } from '../../../contract/businesses.ts';
import { appPromotionSchema, homeSchema } from '../../../contract/content.ts';
import {
  contactPageSchema,
  entrySchema,
  faqGroupSchema,
  readLegalPage,
  welcomeScreenSchema,
} from '../../../contract/entries.ts';
import { searchSite } from '../../../contract/search-results.ts';
import { readDemoArticles } from '../../seed/demo/articles.ts';
import { demoFaqs } from '../../seed/demo/faqs.ts';
import { demoFront } from '../../seed/demo/front.ts';
import { publish } from '../../testing/test-content.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let empty: TestSite;
beforeAll(async () => {
  [site, empty] = await Promise.all([testSite(), testSite()]);
  await publish(site, ...[demoFront, demoFaqs, readDemoArticles('page')].flat());
});
afterAll(async () => {
  await Promise.all([site.close(), empty.close()]);
});

const read = async (path: string, lang = 'en', from = site) => {
  const response = await from.get(path, { lang });
  expect(response.status).toBe(200);
  return (await response.json()).data;
};

describe('pages maintained by editors', () => {
  it.each(['about', 'pages/privacy-policy', 'pages/terms-conditions', 'pages/eula'])(
    '%s exists in both languages, with a table of contents',
    async (path) => {
      const english = entrySchema.parse(await read(path));
      const arabic = entrySchema.parse(await read(path, 'ar'));
      expect(english.contents.length).toBeGreaterThan(2);
      expect(arabic.contents).toHaveLength(english.contents.length);
      expect(arabic.title).toMatch(/[\u0600-\u06ff]/);
      for (const { id } of arabic.contents) expect(arabic.body).toContain(`id="${id}"`);
    },
  );
  it('the contact page contains address, channels and office hours', async () => {
    const page = contactPageSchema.parse(await read('contact-page', 'ar'));
    expect(page).toMatchObject({
      address: { zip: '11209' },
      channels: [{ type: 'phone', label: 'اتّصل بنا' }, { type: 'whatsapp' }, { type: 'email' }],
      // Friday noon, before the prayer.
      opening: { state: 'open', until: '12:30' },
    });
  });
  it('are empty rather than missing until they are written', async () => {
    for (const path of ['about', 'pages/eula'])
      expect(await read(path, 'ar', empty)).toMatchObject({ body: '' });
    expect(contactPageSchema.parse(await read('contact-page', 'en', empty))).toMatchObject({
      channels: [],
      opening: { state: 'unknown' },
    });
    expect(await read('faqs', 'en', empty)).toEqual([]);
    expect(await read('welcome_screen', 'en', empty)).toEqual({});
  });
  it.each(['imprint', '../about', "eula'--"])('the legal page %s returns 404', async (slug) => {
    expect((await site.callUnchecked(readLegalPage, { params: { slug } })).status).toBe(404);
  });
});

describe('the welcome screen', () => {
  it('has type, link, title and description', async () => {
    const screen = await read('welcome_screen', 'ar');
    expect(Object.keys(welcomeScreenSchema.parse(screen)).sort()).toEqual([
      'description',
      'link',
      'title',
      'type',
    ]);
    expect(screen).toMatchObject({ type: 'image', title: 'أهلًا بك يا جارنا' });
  });
  it('is empty without a link', async () => {
    await publish(empty, {
      kind: 'welcome',
      slug: 'linkless',
      position: 0,
      data: { type: 'image', link: '' },
    });
    expect(await read('welcome_screen', 'en', empty)).toEqual({});
    await empty.db.deleteFrom('content').where('slug', '=', 'linkless').execute();
  });
  it('returns unknown types, which pages report', async () => {
    await publish(empty, { kind: 'welcome', slug: 'odd', data: { type: 'hologram', link: '/x' } });
    expect(await read('welcome_screen', 'en', empty)).toMatchObject({ type: 'hologram', link: '/x' });
  });
});

describe('the app', () => {
  it('has a title, a text and download links', async () => {
    expect(appPromotionSchema.parse(await read('app-promotion', 'ar'))).toMatchObject({
      title: 'الحيّ كلّه في جيبك',
      stores: [{ store: 'ios' }, { store: 'android' }],
      picture: null,
    });
    expect((await read('home', 'en')).sections.app).toEqual({
      title: 'The neighborhood in your pocket',
      url: 'https://apps.example/arab-new-york',
    });
  });
  it('is omitted unless it is set and has a valid store link', async () => {
    expect(await read('app-promotion', 'en', empty)).toEqual({});
    const data = { ios: 'javascript:alert(1)', android: '' };
    await publish(empty, { kind: 'app', slug: 'unsafe', data });
    expect(await read('app-promotion', 'en', empty)).toEqual({});
    expect((await read('home', 'en', empty)).sections.app).toBeNull();
  });
});

describe('sections of the home page', () => {
  it('are counted up to the displayed number, with their lists or without', async () => {
    await publish(
      empty,
      ...Array.from({ length: 5 }, (_, index) => ({ kind: 'news' as const, slug: `news-${index}` })),
      { kind: 'guide', slug: 'one-guide' },
      { kind: 'blog', slug: 'to-come', publishedAt: days(1) },
    );
    const names = Array.from({ length: 10 }, (_, index) => ({ name: { en: `Shop ${index}` } }));
    await empty.addBusinesses(...names);
    await addRentals(empty, { title: { en: 'Home' } });
    const counted = { businesses: 8, rentals: 1, products: 0, jobs: 0, blogs: 0, news: 3, guide: 1 };
    const whole = homeSchema.parse(await read('home', 'en', empty));
    expect(whole.sections).toMatchObject(counted);
    expect(whole.businesses).toHaveLength(8);
    const lean = homeSchema.parse(await read('home?lists=0', 'en', empty));
    expect(lean).toMatchObject({ businesses: [], rentals: [], articles: [], sections: counted });
    expect(await read('home/businesses', 'en', empty)).toEqual(whole.businesses);
    expect((await empty.get('home?lists=2')).status).toBe(422);
  });
});

describe('questions', () => {
  it('are grouped in the order of the editors', async () => {
    const groups = (await read('faqs')).map((group: unknown) => faqGroupSchema.parse(group));
    expect(groups[0].group).toBe('Getting started');
    expect(groups.flatMap((group: { entries: unknown[] }) => group.entries)).toHaveLength(demoFaqs.length);
  });
  it('are found by words of either language', async () => {
    const found = async (q: string, lang?: string) =>
      (await read(`faqs?q=${encodeURIComponent(q)}`, lang)).flatMap(
        (group: { entries: { slug: string }[] }) => group.entries.map((entry) => entry.slug),
      );
    expect(await found('delete account')).not.toEqual([]);
    expect((await found('حذف الحساب', 'ar')).length).toBeGreaterThan(0);
    expect(await found('zeppelin')).toEqual([]);
    expect(await found('…')).toEqual([]);
    expect(await found("'; drop table content; --")).toEqual([]);
  });
});

describe('the home page and the counts', () => {
  it('contain no expired posts', async () => {
    const old = { expiresAt: days(-1), publishedAt: days(-9) };
    await addRentals(site, { title: { en: 'Home' } }, { title: { en: 'Over' }, ...old });
    await addJobs(site, { title: { en: 'Job' } }, { title: { en: 'Over' }, ...old });
    await addProducts(site, { title: { en: 'Thing' } }, { title: { en: 'Over' }, ...old });
    await site.addBusinesses({ name: { en: 'Shop' } }, { name: { en: 'Over' }, ...old });
    await publish(site, { kind: 'blog', slug: 'to-come', publishedAt: days(1) });
    const home = homeSchema.parse(await read('home'));
    expect([home.rentals, home.jobs, home.products, home.businesses].map((list) => list.length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(home.articles).toEqual([]);
    const counts = await Promise.all(
      (
        [
          ['rents', 'apartments'],
          ['jobs', 'food-jobs'],
          ['products', 'cars'],
          ['shops', 'restaurants'],
        ] as const
      ).map(async ([type, slug]) => {
        const categories: { slug: string; count: number }[] = await read(`listings?type=${type}`);
        return categories.find((category) => category.slug === slug)?.count;
      }),
    );
    expect(counts).toEqual([1, 1, 1, 1]);
    const { meta } = await (await site.call(listBusinesses)).json();
    expect(meta.total).toBe(1);
    expect((await (await site.call(searchSite, { query: { q: 'over' } })).json()).meta.business.total).toBe(
      0,
    );
    const suggestions: { kind: string }[] = await read('search/suggest?q=over');
    expect(suggestions.filter(({ kind }) => kind !== 'words')).toEqual([]);
  });
});
