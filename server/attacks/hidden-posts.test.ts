import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFavorite, listFavorites } from '../../contract/favorites.ts';
import { langs } from '../../contract/locales.ts';
import { type OwnPostKind, ownPostKinds } from '../../contract/my-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { readOwnPost } from '../../contract/posting/posting.ts';
import { revealPostContact } from '../../contract/posts.ts';
import { sharedPicturePath } from '../../contract/sharing.ts';
import { overNetwork } from '../testing/network-site.ts';
import { pageSite } from '../testing/page-site.ts';
import { addMedia, fullBody, makeOld } from '../testing/test-bodies.ts';
import type { TestMember, TestSite } from '../testing/test-site.ts';
import { kindNames } from '../transfer/fields.ts';
import { exportText } from '../transfer/testing.ts';

/* Unpublished posts and anonymous posters, requested through every endpoint of the site. */

const detailPages: Record<OwnPostKind, string> = {
  business: '/MarketProfile',
  product: '/Show-Product',
  rent: '/Rent',
  job: '/show-job',
  event: '/Event',
};
const shared = {
  business: 'business',
  product: 'product',
  rent: 'rent',
  job: 'job',
  event: 'event',
} as const;

/** Confidential values of a post, in every form in which they could appear. */
const secrets = {
  pending: { title: 'Zarafa', email: 'pending@secret.example', phone: '+17185550111' },
  rejected: { title: 'Timsah', email: 'rejected@secret.example', phone: '+17185550122' },
  changed: { title: 'Nasnas', email: 'changed@secret.example', phone: '+17185550133' },
  anonymous: { title: 'Hudhud', email: 'anonymous@secret.example', phone: '+17185550144' },
};
const hidden =
  /zarafa|timsah|nasnas|(pending|rejected|changed)@secret|718\D{0,3}555\D{0,3}01(11|22|33)|5550(111|122|133)/i;
const nameless =
  /anonymous@secret|718\D{0,3}555\D{0,3}0144|5550144|Hidden Poster|Hidden & Sons|team-of-hidden/i;

let site: TestSite;
let poster: TestMember;
let judge: TestMember;
let stranger: TestMember;
const ids: Record<OwnPostKind, Record<keyof typeof secrets, number>> = {} as never;
beforeAll(async () => {
  site = await overNetwork(
    await pageSite(() => import('../../web/entry.server.tsx'), { settings: { RATE_LIMITS: '0' } }),
  );
  poster = await site.member({ name: 'Hidden Poster' });
  [judge, stranger] = [await site.member({ role: 'moderator' }), await site.member()];
  await makeOld(site, poster);
  const media = await addMedia(site, poster, 16);
  const call = async (member: TestMember, method: string, path: string, body: unknown) => {
    const response = await member.ask(method, path, body);
    expect(response.status, `${path} ${await response.clone().text()}`).toBeLessThan(300);
    return (await response.json()).data;
  };
  for (const kind of ownPostKinds) {
    const bodyOf = (state: keyof typeof secrets, open = secrets[state]) => {
      const { title, email, phone } = open;
      const body = { ...fullBody(site, kind, media), email, phone, anonymous: state === 'anonymous' };
      if (kind !== 'business') {
        return { ...body, title, description: `${title} speaks`, ...(kind === 'job' && jobOf(title)) };
      }
      return { ...body, companyName: { en: title }, description: { en: `${title} speaks` }, whatsapp: phone };
    };
    const jobOf = (title: string) => ({
      company: 'Hidden & Sons',
      location: `${title} Street`,
      portfolioUrl: 'https://team-of-hidden.example',
    });
    const path = postFolders[kind];
    const made = { pending: 0, rejected: 0, changed: 0, anonymous: 0 };
    made.pending = (await call(poster, 'POST', path, bodyOf('pending'))).id;
    made.rejected = (await call(poster, 'POST', path, bodyOf('rejected'))).id;
    await call(judge, 'POST', `admin/queue/${kind}/${made.rejected}/reject`, { reason: 'Zarafa Timsah' });
    const plain = { title: 'Plain', email: 'plain@post.example', phone: '+17185550155' };
    const before = {
      ...bodyOf('changed', plain),
      ...(kind === 'job' && { company: 'Plain', portfolioUrl: null }),
    };
    made.changed = (await call(poster, 'POST', path, before)).id;
    await call(judge, 'POST', `admin/queue/${kind}/${made.changed}/approve`, {});
    const changed = bodyOf('changed');
    await call(poster, 'PUT', `${path}/${made.changed}`, changed);
    if (kind !== 'business' && kind !== 'event') {
      made.anonymous = (await call(poster, 'POST', path, bodyOf('anonymous'))).id;
      await call(judge, 'POST', `admin/queue/${kind}/${made.anonymous}/approve`, {});
    }
    ids[kind] = made;
  }
});
afterAll(() => site.close());

const textOf = async (path: string, status = 200) => {
  const response = await site.ask(path);
  expect(response.status, path).toBe(status);
  return response.text();
};
const api = (path: string, status = 200) => textOf(`/api/NY/en/0/${path}`, status);

