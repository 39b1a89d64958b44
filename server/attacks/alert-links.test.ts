import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAlert, addAlertByForm } from '../../contract/alerts.ts';
import { limits } from '../../contract/limits.ts';
import { overNetwork } from '../testing/network-site.ts';
import { pageSite, publicUrl } from '../testing/page-site.ts';
import { addressBelow, noon, type TestSite } from '../testing/test-site.ts';

/* Forged, foreign, unused and expired links to alerts, and forms that are sent with them. */

let site: TestSite;
let now = noon;
beforeAll(async () => {
  site = await overNetwork(
    await pageSite(() => import('../../web/entry.server.tsx'), {
      settings: { RATE_LIMITS: '0' },
      now: () => now,
    }),
  );
});
beforeEach(async () => {
  now = noon;
  await site.db.deleteFrom('alert_reader').execute();
});
afterAll(() => site.close());

const room = {
  list: 'search',
  path: '/search-result/room/rent',
  query: { q: 'room', type: 'rent' },
  frequency: 'now',
} as const;
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.ask(addressBelow(path), { method: 'POST', headers, body: new URLSearchParams(fields) });

/** Adds an alert for an address. @returns the token of its link, which confirms it */
async function tokenOf(email: string): Promise<string> {
  await site.call(addAlert, { body: { ...room, email } });
  const [, token = ''] = /act=confirm&token=([\w-]{43})/.exec((await site.nextMail()).text ?? '') ?? [];
  return token;
}
async function confirmedTokenOf(email: string): Promise<string> {
  const token = await tokenOf(email);
  await form('alerts/confirm', { token });
  return token;
}
const stored = () =>
  site.db.selectFrom('alert').select(['id', 'paused', 'removed_at']).orderBy('id').execute();
const pageOf = async (token: string) =>
  (await site.ask(`/alerts?act=manage&token=${encodeURIComponent(token)}`)).text();

const acts = ['save', 'pause', 'remove', 'pause-all', 'saved-off'];

describe('a form with a token of another reader', () => {
  it('changes no alert of the victim, whichever id it names', async () => {
    await confirmedTokenOf('victim@post.example');
    const own = await confirmedTokenOf('attacker@post.example');
    const [victims] = await stored();
    for (const act of ['save', 'pause', 'remove', 'restore']) {
      const response = await form('alerts/forms', {
        ...{ token: own, act, id: String(victims?.id), frequency: 'weekly' },
      });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toContain('outcome=failed');
    }
    await form('alerts/forms', { token: own, act: 'pause-all' });
    expect(await stored()).toMatchObject([
      { paused: false, removed_at: null },
      { paused: true, removed_at: null },
    ]);
    expect(await pageOf(own)).not.toContain('victim@post.example');
  });
});

describe('a forged, unused or expired token', () => {
  it('displays and changes nothing', async () => {
    const unused = await tokenOf('new@post.example');
    const good = await confirmedTokenOf('victim@post.example');
    const [, victims] = await stored();
    const forged = `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`;
    const tokens = [forged, unused, good.toLowerCase(), `${good}x`, '', "' or 1=1 --", '__proto__'];
    for (const token of tokens) {
      expect(await pageOf(token)).not.toMatch(/@post\.example/);
      for (const act of acts) {
        const response = await form('alerts/forms', {
          ...{ token, act, id: String(victims?.id), frequency: 'weekly' },
        });
        expect(response.headers.get('location')).toContain('outcome=failed');
      }
    }
    now = new Date(noon.getTime() + limits.alerts.linkDays * 86_400_000 + 1);
    expect(await pageOf(good)).not.toMatch(/@post\.example/);
    await form('alerts/forms', { token: good, act: 'pause-all' });
    expect(await stored()).toMatchObject([
      { paused: false, removed_at: null },
      { paused: false, removed_at: null },
    ]);
  });
});

