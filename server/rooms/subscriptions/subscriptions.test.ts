import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribe } from '../../../contract/newsletter.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(() => site.db.deleteFrom('subscription').execute());
afterAll(() => site.close());

function form(email: string, lang?: string): Promise<Response> {
  const body = new FormData();
  body.append('email', email);
  return site.callUnchecked(subscribe, { body }, { lang });
}
const json = (body: unknown, lang?: string) => site.callUnchecked(subscribe, { body }, { lang });
const plain = (email: string, lang?: string, headers?: Record<string, string>) =>
  site.callUnchecked(subscribe, { body: new URLSearchParams({ email }) }, { lang, headers });
const stored = () => site.db.selectFrom('subscription').selectAll().orderBy('id').execute();

describe('a subscription', () => {
  it('is accepted as form data and as JSON, unconfirmed, with its language', async () => {
    expect((await form(' Huda@Post.example ', 'ar')).status).toBe(200);
    expect((await json({ email: 'omar@post.example', confirmed_at: '2026-01-01' })).status).toBe(200);
    await plain('salma@post.example');
    expect(await stored()).toMatchObject([
      { email: 'huda@post.example', lang: 'ar', confirmed_at: null },
      { email: 'omar@post.example', lang: 'en', confirmed_at: null },
      { email: 'salma@post.example', lang: 'en', confirmed_at: null },
    ]);
  });
  it('of a known address gets the same response and changes nothing', async () => {
    const first = await form('huda@post.example', 'ar');
    await site.db.updateTable('subscription').set({ confirmed_at: new Date() }).execute();
    const before = await stored();
    const second = await form('HUDA@post.example', 'en');
    expect(second.status).toBe(first.status);
    expect(await second.text()).toBe(await first.text());
    expect(await stored()).toEqual(before);
  });
  it('resets an unsubscribed address to unconfirmed', async () => {
    await form('huda@post.example');
    await site.db
      .updateTable('subscription')
      .set({ confirmed_at: new Date(), unsubscribed_at: new Date() })
      .execute();
    await form('huda@post.example', 'ar');
    expect(await stored()).toMatchObject([{ lang: 'ar', confirmed_at: null, unsubscribed_at: null }]);
  });
  it.each(['', 'x', 'a b@c.de', 'a@b', 'a@b.c\nBcc: d@e.fg', 'a\u0000@b.cd', `${'a'.repeat(250)}@b.cd`])(
    'rejects %j with the site’s message, in both languages',
    async (email) => {
      const english = await form(email);
      expect(english.status).toBe(422);
      expect((await english.json()).errors).toEqual({ email: ['Email is not valid'] });
      expect((await (await json({ email }, 'ar')).json()).errors).toEqual({
        email: ['البريد الإلكتروني غير صالح'],
      });
      expect(await stored()).toEqual([]);
    },
  );
  it('from a form without JavaScript redirects to its page, if that is on this site', async () => {
    const headers = { host: 'site.example', referer: 'https://site.example/rents?type=room' };
    for (const [email, lang, sent, location] of [
      ['a@b.cd', 'en', undefined, '/?subscribed=1#newsletter'],
      ['a@b.cd', 'ar', undefined, '/?subscribed=1&lang=ar#newsletter'],
      ['x', 'en', undefined, '/?subscribed=0#newsletter'],
      ['a@b.cd', 'en', headers, 'https://site.example/rents?type=room&subscribed=1#newsletter'],
      ['a@b.cd', 'en', { ...headers, referer: 'https://evil.example/' }, '/?subscribed=1#newsletter'],
    ] as const) {
      const response = await plain(email, lang, sent);
      expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    }
  });
  it('is accepted 5 times in 10 minutes from one client', async () => {
    const send = () =>
      site.from('192.0.2.9').callUnchecked(subscribe, { body: new URLSearchParams({ email: 'a@b.cd' }) });
    for (let sent = 0; sent < 5; sent++) expect((await send()).status).toBe(303);
    expect((await send()).status).toBe(429);
  });
});