/** Every read that lists, finds or suggests. */
const lists = [
  'businesses?limit=60',
  'filter-market?limit=60',
  'rents/web/looking_for?limit=60',
  'jobs/web/looking_for?limit=60',
  'events?limit=60',
  'events/calendar',
  'home',
  ...Object.values(secrets).flatMap(({ title, email, phone }) =>
    [title, email, phone].flatMap((words) => [
      `search?q=${encodeURIComponent(words)}`,
      ...['business', 'product', 'rent', 'job', 'event'].map(
        (type) => `search?type=${type}&q=${encodeURIComponent(words)}`,
      ),
      `search/suggest?q=${encodeURIComponent(words)}`,
    ]),
  ),
];

it.each(lists)('%s', async (path) => {
  // A search response repeats its query.
  const found = JSON.stringify(JSON.parse(await api(path)).data);
  expect(found).not.toMatch(hidden);
  expect(found).not.toMatch(nameless);
});

it.each(['zarafaa', 'timsahh', 'nasnass', 'nasna', 'zaraf'])('no typo is corrected to “%s”', async (slip) => {
  for (const path of [`search?q=${slip}`, `search/suggest?q=${slip}`]) {
    expect((await api(path)).replaceAll(slip, '')).not.toMatch(hidden);
  }
});
it('a typo is corrected to a word of a post that was published since', async () => {
  expect(JSON.parse(await api('search?q=hudhudd')).meta.didYouMean).toBe('hudhud');
});

describe.each(ownPostKinds)('a %s', (kind) => {
  it.each(['pending', 'rejected'] as const)(
    'that is %s has no read, page, picture or contact details',
    async (state) => {
      const id = ids[kind][state];
      expect(await api(`${postFolders[kind]}/${id}`, 404)).not.toMatch(hidden);
      for (const lang of langs) {
        const page = await site.ask(`${detailPages[kind]}/${id}/x?lang=${lang}`);
        expect(page.status).toBe(404);
        expect(await page.text()).not.toMatch(hidden);
        expect((await site.ask(sharedPicturePath(shared[kind], id, lang))).status).toBe(404);
      }
      if (kind !== 'business') {
        expect(
          (await site.call(revealPostContact, { params: { folder: postFolders[kind], id } })).status,
        ).toBe(404);
      }
      // Nor for other members: to save it, or to load it as its owner.
      expect(await (await stranger.call(addFavorite, { body: { kind, id } })).text()).not.toMatch(hidden);
      expect(await (await stranger.call(listFavorites, { query: { kind } })).text()).not.toMatch(hidden);
      expect((await stranger.call(readOwnPost, { params: { kind, id } })).status).toBe(404);
    },
  );
  it('with a pending revision is unchanged, in its read and on its page', async () => {
    const id = ids[kind].changed;
    expect(await api(`${postFolders[kind]}/${id}`)).not.toMatch(hidden);
    for (const lang of langs)
      expect(await textOf(`${detailPages[kind]}/${id}/plain?lang=${lang}`)).not.toMatch(hidden);
  });
});

it.each(['product', 'rent', 'job'] as const)(
  'an anonymous %s discloses neither its poster nor contact details, except on request',
  async (kind) => {
    const id = ids[kind].anonymous;
    expect(await api(`${postFolders[kind]}/${id}`)).not.toMatch(nameless);
    for (const lang of langs) {
      const html = await textOf(`${detailPages[kind]}/${id}/hudhud?lang=${lang}`);
      expect(html).toContain('Hudhud');
      expect(html).not.toMatch(nameless);
    }
    const answer = await site.call(revealPostContact, { params: { folder: postFolders[kind], id } });
    expect((await answer.json()).data).toMatchObject({
      phone: '+17185550144',
      email: 'anonymous@secret.example',
    });
  },
);

it('the pages that list posts contain none of it', async () => {
  const pages = [
    '/',
    '/rents',
    '/jobs',
    '/market-place',
    '/market-place/products',
    '/Category/shops',
    '/Category/services',
  ];
  for (const page of pages) {
    for (const lang of langs) {
      const html = await textOf(`${page}?lang=${lang}`);
      expect(html, page).not.toMatch(hidden);
      expect(html, page).not.toMatch(nameless);
    }
  }
});

it('no sitemap and no feed contains it', async () => {
  const index = await textOf('/sitemap.xml');
  const files = [...index.matchAll(/<loc>https:\/\/city\.example(.*?)<\/loc>/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(3);
  const all = (await Promise.all(files.map((path) => textOf(path)))).join('');
  expect(all).toContain('/plain');
  expect(all).not.toMatch(hidden);
  for (const kind of ownPostKinds) {
    for (const state of ['pending', 'rejected'] as const) {
      expect(all).not.toContain(`${detailPages[kind]}/${ids[kind][state]}/`);
    }
  }
  for (const feed of ['rentals', 'jobs', 'events', 'products', 'businesses', 'blogs', 'news']) {
    const response = await site.ask(`/feeds/${feed}.xml`);
    const text = await response.text();
    expect(text).not.toMatch(hidden);
    expect(text).not.toMatch(nameless);
  }
});

it.each(kindNames)('an export of %s contains neither pending posts nor anonymous posters', async (kind) => {
  const text = await exportText(site.db, kind);
  expect(text).toContain('Plain');
  expect(text).not.toMatch(hidden);
  expect(text).not.toMatch(nameless);
});
