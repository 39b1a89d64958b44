import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBlogArticles, readBlogArticle, readGuide, readNewsArticle } from '../../../contract/articles.ts';
import { addFavorite } from '../../../contract/favorites.ts';
import {
  type ArticleFields,
  createArticle,
  deleteArticle,
  type EditedArticle,
  listArticleVersions,
  listManagedArticles,
  previewArticle,
  readArticleVersion,
  readManagedArticle,
  restoreArticleVersion,
  updateArticle,
} from '../../../contract/managed-articles.ts';
import { searchSite } from '../../../contract/search-results.ts';
import { addMedia } from '../../testing/test-bodies.ts';
import { publish } from '../../testing/test-content.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let now = noon;
let site: TestSite;
let editor: TestMember;
let other: TestMember;
beforeAll(async () => {
  site = await testSite(() => now);
  editor = await site.member({ role: 'editor', name: 'Nadia' });
  other = await site.member({ role: 'editor', name: 'Karim' });
});
afterAll(() => site.close());

const none = { en: '', ar: '' };
const fields = (own: Partial<ArticleFields> = {}): ArticleFields => ({
  title: { en: 'Mint tea', ar: 'شاي بالنعناع' },
  summary: none,
  body: { en: '<p>Boil.</p>', ar: '<p>اغلِ الماء.</p>' },
  category: { en: 'Food', ar: 'الطعام' },
  author: none,
  slug: '',
  picture: null,
  position: 0,
  status: 'published',
  publishedAt: null,
  ...own,
});
const dataOf = async (answer: Response) => ((await answer.json()) as { data: EditedArticle }).data;
const create = async (own?: Partial<ArticleFields>, kind = 'blog', who = editor) =>
  dataOf(await who.callUnchecked(createArticle, { params: { kind }, body: fields(own) }));
const save = (
  { kind, id, version }: EditedArticle,
  own: Partial<ArticleFields>,
  who = editor,
): Promise<Response> =>
  who.call(updateArticle, { params: { kind, id }, body: fields(own) }, { headers: { 'if-match': version } });
const refused = async (answer: Response) => {
  const { code, errors = {} } = (await answer.json()) as { code: string; errors?: Record<string, string[]> };
  return [answer.status, code, ...Object.keys(errors).sort()];
};
const log = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject', '=', 'article')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('a stored article', () => {
  it('is sanitized and displayed to guests in both languages', async () => {
    const made = await create({
      body: { en: '<p onclick="x()">Boil<script>alert(1)</script>.</p>', ar: '<h1>ا</h1><p>ب</p>' },
    });
    expect(made.fields.body).toEqual({ en: '<p>Boil.</p>', ar: 'ا<p>ب</p>' });
    const seen = async (lang: string) =>
      (await (await site.call(readBlogArticle, { params: { id: made.id } }, { lang })).json()).data as Record<
        string,
        unknown
      >;
    expect(await seen('en')).toMatchObject({ title: 'Mint tea', body: '<p>Boil.</p>', category: 'Food' });
    expect(await seen('ar')).toMatchObject({ title: 'شاي بالنعناع', bodyLang: 'ar' });
    expect(await log(made.id)).toEqual([{ action: 'article.create', actor_id: editor.id }]);
  });

  it('contains pictures of the team only, with alternative texts', async () => {
    const [own = 0, inUse = 0] = await addMedia(site, editor, 2);
    const guest = await site.member();
    const [foreign = 0] = await addMedia(site, guest, 1);
    const keyOf = async (id: number) =>
      (
        await site.db
          .selectFrom('media')
          .select(['key', 'owner_id'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).key;
    const html = async (id: number, alt: string) => `<p>a</p><img src="/media/${await keyOf(id)}"${alt}>`;
    const send = async (own: Partial<ArticleFields>) =>
      refused(await editor.call(createArticle, { params: { kind: 'blog' }, body: fields(own) }));

    const theirs = { en: await html(foreign, ' alt="A"'), ar: '' };
    expect(await send({ body: theirs })).toEqual([422, 'invalid_fields', 'body.en']);
    expect(await send({ body: { en: '', ar: await html(inUse, '') } })).toEqual([
      422,
      'invalid_fields',
      'body.ar',
    ]);
    const picture = (id: number, alt = none) => ({ id, decorative: false, alt });
    expect(await send({ picture: picture(foreign, { en: 'A', ar: 'ا' }) })).toEqual([
      422,
      'invalid_fields',
      'picture.id',
    ]);
    expect(await send({ picture: picture(own, { en: 'A glass', ar: '' }) })).toEqual([
      422,
      'invalid_fields',
      'picture.alt.ar',
    ]);

    const made = await create({
      body: { en: await html(inUse, ' alt="Leaves"'), ar: '<p>ا</p>' },
      picture: picture(own, { en: 'A glass', ar: 'كأس' }),
    });
    const { data } = await (
      await site.call(readBlogArticle, { params: { id: made.id } }, { lang: 'ar' })
    ).json();
    expect(data.photo?.alt).toBe('كأس');
    const english = await (await site.call(readBlogArticle, { params: { id: made.id } })).json();
    expect(english.data.body).toContain('alt="Leaves" width="');
    expect(english.data.body).toContain('loading="lazy"');
    // They remain after the uploading account is deleted, and any editor may use them.
    await site.db.deleteFrom('app_user').where('id', '=', guest.id).execute();
    const owners = await site.db
      .selectFrom('media')
      .select('owner_id')
      .where('id', 'in', [own, inUse])
      .execute();
    expect(owners).toEqual([{ owner_id: null }, { owner_id: null }]);
    expect((await save(made, { picture: picture(own, { en: 'B', ar: 'ب' }) }, other)).status).toBe(200);
  });

  it('requires a title, and a text before publication', async () => {
    const send = async (own: Partial<ArticleFields>) =>
      refused(await editor.call(createArticle, { params: { kind: 'news' }, body: fields(own) }));
    expect(await send({ title: none })).toEqual([422, 'invalid_fields', 'body.en', 'title.ar', 'title.en']);
    expect(await send({ title: { en: 'A', ar: '' } })).toEqual([422, 'invalid_fields', 'title.ar']);
    expect(await send({ body: { en: '<p> </p>', ar: '' } })).toEqual([422, 'invalid_fields', 'body.en']);
    expect(await send({ slug: 'Not A Slug!' })).toEqual([422, 'invalid_fields', 'slug']);
    const draft = await create({ status: 'draft', body: none, title: { en: '', ar: 'عنوان' } }, 'news');
    expect([draft.state, draft.missing, draft.slug]).toEqual(['draft', ['en', 'ar'], 'news']);
    expect((await site.call(readNewsArticle, { params: { id: draft.id } })).status).toBe(404);
  });

  it('has the number of steps of a guide', async () => {
    const steps = '<ol><li><p>a</p><ol><li>b</li></ol></li><li>c</li></ol><ul><li>d</li></ul>';
    const guide = await create({ body: { en: steps, ar: '' }, title: { en: 'Steps', ar: '' } }, 'guide');
    const { data } = await (await site.call(readGuide, { params: { id: guide.id } })).json();
    expect(data.steps).toBe(2);
  });
});

