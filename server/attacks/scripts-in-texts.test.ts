import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvePost } from '../../contract/decisions.ts';
import { feedKinds, feedPath } from '../../contract/feeds.ts';
import { langs } from '../../contract/locales.ts';
import { type OwnPostKind, ownPostKinds } from '../../contract/my-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { createPost } from '../../contract/posting/posting.ts';
import { saveProfile } from '../../contract/profile.ts';
import { earlyScriptSource } from '../http/early-script.ts';
import { overNetwork } from '../testing/network-site.ts';
import { pageSite } from '../testing/page-site.ts';
import { addMedia, fullBody, makeOld } from '../testing/test-bodies.ts';
import { publish } from '../testing/test-content.ts';
import { addressBelow, type TestMember, type TestSite } from '../testing/test-site.ts';

/* Scripts in every text that users write, searched for on every page that displays it. */

const elements = [
  '<script>alert(1)</script>',
  '</script><script>alert(2)</script>',
  '"><img src=x onerror=alert(3)>',
  "'><svg onload=alert(4)>",
  '</title></textarea></style><iframe srcdoc="<script>alert(5)</script>">',
  '<!--><math><mi xlink:href="javascript:alert(6)">',
  '{{constructor.constructor("alert(7)")()}}',
  ']]><x onclick=alert(8)>',
];
/** All of them fit into the longest fields; short fields take one each. */
const whole = elements.join(' ');
/** An active element or link, which no text of this site contains. */
const acting =
  /<script>alert|<img src=x|<svg onload|<iframe srcdoc|<math|<x onclick|(?:href|src|action)="\s*javascript:/i;

const pages: Record<OwnPostKind, string> = {
  business: '/MarketProfile',
  product: '/Show-Product',
  rent: '/Rent',
  job: '/show-job',
  event: '/Event',
};

let site: TestSite;
let poster: TestMember;
let judge: TestMember;
const ids = {} as Record<OwnPostKind, number>;
beforeAll(async () => {
  site = await overNetwork(
    await pageSite(() => import('../../web/entry.server.tsx'), { settings: { RATE_LIMITS: '0' } }),
  );
  poster = await site.member();
  judge = await site.member({ role: 'moderator' });
  await makeOld(site, poster);
  const media = await addMedia(site, poster, 16);
  const named = await poster.call(saveProfile, { body: { name: elements[2] } });
  expect(named.status, await named.clone().text()).toBe(200);
  for (const kind of ownPostKinds) {
    const full = fullBody(site, kind, media) as Record<string, unknown>;
    const body: Record<string, unknown> = { ...full, anonymous: false };
    for (const field of [
      'title',
      'company',
      'location',
      'venue',
      'host',
      'streetAddress',
      'type',
      'model',
      'brand',
    ])
      if (typeof body[field] === 'string') body[field] = elements[1];
    if (typeof full.description === 'string') body.description = whole;
    if (kind === 'business') {
      body.companyName = { en: elements[0], ar: elements[2] };
      body.description = { en: whole, ar: whole };
      body.services = [{ en: elements[2] }, { ar: elements[3] }, { en: elements[7] }];
    }
    for (const field of ['images', 'mainPhotos', 'galleryPhotos']) {
      const photos = body[field];
      if (Array.isArray(photos))
        body[field] = photos.map((photo, at) => ({
          id: typeof photo === 'object' ? photo.id : photo,
          alt: elements[at % 4],
        }));
    }
    const made = await poster.callUnchecked(createPost, { params: { folder: postFolders[kind] }, body });
    expect(made.status, `${kind} ${await made.clone().text()}`).toBe(201);
    ids[kind] = (await made.json()).data.id;
    const approved = await judge.call(approvePost, { params: { kind, id: ids[kind] }, body: {} });
    expect(approved.status, await approved.clone().text()).toBe(200);
  }
});
afterAll(() => site.close());

