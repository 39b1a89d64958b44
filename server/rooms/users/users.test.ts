import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, logOut } from '../../../contract/accounts.ts';
import { readProduct } from '../../../contract/products.ts';
import { readProfile } from '../../../contract/profile.ts';
import type { UserDetail, UsersPage } from '../../../contract/users.ts';
import {
  banUser,
  changeUserRole,
  listUsers,
  readUser,
  signOutUser,
  unbanUser,
} from '../../../contract/users.ts';
import { addJobs, addProducts } from '../../testing/test-posts.ts';
import { askingAs, noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let admin: TestMember;
let second: TestMember;
let salma: TestMember;
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin', name: 'Huda Admin', email: 'huda@team.example' });
  second = await site.member({ role: 'admin', name: 'Second', email: 'second@team.example' });
  salma = await site.member({ name: 'Salma Khoury', email: 'salma.k@post.example' });
});
afterAll(() => site.close());

const find = async (query: string): Promise<UsersPage> =>
  (await admin.callUnchecked(listUsers, { query })).json();
const names = async (q: string) => (await find(`q=${encodeURIComponent(q)}`)).data.map(({ name }) => name);
const detail = async (id: number): Promise<UserDetail> =>
  (await (await admin.call(readUser, { params: { id } })).json()).data;
const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const role = (id: number, to: string, from: string, by = admin) =>
  by.callUnchecked(changeUserRole, { params: { id }, body: { role: to, from } });
const logOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('subject', '=', 'user')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('members are searched', () => {
  it('by any part of a name, in any order and spelling, by address, phone and id', async () => {
    const { id } = await site.member({ name: 'أحمد الشامي', email: 'ahmad100@post.example' });
    await site.db.updateTable('app_user').set({ phone: '+17185550142' }).where('id', '=', id).execute();
    await site.member({ name: '100% Bakery_x', email: 'bakery@post.example' });
    for (const q of ['احمد', 'الشامى', 'ahmad100@', '(718) 555-0142', '555-0142', '٧١٨٥٥٥', String(id)])
      expect([q, await names(q)]).toEqual([q, expect.arrayContaining(['أحمد الشامي'])]);
    for (const q of ['khoury sal', 'SALMA', 'sa kh', 'salma.k@post'])
      expect([q, await names(q)]).toEqual([q, expect.arrayContaining(['Salma Khoury'])]);
    expect(await names('100% b')).toEqual(['100% Bakery_x']);
    expect(await names('kh')).toEqual(['Salma Khoury']);
    // Two letters in the middle of a word are too unspecific.
    expect(await names('hm')).toEqual([]);
    expect(await names("'; drop table app_user; --")).toEqual([]);
  });
  it('page by page, the newest first, by role or among the banned', async () => {
    const first = await find('limit=2');
    const next = await find(`limit=2&after=${first.meta.next}`);
    const ids = [...first.data, ...next.data].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect((await find('role=admin')).data.map(({ name }) => name)).toEqual(['Second', 'Huda Admin']);
    expect((await find('banned=1')).data).toEqual([]);
    expect((await admin.call(listUsers, { query: { after: 'x' } })).status).toBe(422);
  });
});

it('a member is displayed with posts, sessions and permitted actions', async () => {
  const omar = await site.member({ name: 'Omar' });
  await addJobs(site, { title: { en: 'Baker', ar: 'خباز' }, ownerId: omar.id });
  await addProducts(site, { title: { en: 'Lamp' }, ownerId: omar.id, status: 'rejected' });
  const published = await detail(omar.id);
  expect(published).toMatchObject({
    person: { name: 'Omar', role: 'member', sessions: 1, saved: 0, secondFactor: false, bannedAt: null },
    posts: {
      hidden: 0,
      counts: expect.arrayContaining([{ kind: 'job', status: 'published', count: 1, toMend: 0 }]),
    },
    abilities: ['role', 'ban', 'sign-out'],
  });
  expect(published.posts.newest.map(({ title }) => title)).toEqual(['Lamp', 'Baker']);
  // Signing out ends the session; the time of the last visit remains.
  expect((await omar.call(logOut)).status).toBe(200);
  expect((await detail(omar.id)).person).toMatchObject({ sessions: 0, lastSeenAt: noon.toISOString() });
  expect((await detail(admin.id)).abilities).toEqual([]);
  expect((await detail(second.id)).abilities).toEqual(['role', 'sign-out']);
  expect(await codeOf(await admin.call(readUser, { params: { id: 999999 } }))).toEqual([404, 'not_found']);
});

