import { expect, it } from 'vitest';
import { logIn } from '../contract/accounts.ts';
import { readHome } from '../contract/content.ts';
import { removeFavorite } from '../contract/favorites.ts';
import { ApiError, createApi } from './api.ts';

/* A server that rejects every token: records the path and token of each request, and returns a given response. */
function siteWithDeadTokens(open: (path: string) => boolean, status = 401) {
  const requests: [string, string | null][] = [];
  const dead: string[] = [];
  const api = createApi({
    city: 'NY',
    lang: 'en',
    cityId: 0,
    token: () => 'dead-token',
    onDeadToken: (token) => dead.push(token),
    carry: async (path, init) => {
      const bearer = new Headers(init?.headers).get('authorization');
      requests.push([`${init?.method ?? 'GET'} ${path.slice('/api/NY/en/0/'.length)}`, bearer]);
      if (!bearer && open(path)) return Response.json({ data: 'for all' });
      const problem = { status, code: 'unauthenticated', message: 'Please login first.' };
      return Response.json(problem, { status, headers: { 'retry-after': '30' } });
    },
  });
  return { api, requests, dead };
}

it('repeats a request without a rejected token, and reports the token', async () => {
  const { api, requests, dead } = siteWithDeadTokens(() => true);
  expect(await api(readHome)).toEqual({ data: 'for all' });
  expect(requests).toEqual([
    ['GET home', 'Bearer dead-token'],
    ['GET home', null],
  ]);
  expect(dead).toEqual(['dead-token']);
});

it('sends a request at most twice, and returns the second error', async () => {
  const { api, requests } = siteWithDeadTokens(() => false);
  await expect(api(removeFavorite, { params: { kind: 'rent', id: 3 } })).rejects.toMatchObject({
    problem: { code: 'unauthenticated' },
  });
  expect(requests.map(([what]) => what)).toEqual(Array(2).fill('DELETE profile/favorite/rent/3'));
});

it('returns the retry delay, and does not report the token on other errors', async () => {
  const { api, requests, dead } = siteWithDeadTokens(() => false, 429);
  const body = { email: 'salma@post.example', password: 'a password of tests' };
  const refused: ApiError = await api(logIn, { body }).catch((error) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused.problem).toMatchObject({ retryAfter: 30 });
  expect([requests.length, dead]).toEqual([1, []]);
});
