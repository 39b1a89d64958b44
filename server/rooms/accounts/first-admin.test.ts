import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAccess } from '../../../contract/access.ts';
import { logIn } from '../../../contract/accounts.ts';
import { listCities } from '../../../contract/places.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';
import { ensureAdmin } from './service.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const ensure = (email: string, password = 'seven olive trees') =>
  ensureAdmin(site.db, { email, password, hand: 'settings' }, noon);
const statusOf = async (email: string, password: string) => {
  const body = new URLSearchParams({ email, password });
  return (await site.ask(addressOf(logIn), { method: 'POST', body })).status;
};

it('An administrator from the settings is created once, and unchanged while nothing differs', async () => {
  expect(await ensure('Root@City.example')).toBe('made');
  const before = await site.db.selectFrom('app_user').selectAll().execute();
  expect(await ensure('root@city.example')).toBe('unchanged');
  expect(await site.db.selectFrom('app_user').selectAll().execute()).toEqual(before);
  const log = site.db.selectFrom('audit_log').select(['actor_id', 'hand', 'action', 'after']);
  expect(await log.execute()).toEqual([
    {
      ...{ actor_id: null, hand: 'settings', action: 'user.create-admin' },
      after: { role: 'admin', banned: false },
    },
  ]);
});

it('An existing account gets role and password, retains its second factor, and is signed out', async () => {
  const member = await site.member();
  await site.db
    .updateTable('app_user')
    .set({ totp_secret: 'A'.repeat(32), totp_confirmed_at: noon })
    .where('id', '=', member.id)
    .execute();
  expect(await ensure(member.email)).toBe('reset');
  expect((await member.call(listCities)).status).toBe(401);
  expect(await statusOf(member.email, 'a password of tests')).toBe(422);
  const row = site.db.selectFrom('app_user').select(['role', 'totp_secret']).where('id', '=', member.id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ role: 'admin', totp_secret: 'A'.repeat(32) });
});

it('A common password is rejected', async () => {
  const member = await site.member();
  expect(await ensure(member.email, 'password123')).toBe('common');
  expect(await statusOf(member.email, 'a password of tests')).toBe(200);
  expect((await member.call(readAccess)).status).toBe(403);
});

it('Several nodes that start concurrently create one administrator', async () => {
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => ensure('many@city.example')));
  expect(new Set(outcomes)).toEqual(new Set(['made']));
  const rows = site.db.selectFrom('app_user').select('role').where('email', '=', 'many@city.example');
  expect(await rows.execute()).toEqual([{ role: 'admin' }]);
  expect(await statusOf('many@city.example', 'seven olive trees')).toBe(200);
});
