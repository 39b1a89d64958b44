import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccess } from '../contract/access.ts';
import { type Role, roles } from '../contract/accounts.ts';
import { type Ability, abilities, abilitiesOf } from '../contract/back-office.ts';
import { noon, type TestMember, type TestSite, testSite } from './testing/test-site.ts';

/** The ability that the endpoints of each folder below `/admin` require. An unlisted folder is an error. */
const folders: Record<string, Ability | 'staff'> = {
  transfer: 'transfer',
  access: 'staff',
  overview: 'staff',
  audit: 'audit',
  health: 'health',
  map: 'health',
  outlines: 'transfer',
  messages: 'messages',
  users: 'users',
  'api-keys': 'users',
  queue: 'queue',
  newsletter: 'newsletter',
  reports: 'reports',
  reviews: 'queue',
  translations: 'queue',
  conversations: 'reports',
  'held-messages': 'reports',
  listings: 'reports',
  claims: 'users',
  phones: 'queue',
  numbers: 'numbers',
  articles: 'content',
  advertisements: 'content',
  content: 'content',
  categories: 'content',
  synonyms: 'content',
  glossary: 'content',
  settings: 'content',
};

let site: TestSite;
let calls: { method: string; path: string }[];
const members = new Map<Role, TestMember>();
beforeAll(async () => {
  site = await testSite();
  for (const role of roles) members.set(role, await site.member({ role }));
  const { paths } = (await (await site.ask('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  calls = Object.entries(paths).flatMap(([whole, methods]) => {
    const path = whole.slice(whole.indexOf('/admin/') + 1);
    return whole.includes('/admin/') ? Object.keys(methods).map((method) => ({ method, path })) : [];
  });
});
afterAll(() => site.close());

const folderOf = (path: string) => path.split('/')[1] ?? '';
const ask = (who: TestMember | undefined, method: string, path: string) => {
  const real = path.replace(/\{kind\}/g, 'job').replace(/\{\w+\}/g, '999999');
  const body = method === 'get' ? undefined : {};
  if (who) return who.ask(method.toUpperCase(), real, body);
  return site.ask(`/api/NY/en/0/${real}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) ?? null,
  });
};

it('every folder below /admin has its ability', () => {
  expect(calls.length).toBeGreaterThan(4);
  expect([...new Set(calls.map(({ path }) => folderOf(path)))].sort()).toEqual(Object.keys(folders).sort());
});

it('every ability belongs to a role, and members have none', () => {
  expect(abilitiesOf.member).toEqual([]);
  expect([...abilitiesOf.admin].sort()).toEqual([...abilities].sort());
});

describe('every endpoint below /admin', () => {
  it('responds to guests with 401', async () => {
    for (const { method, path } of calls)
      expect([method, path, (await ask(undefined, method, path)).status]).toEqual([method, path, 401]);
  });

  it.each(roles)('admits a %s if the role has the ability, and responds 403 otherwise', async (role) => {
    for (const { method, path } of calls) {
      const needed = folders[folderOf(path)];
      const may =
        needed === 'staff' ? role !== 'member' : needed !== undefined && abilitiesOf[role].includes(needed);
      const { status } = await ask(members.get(role), method, path);
      expect([method, path, may || status === 403]).toEqual([method, path, true]);
      if (may) expect([method, path, [401, 403, 500].includes(status)]).toEqual([method, path, false]);
    }
  });

  it('that is not documented is inaccessible to members, too', async () => {
    for (const who of ['member', 'moderator'] as const) {
      const { status } = await ask(members.get(who), 'get', 'admin/there-is-no-such-folder');
      expect([who, status]).toEqual([who, who === 'member' ? 403 : 404]);
    }
  });
});

it('an admin without two-step sign-in has no access on production sites', async () => {
  const serious = await testSite(() => noon, { NODE_ENV: 'production', DEMO: '0' });
  const admin = await serious.member({ role: 'admin' });
  const moderator = await serious.member({ role: 'moderator' });
  for (const { method, path } of calls) {
    const real = path.replace(/\{kind\}/g, 'job').replace(/\{\w+\}/g, '999999');
    const answer = await admin.ask(method.toUpperCase(), real, method === 'get' ? undefined : {});
    expect([method, path, answer.status, (await answer.json()).code]).toEqual([
      method,
      path,
      403,
      'second_factor_required',
    ]);
  }
  expect((await moderator.call(readAccess)).status).toBe(200);
  await serious.close();
});
