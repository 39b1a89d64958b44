import { expect, it } from 'vitest';
import { logIn } from '../contract/accounts.ts';
import { readHome } from '../contract/content.ts';
import { removeFavorite } from '../contract/favorites.ts';
import { ApiError, createApi } from './api.ts';

/* A server that knows no token: what it was asked, with which token, and what it answers. */
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

it('asks again without a token that is dead, and tells of it', async () => {
  const { api, requests, dead } = siteWithDeadTokens(() => true);
  expect(await api(readHome)).toEqual({ data: 'for all' });
  expect(requests).toEqual([
    ['GET home', 'Bearer dead-token'],
    ['GET home', null],
  ]);
  expect(dead).toEqual(['dead-token']);
});

it('asks twice at most, and keeps the refusal', async () => {
  const { api, requests } = siteWithDeadTokens(() => false);
  await expect(api(removeFavorite, { params: { kind: 'rent', id: 3 } })).rejects.toMatchObject({
    problem: { code: 'unauthenticated' },
  });
  expect(requests.map(([what]) => what)).toEqual(Array(2).fill('DELETE profile/favorite/rent/3'));
});

it('says when to come back, and blames no token for another refusal', async () => {
  const { api, requests, dead } = siteWithDeadTokens(() => false, 429);
  const body = { email: 'salma@post.example', password: 'a password of tests' };
  const refused: ApiError = await api(logIn, { body }).catch((error) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused.problem).toMatchObject({ retryAfter: 30 });
  expect([requests.length, dead]).toEqual([1, []]);
});
