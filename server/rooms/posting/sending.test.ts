import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { ownPostKinds } from '../../../contract/my-posts.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { createPost, updatePost } from '../../../contract/posting/posting.ts';
import {
  addMedia,
  fullBody,
  jobBody,
  leastBody,
  makeOld,
  productBody,
  rentalBody,
} from '../../testing/test-bodies.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';

let clock = noon;
let site: TestSite;
let salma: TestMember;
let omar: TestMember;
let media: number[];
beforeAll(async () => {
  site = await testSite(() => clock);
  [salma, omar] = [await site.member(), await site.member()];
  await makeOld(site, salma);
  media = await addMedia(site, salma, 14);
});
afterAll(() => site.close());
beforeEach(() => {
  clock = new Date(clock.getTime() + 3_600_000);
});

const send = (member: TestMember, folder: string, body: unknown, headers: Record<string, string> = {}) =>
  member.callUnchecked(createPost, { params: { folder }, body }, { headers });
const count = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from listing`.execute(site.db);
  return rows[0]?.n ?? 0;
};
const errorsOf = async (response: Response): Promise<Record<string, string[]>> => {
  expect(response.status).toBe(422);
  return (await response.json()).errors;
};

describe('who may post', () => {
  it.each(ownPostKinds)('a %s: members only', async (kind) => {
    const body = leastBody(site, kind, media);
    const guest = await site.callUnchecked(createPost, { params: { folder: postFolders[kind] }, body });
    expect(guest.status).toBe(401);
    expect((await guest.json()).message).toBe('Please login first.');
    const edit = await site.callUnchecked(updatePost, { params: { folder: postFolders[kind], id: 1 }, body });
    expect(edit.status).toBe(401);
  });
  it('no banned members', async () => {
    const banned = await site.member();
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', banned.id).execute();
    const before = await count();
    expect((await send(banned, 'jobs', jobBody(site))).status).toBe(401);
    expect(await count()).toBe(before);
  });
});

describe('one submission creates one post', () => {
  it('with the same key at any time, even if no response was received', async () => {
    const before = await count();
    const key = { 'idempotency-key': 'form-1' };
    const both = await Promise.all([1, 2, 3, 4].map(() => send(salma, 'jobs', jobBody(site), key)));
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = new Set((await Promise.all(both.map((one) => one.json()))).map(({ data }) => data.id));
    expect(ids.size).toBe(1);
    clock = new Date(clock.getTime() + 86_400_000);
    const again = await (await send(salma, 'jobs', jobBody(site), key)).json();
    expect(ids.has(again.data.id)).toBe(true);
    expect(await count()).toBe(before + 1);
  });
  it('and the same key never creates another post', async () => {
    const key = { 'idempotency-key': 'form-2' };
    await send(salma, 'jobs', jobBody(site), key);
    const other = await send(salma, 'jobs', { ...jobBody(site), title: 'Cook wanted' }, key);
    expect(other.status).toBe(409);
    expect((await other.json()).code).toBe('key_reused');
    const otherKind = await send(salma, 'products', productBody(site, media), key);
    expect(otherKind.status).toBe(409);
  });
  it('keys are separate for each member', async () => {
    const key = { 'idempotency-key': 'form-3' };
    const mine = await (await send(salma, 'jobs', jobBody(site), key)).json();
    const theirs = await (await send(omar, 'jobs', jobBody(site), key)).json();
    expect(theirs.data.id).not.toBe(mine.data.id);
  });
  it('without a key identical submissions within a minute are duplicates, even concurrent ones', async () => {
    const before = await count();
    const body = { ...jobBody(site), title: 'Twice' };
    const sent = await Promise.all([1, 2, 3].map(() => send(salma, 'jobs', body)));
    const ids = new Set((await Promise.all(sent.map((one) => one.json()))).map(({ data }) => data.id));
    expect(ids.size).toBe(1);
    // Whitespace and other digits make no difference.
    clock = new Date(clock.getTime() + (limits.samePostSeconds - 1) * 1000);
    const spaced = await (
      await send(salma, 'jobs', { ...body, title: ' Twice ' }, { 'idempotency-key': 'k' })
    ).json();
    expect(ids.has(spaced.data.id)).toBe(true);
    expect(await count()).toBe(before + 1);
    clock = new Date(clock.getTime() + limits.samePostSeconds * 1000);
    const later = await (await send(salma, 'jobs', body)).json();
    expect(ids.has(later.data.id)).toBe(false);
  });
  it('rejects an invalid key', async () => {
    const long = { 'idempotency-key': 'x'.repeat(limits.idempotencyKey + 1) };
    expect((await send(salma, 'jobs', jobBody(site), long)).status).toBe(400);
  });
});

it('a new account creates at most ten posts a day, and learns when it may continue', async () => {
  const noora = await site.member();
  const title = (number: number) => ({ ...jobBody(site), title: `Job ${number}` });
  for (let number = 1; number <= 10; number++) {
    expect((await send(noora, 'jobs', title(number))).status).toBe(201);
  }
  // A duplicate does not count.
  expect((await send(noora, 'jobs', title(10))).status).toBe(201);
  const eleventh = await send(noora, 'jobs', title(11));
  expect(eleventh.status).toBe(429);
  expect(eleventh.headers.get('retry-after')).toBe('86400');
  // Validation errors are reported all the same.
  expect((await send(noora, 'jobs', { ...title(12), title: '' })).status).toBe(422);
  // Deleted posts count.
  await site.db.deleteFrom('listing').where('owner_id', '=', noora.id).execute();
  expect((await send(noora, 'jobs', title(13))).status).toBe(429);
  clock = new Date(clock.getTime() + 86_400_000);
  expect((await send(noora, 'jobs', title(14))).status).toBe(201);
});

describe('all errors are reported at once, in the language of the request', () => {
  it('those of the contract and of the database together', async () => {
    const body = {
      ...rentalBody(site, media),
      title: '',
      city: 999_999,
      phone: '12',
      images: [999_999],
      bedrooms: null,
    };
    const errors = await errorsOf(
      await salma.callUnchecked(createPost, { params: { folder: 'rents' }, body }, { lang: 'ar' }),
    );
    expect(Object.keys(errors).sort()).toEqual(['bedrooms', 'city', 'images', 'phone', 'title']);
    for (const sentences of Object.values(errors)) expect(sentences[0]).toMatch(/\p{Script=Arabic}/u);
  });
  it.each(ownPostKinds)('of an empty %s', async (kind) => {
    const errors = await errorsOf(
      await salma.callUnchecked(createPost, { params: { folder: postFolders[kind] }, body: {} }),
    );
    expect(Object.keys(errors).length).toBeGreaterThan(5);
    expect(errors.termsAccepted).toEqual(['Please accept our terms & conditions to continue']);
  });
  it.each(['[]', '"text"', 'null', '1'])('of %s, which is not a post', async (body) => {
    const headers = { authorization: `Bearer ${salma.token}`, 'content-type': 'application/json' };
    const response = await site.ask(addressOf(createPost, { params: { folder: 'jobs' } }), {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(422);
  });
  const wrong: [string, string, Record<string, unknown>, Record<string, string>][] = [
    [
      'a state that is not the city’s',
      'business',
      { state: 'NJ' },
      { state: 'This city is in another state' },
    ],
    [
      'a category of jobs',
      'business',
      { businessType: 'food-jobs' },
      { businessType: 'Choose one of the options.' },
    ],
    [
      'a sub-category of another main one',
      'business',
      { subcategories: ['restaurants'] },
      { subcategories: 'Choose one of the options.' },
    ],
    ['no number on WhatsApp', 'business', { whatsapp: '911' }, { whatsapp: 'Phone number is not valid' }],
    [
      'a sub-category as the main one',
      'product',
      { mainCategory: 'cars', subCategory: null },
      { mainCategory: 'Choose one of the options.' },
    ],
    [
      'a sub-category of something else',
      'product',
      { subCategory: 'cars' },
      { subCategory: 'Choose one of the options.' },
    ],
    [
      'no sub-category where there are some',
      'product',
      { subCategory: null },
      { subCategory: 'Sub category is required' },
    ],
    [
      'a mileage of what is no vehicle',
      'product',
      { mileage: 10 },
      { mileage: 'This doesn’t apply to this category' },
    ],
    ['no place', 'product', { place: 10_000_000 }, { place: 'Choose one of the options.' }],
    [
      'neither phone nor address',
      'product',
      { phone: ' ' },
      { phone: 'Please fill phone number or email address' },
    ],
    ['a category of shops', 'job', { category: 'bakeries' }, { category: 'Choose one of the options.' }],
    ['a day that has passed', 'job', { closingDate: '2026-11-19' }, { closingDate: 'This day has passed' }],
    [
      'a link that is a script',
      'job',
      { applyUrl: 'javascript:alert(1)' },
      { applyUrl: 'A web address begins with https://' },
    ],
  ];
  it.each(wrong)('%s', async (_, kind, change, expected) => {
    const body = { ...leastBody(site, kind as 'job', media), ...withIds(change) };
    const errors = await errorsOf(
      await salma.callUnchecked(createPost, { params: { folder: postFolders[kind as 'job'] }, body }),
    );
    expect(Object.fromEntries(Object.entries(errors).map(([field, [one]]) => [field, one]))).toEqual(
      expected,
    );
  });
  function withIds(change: Record<string, unknown>) {
    const id = (slug: unknown) =>
      (typeof slug === 'string' ? site.catalog.categoryBySlug(slug)?.id : undefined) ?? slug;
    return Object.fromEntries(
      Object.entries(change).map(([field, value]) => [
        field,
        Array.isArray(value) ? value.map(id) : id(value),
      ]),
    );
  }
  it('the application deadline of a job may be today, in the city’s time zone', async () => {
    // 23:30 in New York, the next day in London.
    clock = new Date('2026-12-10T04:30:00Z');
    const body = (closingDate: string) => ({ ...jobBody(site), closingDate });
    expect(
      (await salma.callUnchecked(createPost, { params: { folder: 'jobs' }, body: body('2026-12-09') }))
        .status,
    ).toBe(201);
    expect(
      (await salma.callUnchecked(createPost, { params: { folder: 'jobs' }, body: body('2026-12-08') }))
        .status,
    ).toBe(422);
  });
});

describe('fields that a post cannot set', () => {
  const forced = {
    id: 1,
    status: 'published',
    owner_id: 1,
    ownerId: 1,
    verified: true,
    boost: 1,
    views: 99,
    contactClicks: 99,
    role: 'admin',
    publishedAt: '2020-01-01T00:00:00Z',
    published_at: '2020-01-01T00:00:00Z',
    expiresAt: '2040-01-01T00:00:00Z',
    source: 'demo',
    kind: 'business',
    slug: 'mine',
    reserved: true,
    __proto__: { verified: true },
  };
  it.each(ownPostKinds)('of a %s: its status, owner, rank and the like', async (kind) => {
    const body = { ...fullBody(site, kind, media), ...forced };
    const { data } = await (
      await salma.callUnchecked(createPost, { params: { folder: postFolders[kind] }, body })
    ).json();
    const readPosts = () =>
      site.db
        .selectFrom('listing')
        .select([
          'status',
          'owner_id',
          'verified',
          'views',
          'contact_clicks',
          'published_at',
          'source',
          'reserved',
        ])
        .where('id', '=', data.id)
        .executeTakeFirst();
    const untouched = {
      status: 'pending',
      owner_id: salma.id,
      verified: false,
      views: 0,
      contact_clicks: 0,
      published_at: null,
      source: null,
      reserved: false,
    };
    expect(await readPosts()).toEqual(untouched);
    expect(
      (await salma.callUnchecked(updatePost, { params: { folder: postFolders[kind], id: data.id }, body }))
        .status,
    ).toBe(200);
    expect(await readPosts()).toEqual(untouched);
    const me = await site.db
      .selectFrom('app_user')
      .select('role')
      .where('id', '=', salma.id)
      .executeTakeFirst();
    expect(me?.role).toBe('member');
  });
  it('pictures of another member', async () => {
    const [theirs = 0] = await addMedia(site, omar, 1);
    const errors = await errorsOf(
      await salma.callUnchecked(createPost, {
        params: { folder: 'rents' },
        body: rentalBody(site, [theirs]),
      }),
    );
    expect(errors).toEqual({ images: ['This picture is no longer here. Choose it again.'] });
  });
});

describe('a post', () => {
  const rowOf = (id: number) =>
    site.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const made = async (folder: string, body: unknown, lang?: string) => {
    const response = await salma.callUnchecked(createPost, { params: { folder }, body }, { lang });
    expect(response.status).toBe(201);
    return rowOf((await response.json()).data.id);
  };
  it('stores its phone as E.164, whatever its format', async () => {
    const row = await made('jobs', { ...jobBody(site), title: 'P', phone: '(٧١٨) ٥٥٥-٠١٤٢' });
    expect(row.phone).toBe('+17185550142');
  });
  it('is in the language of its text, or the one that its poster sets', async () => {
    expect(await made('jobs', { ...jobBody(site), title: 'خبّاز', description: 'ستّة أيام' })).toMatchObject({
      lang: 'ar',
      title_ar: 'خبّاز',
      title_en: null,
    });
    expect(await made('jobs', { ...jobBody(site), title: 'Khabbaz' }, 'ar')).toMatchObject({ lang: 'en' });
    expect(await made('jobs', { ...jobBody(site), title: 'B', lang: 'ar' })).toMatchObject({ title_ar: 'B' });
  });
  it('is in the category of its type of home, and is found by its words once published', async () => {
    const { category_id, search_vector } = await made('rents', {
      ...rentalBody(site, media),
      furnished: true,
    });
    expect(site.catalog.category(category_id)?.slug).toBe('apartments');
    expect(search_vector).toContain("'furnished'");
  });
  it('may have 20,000 escaped Arabic letters, and no more', async () => {
    const body = { ...jobBody(site), description: 'ب'.repeat(limits.body.max) };
    const escaped = JSON.stringify(body).replaceAll('ب', '\\u0628');
    const headers = { authorization: `Bearer ${salma.token}`, 'content-type': 'application/json' };
    const ask = (text: string) =>
      site.ask(addressOf(createPost, { params: { folder: 'jobs' } }), {
        method: 'POST',
        headers,
        body: text,
      });
    expect((await ask(escaped)).status).toBe(201);
    const more = JSON.stringify({ ...body, description: 'ب'.repeat(limits.body.max + 1) });
    expect((await ask(more)).status).toBe(422);
    expect((await ask(JSON.stringify({ ...body, more: 'x'.repeat(limits.postBytes) }))).status).toBe(413);
  });
  it('must be JSON', async () => {
    const form = new FormData();
    form.append('title', 'x');
    const headers = { authorization: `Bearer ${salma.token}` };
    expect(
      (
        await site.ask(addressOf(createPost, { params: { folder: 'jobs' } }), {
          method: 'POST',
          headers,
          body: form,
        })
      ).status,
    ).toBe(415);
  });
});
