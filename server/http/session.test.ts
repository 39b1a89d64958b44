import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { readGeneralSettings } from '../../contract/settings.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';

const day = 86_400_000;
let now = noon;
let site: TestSite;
beforeAll(async () => {
  site = await testSite(() => now);
});
afterAll(() => site.close());

const read = (authorization: string, lang = 'en') =>
  site.call(readGeneralSettings, {}, { lang, headers: { authorization } });

describe('a bearer token', () => {
  it('is accepted while it is valid, and the responses are never cached', async () => {
    const { token } = await site.member();
    const response = await read(`Bearer ${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
  it.each(['Bearer ', 'Bearer short', 'Basic YWJj', `Bearer ${'a'.repeat(43)}`, 'x'])(
    'that is invalid (%j) is rejected, even if guests may read',
    async (authorization) => {
      expect((await read(authorization)).status).toBe(401);
      expect((await (await read(authorization, 'ar')).json()).code).toBe('unauthenticated');
    },
  );
  it('is stored as a hash only', async () => {
    const { token, id } = await site.member();
    const stored = await site.db
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.token_hash).toHaveLength(32);
  });
  it(`expires ${limits.sessionIdleDays} days after its last use, and not before`, async () => {
    const { token } = await site.member();
    const at = (days: number) => {
      now = new Date(noon.getTime() + days * day);
      return read(`Bearer ${token}`).then(({ status }) => status);
    };
    expect(await at(29)).toBe(200);
    expect(await at(58)).toBe(200);
    expect(await at(89)).toBe(401);
    now = noon;
  });
  it('of a banned account is invalid', async () => {
    const { token, id } = await site.member();
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', id).execute();
    expect((await read(`Bearer ${token}`)).status).toBe(401);
  });
});
