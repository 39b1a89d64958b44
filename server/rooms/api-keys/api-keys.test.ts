import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addApiKey,
  listApiKeys,
  listManagedApiKeys,
  revokeApiKey,
  revokeManagedApiKey,
} from '../../../contract/api-keys.ts';
import { limits } from '../../../contract/limits.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let member: TestMember;
beforeAll(async () => {
  site = await testSite();
  member = await site.member();
});
afterAll(() => site.close());

async function newKey(who = member, name = 'My map'): Promise<{ id: number; key: string }> {
  const response = await who.call(addApiKey, { body: { name } });
  expect(response.status).toBe(201);
  return (await response.json()).data;
}
const read = (key: string, path = 'businesses', init: RequestInit = {}) =>
  site.ask(addressBelow(path), { ...init, headers: { 'x-api-key': key, ...init.headers } });
const code = async (response: Response) => [response.status, (await response.json()).code];

describe('a key', () => {
  it('is in the response that creates it only, and stored as a hash', async () => {
    const { id, key } = await newKey();
    expect(key).toMatch(/^ny_[\w-]{32}$/);
    const listed = await (await member.call(listApiKeys)).text();
    expect(listed).toContain(key.slice(0, 9));
    expect(listed).not.toContain(key);
    const { rows } = await sql<{
      row: string;
    }>`select k::text as row from api_key k where id = ${id}`.execute(site.db);
    expect(rows[0]?.row).not.toContain(key.slice(3));
    await member.call(revokeApiKey, { params: { id } });
  });
  it('has a quota, whose use every response states', async () => {
    const { id, key } = await newKey();
    await site.db.updateTable('api_key').set({ daily_quota: 2 }).where('id', '=', id).execute();
    const headers = (response: Response) =>
      ['limit', 'remaining', 'reset'].map((name) => response.headers.get(`ratelimit-${name}`));
    // Noon in New York is 5 pm in UTC.
    const reset = String(7 * 3_600);
    const first = await read(key);
    expect([first.status, ...headers(first)]).toEqual([200, '2', '1', reset]);
    // Errors count, too.
    const second = await read(key, 'businesses/999999');
    expect([second.status, ...headers(second)]).toEqual([404, '2', '0', reset]);
    const third = await read(key);
    expect(headers(third)).toEqual(['2', '0', reset]);
    expect(third.headers.get('retry-after')).toBe(reset);
    expect(await code(third)).toEqual([429, 'quota_exceeded']);
    const { data } = await (await member.call(listApiKeys)).json();
    expect(data.find((one) => one.id === id)).toMatchObject({
      usage: [{ day: noon.toISOString().slice(0, 10), answered: 2, refused: 1 }],
    });
    await member.call(revokeApiKey, { params: { id } });
  });
  it('is counted exactly by concurrent requests', async () => {
    const { id, key } = await newKey();
    await site.db.updateTable('api_key').set({ daily_quota: 10 }).where('id', '=', id).execute();
    const answers = await Promise.all(Array.from({ length: 25 }, () => read(key, 'cities')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    await member.call(revokeApiKey, { params: { id } });
  });
  it('reads public data only', async () => {
    const { id, key } = await newKey();
    expect(await code(await read(key, 'profile'))).toEqual([401, 'unauthenticated']);
    expect(await code(await read(key, 'admin/access'))).toEqual([401, 'unauthenticated']);
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect(await code(await read(key, 'contact', post))).toEqual([403, 'read_only_key']);
    // It does not lift the limits of a session.
    const signedIn = { headers: { authorization: `Bearer ${member.token}` } };
    expect(await code(await read(key, 'profile', signedIn))).toEqual([403, 'read_only_key']);
    await member.call(revokeApiKey, { params: { id } });
  });
  it('that is unknown, revoked or of a banned member is invalid', async () => {
    expect(await code(await read('ny_unknown'))).toEqual([401, 'invalid_key']);
    const { id, key } = await newKey();
    await member.call(revokeApiKey, { params: { id } });
    expect(await code(await read(key))).toEqual([401, 'invalid_key']);
    const banned = await site.member();
    const other = await newKey(banned);
    expect((await read(other.key)).status).toBe(200);
    await sql`update app_user set banned_at = now() where id = ${banned.id}`.execute(site.db);
    expect(await code(await read(other.key))).toEqual([401, 'invalid_key']);
  });
  it('is revoked by its owner only, and by the team', async () => {
    const { id, key } = await newKey();
    const other = await site.member();
    expect((await other.call(revokeApiKey, { params: { id } })).status).toBe(404);
    const admin = await site.member({ role: 'admin' });
    const list = async (name: 'valid' | 'revoked') =>
      (await (await admin.call(listManagedApiKeys, { query: { list: name } })).json()).data.map(
        (one) => one.id,
      );
    expect(await list('valid')).toContain(id);
    expect((await admin.call(revokeManagedApiKey, { params: { id } })).status).toBe(200);
    expect(await list('valid')).not.toContain(id);
    expect(await list('revoked')).toContain(id);
    expect((await read(key)).status).toBe(401);
    const logged = await site.db.selectFrom('audit_log').select('action').execute();
    expect(logged).toContainEqual({ action: 'api-key.revoke' });
  });
  it('needs a confirmed address and a name, and members have a maximum number', async () => {
    const who = await site.member();
    expect((await who.call(addApiKey, { body: { name: ' ' } })).status).toBe(422);
    await sql`update app_user set email_confirmed_at = null where id = ${who.id}`.execute(site.db);
    expect(await code(await who.call(addApiKey, { body: { name: 'x' } }))).toEqual([403, 'address_unproved']);
    await sql`update app_user set email_confirmed_at = now() where id = ${who.id}`.execute(site.db);
    const all = await Promise.all(
      Array.from({ length: limits.apiKeys.perMember + 2 }, () =>
        who.call(addApiKey, { body: { name: 'x' } }),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(limits.apiKeys.perMember);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});
