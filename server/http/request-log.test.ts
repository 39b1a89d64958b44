import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, sendResetCode } from '../../contract/accounts.ts';
import { readRental } from '../../contract/rentals.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import { loggedPath } from './request-log.ts';

let site: TestSite;
const captured = capturedLog();
beforeAll(async () => {
  site = await testSite(() => noon, {}, captured.log);
});
afterAll(() => site.close());

it('logs a line for each request, with the id of its response', async () => {
  const answer = await site.from('203.0.113.9').call(readRental, { params: { id: 12 } });
  const line = await captured.line(answer.headers.get('x-request-id') ?? '');
  expect(JSON.parse(line)).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/:city/:lang/:cityId/rents/:id',
    path: '/api/-/-/0/rents/12',
    status: 404,
  });
});

it('logs nothing about the client and its input', async () => {
  const { token, email } = await site.member({ email: 'salma@city.example' });
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'a-browser', cookie: 'lang=ar' };
  const requests = [
    '/api/NY/en/0/search?q=divorce%20lawyer',
    '/api/NY/en/0/divorce/lawyer',
    '/api/NY/en/0/account',
  ];
  for (const path of requests) await site.askFrom('203.0.113.9', path, { headers });
  await site.from('203.0.113.9').call(logIn, { body: { email, password: 'not-the-right-one' } });
  const text = captured.lines.join('\n');
  expect(text).not.toMatch(/divorce|lawyer|203\.0\.113|a-browser|salma|not-the-right-one/);
  expect(text).not.toContain(token);
  expect(text).toContain('/login');
});

it.each([
  ['/search-result/divorce%20lawyer/jobs?q=x', '/search-result/:keyword/jobs', '/search-result/-/jobs'],
  ['/reset/6f1ed002ab5595859014ebf0951522d9', '/reset/:token', '/reset/-'],
  ['/MarketProfile/12/name', '/MarketProfile/:id/:slug', '/MarketProfile/12/-'],
  ['/call/2125550123', '/call/:phone', '/call/-'],
  ['/', '/', '/'],
])('logs %s of %s as %s', (path, route, logged) => {
  expect(loggedPath(path, route)).toBe(logged);
});

it('traces a request to the email that it sends', async () => {
  const { email } = await site.member({ email: 'nadia@city.example' });
  const answer = await site.from('203.0.113.10').call(sendResetCode, { body: { email } });
  const requestId = answer.headers.get('x-request-id');
  expect((await site.nextMail()).receiver).toBe(email);
  const line = await captured.line('a job is done');
  expect(JSON.parse(line)).toMatchObject({ job: 'mail', attempt: 1, requestId });
  expect(line).not.toContain('nadia');
});
