import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOut, type Role, roles } from '../../contract/accounts.ts';
import { abilitiesOf } from '../../contract/back-office.ts';
import type { Access, EndpointDefinition } from '../../contract/endpoint.ts';
import { routesOf } from '../http/endpoint-routes.ts';
import { operationsOf } from '../testing/fuzzed-requests.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/*
 * Every API route × every role: a row for each route of each endpoint of the contract, with its response to each
 * role. Served routes that the contract does not declare are reported, too.
 */

/** Writes that guests may make, each by a decision: new ones have to be added here. */
const openToGuests = [
  ...['POST login', 'POST register', 'POST forgot-password', 'POST verify-otp', 'POST reset-password'],
  ...['POST login/passkey', 'POST login/passkey/options', 'POST login/identity', 'POST register/identity'],
  ...['POST confirm-email', 'POST contact', 'POST reviews/{id}/report'],
  ...['POST alerts/address', 'POST alerts/address/confirm', 'POST reviews/{id}/translation'],
  ...['POST subscribes', 'POST subscribes/confirm', 'POST subscribes/leave'],
  ...['POST push-subscriptions', 'POST push-subscriptions/state', 'DELETE push-subscriptions'],
  ...['POST alerts/stop', 'POST review-mails/stop', 'POST message-mails/stop', 'POST still-available'],
  ...['POST alerts', 'POST alerts/preview', 'POST alerts/confirm', 'POST alerts/link', 'POST alerts/forms'],
  ...['POST alerts/new'],
  ...['POST alerts/list', 'POST alerts/pause', 'PUT alerts/{id}', 'PUT alerts/saved'],
  ...['POST advertisements/{id}/seen', 'POST advertisements/{id}/followed', 'POST businesses/{id}/reached'],
  ...['businesses', 'products', 'rents', 'jobs', 'events'].flatMap((folder) =>
    ['report', 'seen', 'translation/machine'].map((what) => `POST ${folder}/{id}/${what}`),
  ),
  ...['products', 'rents', 'jobs', 'events'].map((folder) => `POST ${folder}/{id}/contact`),
];

/** What guests may do with the token of an emailed link, which the requests of the table do not have. */
const byLinkOnly = new Set(['POST alerts/list', 'POST alerts/pause', 'PUT alerts/{id}']);

type Caller = Role | 'guest';
const callers: readonly Caller[] = ['guest', ...roles];

interface Route {
  method: string;
  path: string;
  access: Access;
}

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value && 'answer' in value;

/** The routes of the contract, whatever the server serves. */
async function declaredRoutes(): Promise<Route[]> {
  const folder = new URL('../../contract/', import.meta.url);
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const modules = await Promise.all(
    names.map((name) => import(new URL(name, folder).pathname) as Promise<Record<string, unknown>>),
  );
  const endpoints = new Set(modules.flatMap((one) => Object.values(one)).filter(isEndpoint));
  return [...endpoints].flatMap((endpoint) =>
    routesOf(endpoint).map(({ path }) => ({
      method: (endpoint.method ?? 'get').toUpperCase(),
      path: path.slice(1),
      access: endpoint.access ?? 'public',
    })),
  );
}
const routes = (await declaredRoutes()).sort((a, b) => a.path.localeCompare(b.path));
const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;

/** Whether the role check passes; ownership of the record is tested elsewhere. */
function isLetIn(caller: Caller, { access, ...route }: Route): boolean {
  if (access === 'public') return caller !== 'guest' || !byLinkOnly.has(nameOf(route));
  if (caller === 'guest') return false;
  if (access === 'member') return true;
  return access === 'staff' ? caller !== 'member' : abilitiesOf[caller].includes(access);
}
const rows = routes.map((route) => {
  const answers = callers.map(
    (caller) => `${caller} ${isLetIn(caller, route) ? 'in' : caller === 'guest' ? 401 : 403}`,
  );
  return [nameOf(route), answers.join(', '), route] as const;
});

