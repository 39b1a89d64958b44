import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readHealth } from '../../../contract/health.ts';
import { limits } from '../../../contract/limits.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let admin: TestMember;
let hour = 0;
const begin = new Date('2026-11-20T17:00:00Z').getTime();
beforeAll(async () => {
  site = await testSite(() => new Date(begin + hour * 3_600_000));
  admin = await site.member({ role: 'admin' });
});
afterAll(() => site.close());
beforeEach(async () => {
  hour = 0;
  await site.db.deleteFrom('browser_report').execute();
});

let clients = 0;
const send = (path: string, body: unknown, headers: Record<string, string> = {}, from?: string) =>
  site.askFrom(from ?? `10.1.${Math.floor(++clients / 250)}.${clients % 250}`, path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const sendError = (body: object, headers?: Record<string, string>) =>
  send('/reports/errors', { page: '/', ...body }, headers);
const reports = async () => (await (await admin.call(readHealth)).json()).data.reports;

const file = 'https://city.example/assets/entry.client-Ab12Cd34.js';

it('groups equal errors of many browsers, without data of visitors', async () => {
  const error = {
    message:
      'TypeError: Cannot read "Salma Khoury" of salma@city.example at https://x.example/?q=secret 2125550123',
    stack: `TypeError: x\n    at a (${file}:1:2345)\n    at b (${file}:1:99)`,
    page: '/search-result/divorce%20lawyer/jobs?q=secret',
  };
  expect((await sendError(error)).status).toBe(204);
  hour = 3;
  expect((await sendError(error, { 'user-agent': 'a-browser' })).status).toBe(204);
  expect(await reports()).toMatchObject([
    {
      kind: 'error',
      what: 'TypeError: Cannot read … of … at … 0',
      source: 'assets/entry.client-Ab12Cd34.js:1:2345',
      page: '/search-result',
      count: 2,
      firstAt: '2026-11-20T17:00:00.000Z',
      lastAt: '2026-11-20T20:00:00.000Z',
    },
  ]);
  const stored = JSON.stringify(await site.db.selectFrom('browser_report').selectAll().execute());
  expect(stored).not.toMatch(/Salma|salma|divorce|secret|212555|a-browser|10\.1\./);
});

it('ignores errors of extensions and of other sites', async () => {
  await sendError({ message: 'Script error.' });
  await sendError({ message: 'x is not a function', source: 'chrome-extension://abc/content.js' });
  await sendError({ message: 'y', stack: 'Error\n at moz-extension://abc/a.js:1:2' });
  expect(await reports()).toEqual([]);
});

it('accepts policy violations in both formats of browsers', async () => {
  const older = {
    'csp-report': {
      'document-uri': 'https://city.example/rents/12/a-name?q=secret',
      'violated-directive': "script-src-elem 'self'",
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://ads.example/path/secret.js?user=12',
    },
  };
  const newer = [
    {
      type: 'csp-violation',
      url: 'https://city.example/',
      body: {
        documentURL: 'https://city.example/rents',
        effectiveDirective: 'style-src-elem',
        blockedURL: 'inline',
      },
    },
    { type: 'deprecation', body: { id: 'x' } },
    {
      type: 'csp-violation',
      body: {
        documentURL: 'https://city.example/',
        effectiveDirective: 'img-src',
        blockedURL: 'moz-extension://a',
      },
    },
  ];
  expect((await send('/reports/policy', older, { 'content-type': 'application/csp-report' })).status).toBe(
    204,
  );
  expect((await send('/reports/policy', newer, { 'content-type': 'application/reports+json' })).status).toBe(
    204,
  );
  const found = (await reports()).map(({ what, page }) => [what, page]);
  expect(found.sort()).toEqual([
    ['script-src-elem: https://ads.example', '/rents'],
    ['style-src-elem: inline', '/rents'],
  ]);
});

it('names its endpoint in every policy, over https also in the newer format', async () => {
  const overHttp = (await site.askFrom('203.0.113.1', '/api/docs')).headers;
  expect(overHttp.get('content-security-policy')).toContain('; report-uri /reports/policy');
  expect(overHttp.get('content-security-policy')).not.toContain('report-to');
  expect(overHttp.has('reporting-endpoints')).toBe(false);
  const secure = await testSite(undefined, { PUBLIC_URL: 'https://city.example' });
  const { headers } = await secure.askFrom('203.0.113.1', '/api/docs');
  expect(headers.get('content-security-policy')).toContain('report-uri /reports/policy; report-to policy');
  expect(headers.get('reporting-endpoints')).toBe('policy="/reports/policy"');
  await secure.close();
});

it('rejects invalid, oversized and cross-site reports', async () => {
  expect((await send('/reports/errors', 'no json')).status).toBe(400);
  expect((await send('/reports/errors', { message: 1 })).status).toBe(400);
  expect((await send('/reports/policy', { 'csp-report': 'x' })).status).toBe(400);
  expect((await send('/reports/policy', 'x'.repeat(40_000))).status).toBe(413);
  expect((await sendError({ message: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await sendError({ message: 'x' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(204);
  expect(await reports()).toHaveLength(1);
});

it('retains the latest two hundred of a type, for at most thirty days', async () => {
  const { db } = site;
  const at = new Date(begin - 31 * 86_400_000);
  const row = { kind: 'error' as const, what: 'old', source: null, page: '/', first_at: at, last_at: at };
  await db
    .insertInto('browser_report')
    .values({ ...row, fingerprint: Buffer.alloc(32, 1) })
    .execute();
  const fresh = Array.from({ length: 200 }, (_, index) => ({
    ...row,
    what: `fresh ${index}`,
    fingerprint: Buffer.alloc(32, String(index).padStart(32, '0')),
    last_at: new Date(begin - 1_000 - index),
  }));
  await db.insertInto('browser_report').values(fresh).execute();
  await sendError({ message: 'newest' });
  const stored = (await db.selectFrom('browser_report').select('what').execute()).map(({ what }) => what);
  expect(stored).toHaveLength(200);
  expect(stored).toContain('newest');
  expect(stored).not.toContain('old');
  expect(stored).not.toContain('fresh 199');
});

it('limits reports per network', async () => {
  const statuses: number[] = [];
  for (let time = 0; time <= limits.rates.browserReports.points; time++) {
    const { status } = await send('/reports/errors', { message: 'same', page: '/' }, {}, '198.51.100.7');
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await reports())[0]?.count).toBe(limits.rates.browserReports.points);
});
