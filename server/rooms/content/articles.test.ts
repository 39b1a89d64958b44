import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  articleDetailSchema,
  listBlogArticles,
  readBlogArticle,
  readGuide,
  readNewsArticle,
} from '../../../contract/articles.ts';
import { publish } from '../../testing/test-content.ts';
import { days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { facet, ids, titles, walk } from '../../testing/walk.ts';

const food = { en: 'Food & tea', ar: 'الطعام والشاي' };
const work = { en: 'Work', ar: 'العمل' };

let site: TestSite;
let blogs: number[];

beforeAll(async () => {
  site = await testSite();
  blogs = await publish(
    site,
    {
      kind: 'blog',
      slug: 'three-glasses',
      title: { en: 'Three glasses of tea', ar: 'ثلاث كؤوس شاي' },
      summary: { en: 'How to be a guest.', ar: 'كيف تكون ضيفًا.' },
      body: {
        en:
          '<h2>First &amp; bitter</h2><p onclick="x()">Sip.</p><h3 dir="ltr">Again</h3><h2>Again</h2>' +
          `<script>alert(1)</script><p>${'word '.repeat(600)}</p>`,
        ar: '<h2>الأولى مُرّة</h2><p>رشفة.</p>',
      },
      data: { category: food, author: { en: 'Nadia Saleh', ar: 'نادية صالح' } },
      publishedAt: days(-1),
    },
    { kind: 'blog', slug: 'interview', data: { category: work }, publishedAt: days(-2) },
    { kind: 'blog', slug: 'pantry', data: { category: food }, publishedAt: days(-3) },
    { kind: 'blog', slug: 'plain', data: { category: 'Notes' }, publishedAt: days(-4) },
    { kind: 'blog', slug: 'tomorrow', publishedAt: days(1) },
    { kind: 'blog', slug: 'archived' },
    { kind: 'blog', slug: 'draft' },
    { kind: 'news', slug: 'one-long-table', data: { category: work } },
    { kind: 'guide', slug: 'first-week', position: 1, data: { category: work, steps: 7 } },
    { kind: 'guide', slug: 'subway', position: 2, publishedAt: days(-9) },
    { kind: 'guide', slug: 'taxes', position: 3 },
  );
  for (const status of ['archived', 'draft'] as const) {
    await site.db.updateTable('content').set({ status }).where('slug', '=', status).execute();
  }
});
afterAll(() => site.close());

const first = 'Three glasses of tea';

describe('lists', () => {
  it('contain published articles, newest first, and the guide in its order', async () => {
    expect(await titles(site, 'blogs/web')).toEqual([first, 'interview', 'pantry', 'plain']);
    expect(await titles(site, 'news')).toEqual(['one-long-table']);
    expect(await titles(site, 'user-guide')).toEqual(['first-week', 'subway', 'taxes']);
  });
  it('are filtered by category and query, in either language', async () => {
    expect(await titles(site, 'blogs/web?category=food-and-tea')).toEqual([first, 'pantry']);
    expect(await titles(site, 'blogs/web?category=notes', 'ar')).toHaveLength(1);
    expect(await titles(site, 'blogs/web?category=none')).toEqual([]);
    expect(await titles(site, 'blogs/web?q=glasses')).toEqual([first]);
    expect(await titles(site, 'blogs/web?q=شاي')).toEqual([first]);
    expect(await titles(site, 'blogs/web?q=…')).toEqual([]);
  });
  it('count categories without their own filter, named in the language', async () => {
    expect(await facet(site, 'blogs/web?category=work', 'category')).toEqual({
      'Food & tea': 2,
      Notes: 1,
      Work: 1,
    });
    const { meta } = await (
      await site.call(listBlogArticles, { query: { category: 'food-and-tea' } }, { lang: 'ar' })
    ).json();
    expect(meta).toMatchObject({ total: 2, totalIsExact: true });
    expect(meta.facets.category?.[0]).toEqual({ value: 'food-and-tea', label: food.ar, count: 2 });
  });
  it.each(['blogs/web', 'user-guide', 'blogs/web?category=food-and-tea', 'blogs/web?q=عنوان'])(
    'page through %s by cursors without loss or repetition',
    async (path) => {
      const whole = await ids(site, path);
      expect(whole.length).toBeGreaterThan(1);
      expect(await walk(site, path)).toEqual(whole);
    },
  );
  it.each(["'; drop table content; --", "x' or '1'='1", ':*&!', '%00', '\\'])(
    'accept %s as query and category',
    async (text) => {
      expect((await site.call(listBlogArticles, { query: { q: text } })).status).toBe(200);
      expect(await titles(site, `news?category=${encodeURIComponent(text)}`)).toEqual([]);
    },
  );
});

describe('one article', () => {
  it('returns everything in the contract', async () => {
    const { data } = await (await site.callUnchecked(readBlogArticle, { params: { id: blogs[0] } })).json();
    expect(articleDetailSchema.parse(data)).toMatchObject({
      slug: 'three-glasses',
      title: first,
      author: 'Nadia Saleh',
      category: 'Food & tea',
      categorySlug: 'food-and-tea',
      minutes: 3,
      publishedAt: days(-1).toISOString(),
      contents: [
        { id: 's-first-and-bitter', text: 'First & bitter', level: 2 },
        { id: 's-again', text: 'Again', level: 3 },
        { id: 's-again-2', text: 'Again', level: 2 },
      ],
      previous: { id: blogs[1], slug: 'interview' },
      next: null,
    });
    expect(data.related.map((one: { slug: string }) => one.slug)).toEqual(['pantry', 'interview', 'plain']);
    for (const { id } of data.contents) expect(data.body).toContain(`id="${id}"`);
    expect(data.body).toContain('<h3 dir="ltr" id="s-again">');
    expect(data.body).not.toMatch(/script|onclick|alert/);
  });
  it('is returned in the language of the request', async () => {
    const { data } = await (
      await site.callUnchecked(readBlogArticle, { params: { id: blogs[0] } }, { lang: 'ar' })
    ).json();
    expect(data).toMatchObject({
      title: 'ثلاث كؤوس شاي',
      author: 'نادية صالح',
      bodyLang: 'ar',
      contents: [{ id: 's-الاولى-مرة', text: 'الأولى مُرّة', level: 2 }],
    });
  });
  it('has its neighbors, in the guide by position', async () => {
    const { data } = await (await site.callUnchecked(readGuide, { params: { id: blogs[9] } })).json();
    expect(data).toMatchObject({ previous: { slug: 'first-week' }, next: { slug: 'taxes' }, steps: null });
    const middle = (await (await site.callUnchecked(readBlogArticle, { params: { id: blogs[1] } })).json())
      .data;
    expect(middle).toMatchObject({ previous: { slug: 'pantry' }, next: { slug: 'three-glasses' } });
  });
  it('returns 404 before its date, as a draft or as another type, and 410 when withdrawn', async () => {
    for (const [index, status] of [
      [4, 404],
      [5, 410],
      [6, 404],
      [7, 404],
    ] as const) {
      expect((await site.callUnchecked(readBlogArticle, { params: { id: blogs[index] } })).status).toBe(
        status,
      );
    }
    expect((await site.callUnchecked(readNewsArticle, { params: { id: blogs[7] } })).status).toBe(200);
    expect((await site.call(readNewsArticle, { params: { id: 0 } })).status).toBe(422);
  });
});