describe('a role', () => {
  it('can be changed, which ends sessions and is logged', async () => {
    const nur = await site.member({ name: 'Nur' });
    expect((await role(nur.id, 'editor', 'member')).status).toBe(200);
    expect((await nur.call(readProfile)).status).toBe(401);
    expect((await detail(nur.id)).person.role).toBe('editor');
    expect(await logOf(nur.id)).toEqual([
      { actor_id: admin.id, action: 'user.role', before: { role: 'member' }, after: { role: 'editor' } },
    ]);
    // It was changed concurrently.
    expect(await codeOf(await role(nur.id, 'moderator', 'member'))).toEqual([409, 'conflict']);
    // An identical role is no change and is not logged.
    expect((await role(nur.id, 'editor', 'editor')).status).toBe(200);
    expect(await logOf(nur.id)).toHaveLength(1);
    expect(await codeOf(await role(nur.id, 'root', 'editor'))).toEqual([422, 'invalid_fields']);
  });
  it('cannot be changed by oneself, and the last admin cannot be removed', async () => {
    expect(await codeOf(await role(admin.id, 'member', 'admin'))).toEqual([409, 'own_account']);
    const both = await Promise.all([
      role(second.id, 'member', 'admin'),
      role(admin.id, 'member', 'admin', second),
    ]);
    // Two who remove each other's role are serialized: the second is no longer an admin, or the last one.
    const codes = both.map(({ status }) => status).sort();
    expect(codes[0]).toBe(200);
    expect([401, 403, 409]).toContain(codes[1]);
    const admins = await site.db.selectFrom('app_user').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
    for (const { id } of [admin, second])
      await site.db.updateTable('app_user').set({ role: 'admin' }).where('id', '=', id).execute();
    admin = await signedInAgain(admin);
  });
});

it('a member is signed out everywhere', async () => {
  const rana = await site.member();
  expect((await admin.call(signOutUser, { params: { id: rana.id }, body: {} })).status).toBe(200);
  expect((await rana.call(readProfile)).status).toBe(401);
  expect(await logOf(rana.id)).toMatchObject([{ action: 'user.sign-out', before: { sessions: 1 } }]);
});

it('a member is banned and unbanned, with a reason that they can read', async () => {
  const [lamp = 0] = await addProducts(site, { title: { en: 'Lamp' }, ownerId: salma.id });
  expect(await codeOf(await admin.callUnchecked(banUser, { params: { id: salma.id }, body: {} }))).toEqual([
    422,
    'invalid_fields',
  ]);
  const ban = () => admin.call(banUser, { params: { id: salma.id }, body: { reason: 'Adverts' } });
  expect((await ban()).status).toBe(200);
  expect((await ban()).status).toBe(200);
  expect((await site.call(readProduct, { params: { id: lamp } })).status).toBe(410);
  expect(await detail(salma.id)).toMatchObject({
    person: { sessions: 0 },
    posts: { hidden: 1 },
    abilities: ['unban', 'sign-out'],
  });
  expect((await find('banned=1')).data.map(({ name }) => name)).toEqual(['Salma Khoury']);
  expect(await codeOf(await role(salma.id, 'admin', 'member'))).toEqual([409, 'conflict']);
  expect(
    await codeOf(await admin.call(banUser, { params: { id: second.id }, body: { reason: 'x' } })),
  ).toEqual([409, 'staff_account']);
  expect((await admin.call(unbanUser, { params: { id: salma.id }, body: {} })).status).toBe(200);
  expect((await admin.call(unbanUser, { params: { id: salma.id }, body: {} })).status).toBe(200);
  expect((await site.call(readProduct, { params: { id: lamp } })).status).toBe(200);
  expect((await site.nextMail()).text).toContain('Adverts');
  expect((await site.nextMail()).subject).toContain('open again');
  expect(await site.otherMails()).toEqual([]);
});

async function signedInAgain(member: TestMember): Promise<TestMember> {
  const answer = await site.call(logIn, { body: { email: member.email, password: 'a password of tests' } });
  const { token } = (await answer.json()).data;
  return { ...member, token, ...askingAs(site.ask, token) };
}
