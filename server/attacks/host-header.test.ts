import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overNetwork } from '../testing/network-site.ts';
import { pageSite, publicUrl } from '../testing/page-site.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { addressBelow, type TestSite } from '../testing/test-site.ts';

/* Forged host names: links in emails, pages and generated files must not contain them. */

const liars: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'city.example:80@evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-server': 'evil.example', 'x-host': 'evil.example', 'x-original-host': 'evil.example' },
  { forwarded: 'for=192.0.2.1;host=evil.example;proto=http' },
  { 'x-forwarded-prefix': '//evil.example', 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
];

let site: TestSite;
let sample: Sample;
beforeAll(async () => {
  site = await overNetwork(
    await pageSite(() => import('../../web/entry.server.tsx'), {
      // A trusted proxy, but only for the client address and protocol.
      settings: { RATE_LIMITS: '0', TRUSTED_PROXIES: 'loopback' },
    }),
  );
  sample = await addSample(site);
});
afterAll(() => site.close());

const post = (path: string, body: unknown, headers: Record<string, string>) =>
  site.ask(addressBelow(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe.each(liars)('%j', (headers) => {
  it('is in no link of an email', async () => {
    const { email } = await site.member();
    const answers = await Promise.all([
      post('forgot-password', { email }, headers),
      post('subscribes', { email: `to-${email}` }, headers),
    ]);
    if (answers.every(({ status }) => status === 400)) return;
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const _ of answers) {
      const { text, html } = await site.nextMail();
      expect(text).toContain(publicUrl);
      expect(`${text}${html}`).not.toContain('evil');
    }
  });

  it.each([
    '/',
    '/Category/shops',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages-1.xml',
    '/feeds/rentals.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/api/openapi.json',
    '/there-is-no-such-page',
  ])('is not in %s', async (path) => {
    const response = await site.ask(path, { headers });
    expect([...response.headers.values()].join('\n')).not.toContain('evil');
    expect(await response.text()).not.toContain('evil');
  });

  it('redirects nobody to another site', async () => {
    const paths = [
      '/en/rents',
      '/ar',
      '//rents',
      `/Rent/${sample.rental}/wrong-slug`,
      '/search-result?q=bread',
    ];
    for (const path of paths) {
      const { status, headers: answered } = await site.ask(path, { headers });
      if (status === 400) continue;
      expect([path, status >= 300 && status < 400]).toEqual([path, true]);
      expect(answered.get('location')).toMatch(/^(\/(?!\/)|https:\/\/city\.example\/)/);
    }
  });
});
