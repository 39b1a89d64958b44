import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHome } from '../../contract/content.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { countedAs } from './network-address.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

describe('an address is counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s as %s', (address, counted) => expect(countedAs(address)).toBe(counted));
});

describe('the API', () => {
  it('accepts 300 requests in 5 minutes from an address, then responds with Retry-After, in the language', async () => {
    for (let tries = 0; tries < 300; tries++) {
      expect((await site.askFrom('192.0.2.1', '/api/NY/en/0/nothing')).status).toBe(404);
    }
    const refused = await site.from('192.0.2.1').call(readHome, {}, { lang: 'ar' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(200);
    expect(seconds).toBeLessThanOrEqual(300);
    expect((await refused.json()).message).toMatch(/[\u0600-\u06ff]/);
    expect((await site.from('192.0.2.2').call(readHome)).status).toBe(200);
  });
  it('does not count in-process requests of pages', async () => {
    for (let tries = 0; tries < 310; tries++) await site.get('nothing');
    expect((await site.call(readHome)).status).toBe(200);
  });
  it.each([
    ['search', 60],
    ['search/suggest', 120],
  ])('accepts %s %i times a minute', async (path, times) => {
    const ask = () => site.askFrom('198.51.100.1', `/api/NY/en/0/${path}?q=x`);
    for (let tries = 0; tries < times; tries++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});
