import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overNetwork } from '../testing/network-site.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await overNetwork(await testSite(undefined, { PUBLIC_URL: 'https://city.example' }));
});
afterAll(() => site.close());

const forms = {
  contact: { name: 'Salma', email: 'salma@post.example', message: 'Hello' },
  subscribes: { email: 'salma@post.example' },
  login: { email: 'salma@post.example', password: 'wrong password' },
  register: { email: 'salma@post.example' },
  'forgot-password': { email: 'salma@post.example' },
  'subscribes/leave': { token: 'x'.repeat(30) },
} as const;

const send = (path: keyof typeof forms, headers: Record<string, string>, lang = 'en') =>
  site.ask(`http://10.0.0.7:3000/api/NY/${lang}/0/${path}`, {
    method: 'POST',
    headers: { host: '10.0.0.7:3000', ...headers },
    body: new URLSearchParams(forms[path]),
  });

describe('a form on another site', () => {
  it.each(Object.keys(forms) as (keyof typeof forms)[])('that posts to %s is rejected', async (path) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.city.example' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://city.example.evil.example' },
    ] as Record<string, string>[]) {
      const refused = await send(path, headers);
      expect([headers, refused.status]).toEqual([headers, 403]);
      expect((await refused.json()).code).toBe('cross_site');
    }
  });
  it('has no effect, with a message in the language of the request', async () => {
    const refused = await send('contact', { 'sec-fetch-site': 'cross-site' }, 'ar');
    expect((await refused.json()).message).toMatch(/موقع آخر/);
    expect(await site.db.selectFrom('contact_message').select('id').execute()).toEqual([]);
  });
});

it('forms of this site and programs other than browsers are accepted', async () => {
  for (const headers of [
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://city.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://city.example' },
    // As requests arrive without the public URL, in a private network.
    { origin: 'http://10.0.0.7:3000' },
  ] as Record<string, string>[]) {
    expect([headers, (await send('subscribes', headers)).status]).toEqual([headers, 303]);
  }
});