it('a form is redirected to this site only, whatever its fields contain', async () => {
  for (const token of ['//evil.example', '&outcome=x#//evil.example', 'x\r\nset-cookie: a=b']) {
    const { headers } = await form('alerts/forms', { token, act: 'remove', id: '//evil.example' });
    const { origin, pathname } = new URL(headers.get('location') ?? '', publicUrl);
    expect([origin, pathname]).toEqual([publicUrl, '/alerts']);
    expect(headers.get('set-cookie')).toBeNull();
  }
});

it('a form on another site is rejected, even with a valid token', async () => {
  const token = await confirmedTokenOf('victim@post.example');
  const response = await form(
    'alerts/forms',
    { token, act: 'pause-all' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  );
  expect(response.status).toBe(403);
  expect(await stored()).toMatchObject([{ paused: false }]);
});

it('the page of a link is neither cached for others nor indexed', async () => {
  const token = await confirmedTokenOf('victim@post.example');
  const response = await site.ask(`/alerts?act=manage&token=${token}`);
  expect(response.headers.get('cache-control')).toContain('private');
  const html = await response.text();
  expect(html).toContain('victim@post.example');
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(await (await site.ask('/alerts')).text()).not.toContain('victim@post.example');
});

describe('the form of a new alert', () => {
  const list = { list: 'rents', path: '/rents?bedrooms=2', query: 'bedrooms=2&price_max=3000' };
  const pathOf = (subject: Record<string, string>) => `/alerts?${new URLSearchParams(subject)}`;

  it('displays the criteria of the list', async () => {
    const page = await (await site.ask(pathOf(list))).text();
    expect(page).toContain('/alerts/new" method="post"');
    expect(page).toContain('href="/rents?bedrooms=2"');
    expect(page).toContain('up to $3,000');
  });
  it('adds the alert once the address has confirmed it', async () => {
    const email = 'reader@post.example';
    const sent = await form('alerts/new', { ...list, email, frequency: 'weekly' });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/alerts?sent=alert&lang=en');
    const [, token = ''] = /act=confirm&token=([\w-]{43})/.exec((await site.nextMail()).text ?? '') ?? [];
    await form('alerts/confirm', { token });
    const page = await pageOf(token);
    expect(page).toContain('href="/rents?bedrooms=2"');
    expect(page).toMatch(/<option value="weekly" selected/);
  });
  it('returns to the form with a message about the address', async () => {
    const sent = await form('alerts/new', { ...list, email: 'nobody', frequency: 'daily' });
    const location = sent.headers.get('location') ?? '';
    expect(sent.status).toBe(303);
    expect(location).toBe(`${pathOf({ ...list, invalid: 'email' })}&lang=en`);
    expect(await (await site.ask(location)).text()).toContain('Enter your email address');
    expect(await stored()).toEqual([]);
  });
  it.each([
    { ...list, path: '//elsewhere.example' },
    { ...list, query: Array.from({ length: 31 }, (_, at) => `x${at}=1`).join('&') },
    { ...list, list: 'events', query: 'q='.padEnd(300, 'x') },
  ])('reports criteria that no list has', async (subject) => {
    const page = await site.ask(pathOf(subject));
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).not.toContain('alerts/new');
    expect(text).toContain('Something went wrong');
    const sent = await form('alerts/new', { ...subject, email: 'a@post.example', frequency: 'daily' });
    expect(sent.headers.get('location')).not.toMatch(/sent=/);
    expect(await stored()).toEqual([]);
  });
  it('never adds to the account of a session', async () => {
    const email = 'owner@post.example';
    const member = await site.member({ email });
    const body = { ...list, email: 'other@post.example', frequency: 'daily' };
    const sent = await member.call(addAlertByForm, { body });
    expect(sent.status).toBe(200);
    const readers = await site.db.selectFrom('alert_reader').select(['user_id', 'email']).execute();
    expect(readers).toEqual([{ user_id: null, email: 'other@post.example' }]);
  });
});
