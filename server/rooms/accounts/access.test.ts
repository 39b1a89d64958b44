import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccess } from '../../../contract/access.ts';
import { type Role, roles } from '../../../contract/accounts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let serious: TestSite;
const members = new Map<Role, TestMember>();
beforeAll(async () => {
  site = await testSite();
  serious = await testSite(() => noon, { NODE_ENV: 'production', DEMO: '0' });
  for (const role of roles) members.set(role, await site.member({ role }));
});
afterAll(async () => {
  await site.close();
  await serious.close();
});

type Who = Role | 'guest';
async function statusOf(who: Who, method: string, path: string, body?: unknown): Promise<number> {
  const member = who === 'guest' ? undefined : members.get(who);
  if (member) return (await member.ask(method, path, body)).status;
  const init = {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) ?? null,
  };
  return (await site.ask(`/api/NY/en/0/${path}`, init)).status;
}

/** The calls with an invalid body: 422 means that the guard admitted them, 401 and 403 that it did not. */
const bodyCases: [method: string, path: string, body: object | undefined, statuses: Record<Who, number>][] = [
  ...(['login', 'register', 'forgot-password', 'verify-otp', 'reset-password'] as const).map(
    (path): (typeof bodyCases)[number] => [
      'POST',
      path,
      {},
      { guest: 422, member: 422, moderator: 422, editor: 422, admin: 422 },
    ],
  ),
  ['POST', 'profile/password', {}, { guest: 401, member: 422, moderator: 422, editor: 422, admin: 422 }],
  [
    'GET',
    'profile/sessions',
    undefined,
    { guest: 401, member: 200, moderator: 200, editor: 200, admin: 200 },
  ],
  [
    'DELETE',
    'profile/sessions',
    undefined,
    { guest: 401, member: 200, moderator: 200, editor: 200, admin: 200 },
  ],
  [
    'DELETE',
    'profile/sessions/999999',
    undefined,
    { guest: 401, member: 404, moderator: 404, editor: 404, admin: 404 },
  ],
  [
    'POST',
    'profile/second-factor',
    { password: 'wrong' },
    { guest: 401, member: 422, moderator: 422, editor: 422, admin: 422 },
  ],
  [
    'POST',
    'profile/second-factor/confirm',
    { code: '123456' },
    { guest: 401, member: 409, moderator: 409, editor: 409, admin: 409 },
  ],
  [
    'DELETE',
    'profile/second-factor',
    { password: 'wrong', code: '123456' },
    { guest: 401, member: 422, moderator: 422, editor: 422, admin: 422 },
  ],
  ['POST', 'logout', undefined, { guest: 401, member: 200, moderator: 200, editor: 200, admin: 200 }],
];
const rows = bodyCases.flatMap(([method, path, body, statuses]) =>
  (Object.keys(statuses) as Who[]).map((who) => [method, path, who, statuses[who], body] as const),
);

describe('the guard', () => {
  it.each(rows)('%s %s for a %s responds %i', async (method, path, who, status, body) => {
    expect(await statusOf(who, method, path, body)).toBe(status);
  });
});

describe('every call of accounts', () => {
  it.each(bodyCases.filter(([, , body]) => body))(
    '%s %s rejects plain text and large bodies',
    async (method, path) => {
      const member = await site.member({ role: 'admin' });
      const headers = { authorization: `Bearer ${member.token}` };
      const send = (body: string, type: string) =>
        site.ask(`/api/NY/en/0/${path}`, { method, headers: { ...headers, 'content-type': type }, body });
      expect((await send('x', 'text/plain')).status).toBe(415);
      expect((await send('{', 'application/json')).status).toBe(400);
      expect((await send('null', 'application/json')).status).toBe(422);
      expect((await send(`"${'x'.repeat(70_000)}"`, 'application/json')).status).toBe(413);
    },
  );
  it('is in the OpenAPI document, with its access', async () => {
    const { paths } = await (await site.ask('/api/openapi.json')).json();
    for (const [method, path, , statuses] of bodyCases) {
      const name = `/api/{city}/{lang}/{cityId}/${path.replace('999999', '{id}')}`;
      const call = paths[name]?.[method.toLowerCase()];
      expect(call, name).toBeDefined();
      expect('401' in call.responses, name).toBe(statuses.guest === 401);
      expect(call.security !== undefined, name).toBe(statuses.guest === 401);
    }
  });
});

describe('the back office', () => {
  it('names the abilities of each role', async () => {
    const access = async (role: Role) => {
      const member = await site.member({ role });
      return (await (await member.call(readAccess)).json()).data;
    };
    expect(await access('moderator')).toMatchObject({
      role: 'moderator',
      abilities: ['queue', 'reports', 'messages'],
    });
    expect(await access('editor')).toMatchObject({ role: 'editor', abilities: ['content', 'newsletter'] });
    expect((await access('admin')).abilities).toEqual(
      expect.arrayContaining(['queue', 'reports', 'messages', 'content', 'newsletter', 'users']),
    );
  });
  it('rejects an admin without a second factor on a production site', async () => {
    const admin = await serious.member({ role: 'admin' });
    const refused = await admin.call(readAccess);
    expect(refused.status).toBe(403);
    expect((await refused.json()).code).toBe('second_factor_required');
    expect((await (await serious.member({ role: 'editor' })).call(readAccess)).status).toBe(200);
    await serious.db
      .updateTable('app_user')
      .set({ totp_secret: 'A'.repeat(32), totp_confirmed_at: noon })
      .where('id', '=', admin.id)
      .execute();
    expect((await admin.call(readAccess)).status).toBe(200);
  });
});