describe('an address', () => {
  it('is derived from the title, and unique', async () => {
    const first = await create({ title: { en: 'Bread & salt', ar: '' }, body: { en: '<p>a</p>', ar: '' } });
    const second = await create({ title: { en: 'Bread & salt', ar: '' }, body: { en: '<p>a</p>', ar: '' } });
    expect([first.slug, second.slug]).toEqual(['bread-and-salt', 'bread-and-salt-2']);
    expect(await refused(await save(second, { slug: 'bread-and-salt' }))).toEqual([
      422,
      'invalid_fields',
      'slug',
    ]);
    const elsewhere = await create({ slug: 'bread-and-salt' }, 'news');
    expect(elsewhere.slug).toBe('bread-and-salt');
  });

  it('remains reserved after it was changed', async () => {
    const made = await create({ slug: 'old-name' });
    const moved = await dataOf(await save(made, { slug: 'new-name' }));
    expect([moved.slug, moved.formerSlugs]).toEqual(['new-name', ['old-name']]);
    expect(
      await refused(
        await editor.call(createArticle, {
          params: { kind: 'blog' },
          body: fields({ slug: 'old-name' }),
        }),
      ),
    ).toEqual([422, 'invalid_fields', 'slug']);
    const back = await dataOf(await save(moved, { slug: 'old-name' }));
    expect([back.slug, back.formerSlugs]).toEqual(['old-name', ['new-name']]);
  });
});

describe('a future date', () => {
  it('excludes an entry from lists, its page and search until then', async () => {
    const at = new Date(noon.getTime() + 3_600_000).toISOString();
    const title = { en: 'Pomegranate evening', ar: 'أمسية الرمان' };
    const made = await create({ title, slug: 'pomegranate', publishedAt: at });
    expect(made.state).toBe('scheduled');
    const places = async () => {
      const has = async (answer: Response | Promise<Response>) =>
        (await (await answer).text()).includes(title.en);
      return [
        (await site.call(readBlogArticle, { params: { id: made.id } })).status,
        await has(site.call(listBlogArticles, { query: { limit: 60 } })),
        await has(site.call(searchSite, { query: { type: 'blog', q: 'pomegranate' } })),
      ];
    };
    expect(await places()).toEqual([404, false, false]);
    now = new Date(noon.getTime() + 3_600_001);
    expect(await places()).toEqual([200, true, true]);
    now = noon;
    const listed = await (await editor.call(listManagedArticles, { query: { state: 'scheduled' } })).json();
    expect(listed.data.map(({ id }) => id)).toEqual([made.id]);
  });
});

describe('concurrent edits', () => {
  it('do not overwrite each other', async () => {
    const made = await create();
    const first = await dataOf(await save(made, { title: { en: 'First', ar: 'أولًا' } }));
    expect(await refused(await save(made, { title: { en: 'Second', ar: 'ثانيًا' } }, other))).toEqual([
      409,
      'conflict',
    ]);
    expect(
      await dataOf(await editor.call(readManagedArticle, { params: { kind: 'blog', id: made.id } })),
    ).toEqual(first);
    const params = { kind: 'blog', id: made.id } as const;
    const headers = { 'if-match': made.version };
    expect((await other.call(deleteArticle, { params, body: {} }, { headers })).status).toBe(409);
  });
});

