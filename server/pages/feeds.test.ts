import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedKinds, feedLinks } from '../../contract/feeds.ts';
import { pageSite, pagesNamed, publicUrl } from '../testing/page-site.ts';
import { publish } from '../testing/test-content.ts';
import { addJobs, addProducts, addRentals, days } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';
import { inside, parseXml, textIn, type XmlElement } from '../testing/xml.ts';

const nasty = `Tom & "Jerry's" <b>Café</b> ]]> \u0001\u{1F600}`;

let site: TestSite;
beforeAll(async () => {
  site = await pageSite(
    pagesNamed(
      '/',
      '/rents',
      '/MarketProfile/:id/:slug?',
      '/Rent/:id/:slug?',
      '/show-job/:id?/:slug?',
      '/Show-Product/:id/:slug?',
      '/Show-Blog/:id?/:slug?',
    ),
  );
  await site.addBusinesses(
    { name: { en: nasty }, description: { en: nasty }, phone: '+17185550142', email: 'tom@example.org' },
    { name: { en: 'Waiting' }, status: 'pending' },
  );
  await addRentals(
    site,
    {
      title: { en: 'Older room' },
      description: { en: 'Call (718) 555-0142 or write to tom.jerry@example.org before 12-01-2026, $1,200' },
      phone: '+17185550142',
      email: 'tom.jerry@example.org',
      publishedAt: days(-2),
    },
    { title: { en: 'Newer room', ar: 'غرفة أحدث' }, description: { ar: 'اتصل على ٧١٨٥٥٥٠١٤٢' } },
    { title: { en: 'Past room' }, expiresAt: days(-1) },
  );
  await addJobs(
    site,
    { title: { en: 'Named baker' }, company: 'Bab Touma', description: { en: 'Early mornings.' } },
    { title: { en: 'Nameless baker' }, company: 'Secret & Sons', anonymous: true, phone: '+17185550199' },
  );
  await addProducts(site, ...Array.from({ length: 55 }, (_, index) => ({ title: { en: `Car ${index}` } })));
  await publish(site, {
    kind: 'blog',
    slug: 'first',
    title: { en: 'First', ar: 'الأولى' },
    summary: { en: 'In short', ar: 'باختصار' },
    data: { category: { en: 'Stories', ar: 'حكايات' } },
  });
});
afterAll(() => site.close());

async function channel(path: string): Promise<XmlElement> {
  const response = await site.ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const rss = parseXml(await response.text());
  expect(rss.attributes.version).toBe('2.0');
  return rss.children[0] as XmlElement;
}

const items = async (path: string) => inside(await channel(path), 'item');
const texts = (elements: XmlElement[], name: string) => elements.map((element) => textIn(element, name));

describe('a feed', () => {
  it('has its title, its own URL and that of its list, in each language', async () => {
    for (const [lang, title, list] of [
      ['en', 'New homes · Arab New York', `${publicUrl}/rents`],
      ['ar', 'مساكن جديدة · عرب نيويورك', `${publicUrl}/rents?lang=ar`],
    ]) {
      const feed = await channel(`/feeds/rentals.xml?lang=${lang}`);
      expect(textIn(feed, 'title')).toBe(title);
      expect(textIn(feed, 'link')).toBe(list);
      expect(textIn(feed, 'language')).toBe(lang);
      expect(textIn(feed, 'description')).not.toBe('');
      expect(textIn(feed, 'lastBuildDate')).toBe('Fri, 20 Nov 2026 17:00:00 GMT');
      expect(inside(feed, 'atom:link')[0]?.attributes).toEqual({
        rel: 'self',
        type: 'application/rss+xml',
        href: `${publicUrl}/feeds/rentals.xml?lang=${lang}`,
      });
    }
  });

  it('begins with the newest listing and omits unpublished ones', async () => {
    expect(texts(await items('/feeds/rentals.xml'), 'title')).toEqual(['Newer room', 'Older room']);
    const [newest] = await items('/feeds/rentals.xml?lang=ar');
    expect(newest && textIn(newest, 'title')).toBe('غرفة أحدث');
    const link = newest && textIn(newest, 'link');
    expect(link).toMatch(/^https:\/\/city\.example\/Rent\/\d+\/newer-room\?lang=ar$/);
    expect(newest && textIn(newest, 'guid')).toBe(link);
    expect(newest && textIn(newest, 'pubDate')).toBe('Fri, 20 Nov 2026 17:00:00 GMT');
  });

  it('has the 50 newest listings', async () => {
    expect(await items('/feeds/products.xml')).toHaveLength(50);
  });

  it('has user content as text, without characters that XML forbids', async () => {
    const found = await items('/feeds/businesses.xml');
    expect(texts(found, 'title')).toEqual([`Tom & "Jerry's" <b>Café</b> ]]> \u{1F600}`]);
  });

  it('discloses neither phone numbers nor email addresses, in any digits', async () => {
    for (const lang of ['en', 'ar']) {
      const all = await Promise.all(
        ['businesses', 'rentals', 'jobs'].map(async (kind) =>
          (await site.ask(`/feeds/${kind}.xml?lang=${lang}`)).text(),
        ),
      );
      expect(all.join('')).not.toMatch(/555|٥٥٥|@example/);
    }
    const [, older] = await items('/feeds/rentals.xml');
    expect(older && textIn(older, 'description')).toBe('Call … or write to … before 12-01-2026, $1,200');
  });

  it('names the poster unless the post is anonymous', async () => {
    const found = await items('/feeds/jobs.xml');
    const authors = found.map((item) => [textIn(item, 'title'), textIn(item, 'dc:creator')]);
    expect(authors).toContainEqual(['Named baker', 'Bab Touma']);
    expect(authors).toContainEqual(['Nameless baker', undefined]);
    expect(await (await site.ask('/feeds/jobs.xml')).text()).not.toContain('Secret');
  });

  it('describes articles by summary and category', async () => {
    const [first] = await items('/feeds/blogs.xml?lang=ar');
    expect(first && textIn(first, 'title')).toBe('الأولى');
    expect(first && textIn(first, 'description')).toBe('باختصار');
    expect(first && textIn(first, 'category')).toBe('حكايات');
  });

  it('is not found if its pages do not exist', async () => {
    for (const path of ['/feeds/news.xml', '/feeds/users.xml', '/feeds/constructor.xml']) {
      expect((await site.ask(path)).status).toBe(404);
    }
  });
});

it('the links of a page name every feed in its language', () => {
  expect(feedLinks('ar').map(({ href }) => href)).toEqual(
    feedKinds.map((kind) => `/feeds/${kind}.xml?lang=ar`),
  );
});