/** The page that a URL leads to. */
async function pageAt(path: string): Promise<string> {
  let response = await site.ask(path);
  const location = response.headers.get('location');
  if (location) response = await site.ask(location.replace(/^https:\/\/city\.example/, ''));
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain(
    `script-src 'self' ${earlyScriptSource};`,
  );
  return response.text();
}

describe.each(langs)('user input remains text (%s)', (lang) => {
  it.each(ownPostKinds)(
    'on the page of a %s, in its head, its state and its structured data',
    async (kind) => {
      const html = await pageAt(`${pages[kind]}/${ids[kind]}/x?lang=${lang}`);
      expect(html).toContain('alert(');
      expect(html).not.toMatch(acting);
      for (const [, json = ''] of html.matchAll(
        /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs,
      ))
        expect(() => JSON.parse(json)).not.toThrow();
    },
  );
  it.each(['/', '/rents', '/jobs', '/Events', '/market-place/products', '/Category/shops'])(
    'on the list %s',
    async (path) => {
      expect(await pageAt(`${path}?lang=${lang}`)).not.toMatch(acting);
    },
  );
  it.each(elements)('in search terms: %s', async (words) => {
    const html = await pageAt(`/search-result/${encodeURIComponent(words)}?lang=${lang}`);
    expect(html).not.toMatch(acting);
  });
  it.each(['city', 'sort', 'after', 'q', 'by', 'utm_source', '"><script>alert(1)</script>'])(
    'in the query: %s',
    async (name) => {
      for (const path of ['/', '/rents', '/Contact', '/Login']) {
        const query = `${encodeURIComponent(name)}=${encodeURIComponent(whole)}&lang=${lang}`;
        expect(await (await site.ask(`${path}?${query}`)).text(), path).not.toMatch(acting);
      }
    },
  );
  it('on a page that does not exist', async () => {
    const response = await site.ask(`/${encodeURIComponent(elements[1] ?? '')}/x?lang=${lang}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(acting);
  });
  it.each(feedKinds)('in the feed of %s, which is well-formed', async (kind) => {
    const text = await (await site.ask(feedPath(kind, lang))).text();
    expect(text).not.toMatch(acting);
  });
});

it('API responses with it are JSON that browsers do not render', async () => {
  for (const path of [`rents/${ids.rent}`, `search?q=${encodeURIComponent(elements[0] ?? '')}`]) {
    const response = await site.ask(addressBelow(path));
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('HTML of an article is sanitized, whatever an editor submits', async () => {
  const body = `<p>Bread</p>${whole}<p onclick="alert(9)"><a href="javascript:alert(10)">here</a></p>`;
  const [id] = await publish(site, {
    kind: 'blog',
    slug: 'bread',
    title: { en: 'Bread', ar: 'خبز' },
    body: { en: body, ar: body },
  });
  for (const lang of langs) {
    const html = await pageAt(`/Show-Blog/${id}/bread?lang=${lang}`);
    expect(html).toContain('Bread');
    expect(html).not.toMatch(acting);
    expect(html).not.toMatch(/onclick="?alert/);
  }
});

describe('user-supplied links', () => {
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://yafa.example"onmouseover=alert(1)',
    '//evil.example',
    'file:///etc/passwd',
  ])('%s is rejected in every field', async (link) => {
    const media = await addMedia(site, poster, 16);
    const full = fullBody(site, 'business', media) as Record<string, unknown>;
    for (const bad of [{ websiteLink: link }, { socialLinks: { instagram: link } }]) {
      const response = await poster.callUnchecked(createPost, {
        params: { folder: postFolders.business },
        body: { ...full, ...bad },
      });
      expect([Object.keys(bad)[0], response.status]).toEqual([Object.keys(bad)[0], 422]);
    }
    const job = await poster.callUnchecked(createPost, {
      params: { folder: postFolders.job },
      body: {
        ...fullBody(site, 'job', media),
        portfolioUrl: link,
      },
    });
    expect(job.status).toBe(422);
  });
});