describe('the versions of an article', () => {
  it('are restored without a change of status and address', async () => {
    const [id = 0] = await publish(site, {
      kind: 'blog',
      slug: 'seeded',
      title: { en: 'As it was', ar: 'كما كان' },
      body: { en: '<p>Old</p>', ar: '<p>قديم</p>' },
    });
    const read = async () => dataOf(await editor.call(readManagedArticle, { params: { kind: 'blog', id } }));
    await save(await read(), { slug: 'seeded-anew', status: 'archived' }, other);
    expect((await site.call(readBlogArticle, { params: { id } })).status).toBe(410);
    const versions = (await (await editor.call(listArticleVersions, { params: { kind: 'blog', id } })).json())
      .data;
    expect(versions.map(({ by }: { by: string | null }) => by)).toEqual(['Karim', null]);
    const params = { kind: 'blog', id, version: versions[1]?.id ?? 0 } as const;
    const old = await (await editor.call(readArticleVersion, { params })).json();
    expect(old.data.body.title.en).toBe('As it was');
    const headers = { 'if-match': (await read()).version };
    const restore = () => editor.call(restoreArticleVersion, { params, body: {} }, { headers });
    const restored = await dataOf(await restore());
    expect([restored.fields.title.en, restored.state, restored.slug]).toEqual([
      'As it was',
      'archived',
      'seeded-anew',
    ]);
    expect((await restore()).status).toBe(409);
    expect(
      (await (await editor.call(listArticleVersions, { params: { kind: 'blog', id } })).json()).data,
    ).toHaveLength(3);
  });

  it('belong to one article', async () => {
    const [one, two] = [await create(), await create()];
    const versions = (
      await (await editor.call(listArticleVersions, { params: { kind: 'blog', id: one.id } })).json()
    ).data;
    const params = { kind: 'blog', id: two.id, version: versions[0]?.id ?? 0 } as const;
    expect((await editor.call(readArticleVersion, { params })).status).toBe(404);
    expect((await editor.call(restoreArticleVersion, { params, body: {} })).status).toBe(404);
    expect((await editor.call(readManagedArticle, { params: { kind: 'news', id: one.id } })).status).toBe(
      404,
    );
  });
});

it('deleted articles are gone, including saved ones', async () => {
  const made = await create();
  await other.call(addFavorite, { body: { kind: 'blog', id: made.id } });
  const [params, headers] = [{ kind: 'blog', id: made.id } as const, { 'if-match': made.version }];
  expect((await editor.call(deleteArticle, { params, body: {} }, { headers })).status).toBe(200);
  expect((await site.call(readBlogArticle, { params: { id: made.id } })).status).toBe(404);
  expect((await log(made.id)).map(({ action }) => action)).toEqual(['article.create', 'article.delete']);
});

it('a preview returns the page without storing anything', async () => {
  const count = async () => (await site.db.selectFrom('content').select('id').execute()).length;
  const before = await count();
  const answer = await editor.call(
    previewArticle,
    { params: { kind: 'news' }, body: fields({ status: 'draft' }) },
    { lang: 'ar' },
  );
  const { data } = await answer.json();
  expect(data).toMatchObject({
    title: 'شاي بالنعناع',
    body: '<p>اغلِ الماء.</p>',
    bodyLang: 'ar',
    related: [],
  });
  expect(await count()).toBe(before);
});

it('lists are paged, and filtered by state and missing language', async () => {
  const half = await create({ title: { en: 'Half', ar: '' }, body: { en: '<p>a</p>', ar: '' } }, 'news');
  const page = async (query: string) => (await editor.callUnchecked(listManagedArticles, { query })).json();
  const missing = await page('kind=news&missing=ar');
  expect(missing.data.map(({ id }) => id)).toContain(half.id);
  expect((await page('q=HALF')).data.map(({ id }) => id)).toEqual([half.id]);
  expect((await page('q=%25')).data).toEqual([]);
  const walked: number[] = [];
  let after = '';
  for (;;) {
    const { data, meta } = await page(`limit=3${after && `&after=${after}`}`);
    walked.push(...data.map(({ id }) => id));
    if (meta.next === null) break;
    after = meta.next;
  }
  expect(new Set(walked).size).toBe(walked.length);
  const all = await page('limit=60');
  expect(walked).toEqual(all.data.map(({ id }) => id));
  const latest = await create({ title: { en: 'Latest', ar: 'الأحدث' } }, 'news');
  expect((await page('limit=2')).data.map(({ id }) => id)).toEqual([latest.id, walked[0]]);
  expect((await save(half, { title: { en: 'Whole', ar: 'كامل' } })).status).toBe(200);
  expect((await page('limit=2')).data.map(({ id }) => id)).toEqual([half.id, latest.id]);
});