let site: TestSite;
const members = new Map<Caller, TestMember>();
const enter = async (role: Role) => members.set(role, await site.member({ role }));
beforeAll(async () => {
  // With push keys, since a site without them has no such route.
  const { thirdPartySettings } = await import('../testing/third-party-settings.ts');
  site = await overNetwork(await testSite(() => noon, { ...thirdPartySettings, RATE_LIMITS: '0' }));
  for (const role of roles) await enter(role);
});
afterAll(() => site.close());

async function answerOf(caller: Caller, { method, path }: Route, token = members.get(caller)?.token) {
  const address = path
    .replace('{kind}', 'job')
    .replace('{table}', 'visits')
    .replace(/\{\w+\}/g, '999999');
  const isRead = method === 'GET';
  const response = await site.ask(addressBelow(address), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isRead && { 'content-type': 'application/json' }),
    },
    body: isRead ? null : '{}',
  });
  const text = await response.text();
  const { code } = response.status < 400 ? {} : (JSON.parse(text) as { code?: string });
  // A role whose session or account was deleted by a request continues as a new user.
  if (
    response.status === 200 &&
    caller !== 'guest' &&
    /^(POST logout|DELETE profile)/.test(`${method} ${path}`)
  )
    await enter(caller);
  return { status: response.status, code };
}

it('the served routes equal those that the contract declares', async () => {
  const served = operationsOf(await (await site.ask('/api/openapi.json')).json());
  const declared = [...new Set(routes.map(nameOf))];
  expect(served.map(nameOf).sort()).toEqual(declared.sort());
});

it('guests can make only the listed writes', () => {
  const open = routes.filter(({ method, access }) => method !== 'GET' && access === 'public').map(nameOf);
  expect(open.sort()).toEqual([...openToGuests].sort());
});

it('every route below admin requires more than membership, and no other route does', () => {
  const wrong = routes.filter(
    ({ path, access }) => path.startsWith('admin/') !== !['public', 'member'].includes(access),
  );
  expect(wrong).toEqual([]);
});

describe('the table', () => {
  it.each(rows)('%s: %s', async (_name, _answers, route) => {
    for (const caller of callers) {
      const { status, code } = await answerOf(caller, route);
      if (isLetIn(caller, route)) {
        expect([caller, status, status === 401 || code === 'forbidden']).toEqual([caller, status, false]);
        // This site receives no inbox notifications and so has no streams.
        if (route.path !== 'inbox/stream') expect([caller, status < 500]).toEqual([caller, true]);
      } else {
        expect([caller, status, code]).toEqual(
          caller === 'guest' ? [caller, 401, 'unauthenticated'] : [caller, 403, 'forbidden'],
        );
      }
    }
  });
});

describe('an invalid token', () => {
  it.each(['x', 'a'.repeat(43), 'null', "' or 1=1 --", 'a'.repeat(5_000)])(
    'does not authenticate: %s',
    async (token) => {
      for (const route of routes.filter(({ access }) => access !== 'public')) {
        const { status } = await answerOf('guest', route, token);
        expect([nameOf(route), status]).toEqual([nameOf(route), 401]);
      }
    },
  );
  it('nor does one of an ended session, or of a banned member', async () => {
    const [ended, banned] = [
      await site.member({ role: 'moderator' }),
      await site.member({ role: 'moderator' }),
    ];
    await ended.call(logOut);
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', banned.id).execute();
    for (const route of routes.filter(({ access }) => access !== 'public')) {
      expect([nameOf(route), (await answerOf('guest', route, ended.token)).status]).toEqual([
        nameOf(route),
        401,
      ]);
      const { status } = await answerOf('guest', route, banned.token);
      expect([nameOf(route), [401, 403].includes(status)]).toEqual([nameOf(route), true]);
    }
  });
});

it('other spellings of a path below admin are protected as well', async () => {
  const { token } = members.get('member') as TestMember;
  for (const path of [
    'admin//users',
    'Admin/users',
    'admin/users/',
    'admin/./users',
    'profile/../admin/users',
    'admin%2fusers',
    'admin;x/users',
    '%61dmin/users',
  ]) {
    const response = await site.ask(addressBelow(path), { headers: { authorization: `Bearer ${token}` } });
    expect([path, [403, 404].includes(response.status)]).toEqual([path, true]);
  }
});
