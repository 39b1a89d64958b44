import { afterAll, beforeAll, expect, it } from 'vitest';
import { overNetwork } from '../testing/network-site.ts';
import { pageSite } from '../testing/page-site.ts';
import { addressBelow, type TestSite } from '../testing/test-site.ts';

/* URLs of this site that would redirect to another one. */

let site: TestSite;
beforeAll(async () => {
  site = await overNetwork(
    await pageSite(() => import('../../web/entry.server.tsx'), { settings: { RATE_LIMITS: '0' } }),
  );
});
afterAll(() => site.close());

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '///evil.example/..',
];
const beginnings = ['', '/en', '/ar', '/EN', '/search-result', '/Rent', '/search-result?q='];

it.each(elsewhere)('%s redirects to no other site, whatever it follows', async (way) => {
  for (const beginning of beginnings) {
    const response = await site.ask(`${beginning}${way}`);
    const location = response.headers.get('location');
    if (location === null) continue;
    // Resolved like in a browser.
    const { host } = new URL(location, 'https://city.example/');
    expect([beginning, host]).toEqual([beginning, 'city.example']);
  }
});

it('a form is redirected to pages of this site only', async () => {
  for (const referer of [
    'https://evil.example/',
    'https://city.example.evil.example/',
    'https://city.example@evil.example/',
    'javascript:alert(1)',
    '//evil.example',
  ]) {
    const response = await site.ask(`https://city.example${addressBelow('subscribes')}`, {
      method: 'POST',
      headers: { referer },
      body: new URLSearchParams({ email: 'huda@post.example' }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/?subscribed=1#newsletter');
  }
});

it('the page after signing in is one of this site', async () => {
  for (const next of elsewhere) {
    const html = await (await site.ask(`/Login?next=${encodeURIComponent(next)}`)).text();
    const links = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, link = '']) => link);
    const hosts = links.map(
      (link) => URL.parse(link.replaceAll('&amp;', '&'), 'https://city.example/')?.host,
    );
    expect(links.length).toBeGreaterThan(10);
    expect(hosts).not.toContain('evil.example');
  }
});
