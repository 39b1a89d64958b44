import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPostKinds } from '../../contract/my-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addMedia, leastBody, makeOld } from '../testing/test-bodies.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/* Fields that no form has, added to valid submissions. */

/** Privileged values, by every name that they might be stored under. */
const wishes = {
  ...{
    id: 777,
    role: 'admin',
    isAdmin: true,
    admin: true,
    abilities: ['users'],
    verified: true,
    status: 'published',
  },
  ...{
    ownerId: 1,
    owner_id: 777,
    userId: 1,
    user_id: 777,
    publishedAt: noon,
    published_at: noon,
    featured: true,
  },
  ...{
    expiresAt: '2099-01-01T00:00:00Z',
    expires_at: '2099-01-01T00:00:00Z',
    createdAt: '2001-01-01T00:00:00Z',
  },
  ...{
    created_at: '2001-01-01T00:00:00Z',
    bannedAt: null,
    banned_at: null,
    source: 'import',
    viewCount: 9_999,
  },
  ...{
    emailConfirmedAt: noon,
    email_confirmed_at: noon,
    passwordHash: 'x',
    password_hash: 'x',
    totpSecret: 'x',
  },
};
/** Properties that JavaScript objects inherit. */
const polluting = `"__proto__":${JSON.stringify(wishes)},"constructor":{"prototype":${JSON.stringify(wishes)}}`;

let site: TestSite;
let member: TestMember;
let media: number[];
beforeAll(async () => {
  site = await overNetwork(await testSite(() => noon, { RATE_LIMITS: '0' }));
  await site.member({ role: 'admin' });
  member = await site.member();
  await makeOld(site, member);
  media = await addMedia(site, member, 16);
});
afterAll(() => site.close());

const userOf = (email: string) =>
  site.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const post = (path: string, body: string, token?: string) =>
  site.ask(addressBelow(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });
/** A body with all of these, and with inherited properties. */
const greedy = (body: object) => [
  JSON.stringify({ ...wishes, ...body }),
  JSON.stringify(body).replace(/^\{/, `{${polluting},`),
];

it('nobody signs up as more than a member', async () => {
  for (const [at, body] of greedy({
    ...{ name: 'Huda', password: 'swordfish-and-olives', passwordConfirmation: 'swordfish-and-olives' },
    ...{ email: 'EMAIL', termsAccepted: true },
  }).entries()) {
    const email = `huda-${at}@post.example`;
    const response = await post('register', body.replace('EMAIL', email));
    expect(response.status, await response.clone().text()).toBe(201);
    const { role, email_confirmed_at, password_hash, banned_at } = await userOf(email);
    expect({ role, email_confirmed_at, banned_at }).toEqual({
      role: 'member',
      email_confirmed_at: null,
      banned_at: null,
    });
    expect(password_hash).toMatch(/^\$argon2id/);
  }
});

it('saving a profile cannot set a role, an address or a confirmation', async () => {
  const before = await userOf(member.email);
  for (const body of greedy({ name: 'Salma' })) {
    const response = await post(
      'profile/save',
      body.replace('"role"', '"email":"other@post.example","role"'),
      member.token,
    );
    expect(response.status, await response.clone().text()).toBe(200);
  }
  const { name, updated_at, ...after } = await userOf(member.email);
  const { name: _, updated_at: __, ...rest } = before;
  expect(after).toEqual(rest);
  expect(name).toBe('Salma');
});

describe.each(ownPostKinds)('a %s', (kind) => {
  it('is pending, belongs to its poster, and is neither verified nor dated by its body', async () => {
    for (const [at, body] of greedy({
      ...(leastBody(site, kind, media) as object),
      ...(kind === 'business' ? { companyName: `Yafa ${kind}` } : { title: `Yafa ${kind}` }),
    }).entries()) {
      const response = await post(postFolders[kind], body.replace('Yafa', `Yafa ${at}`), member.token);
      expect(response.status, await response.clone().text()).toBe(201);
      const { id } = (await response.json()).data;
      expect(id).not.toBe(wishes.id);
      const row = await site.db
        .selectFrom('listing')
        .select(['status', 'owner_id', 'verified', 'published_at', 'source'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(row).toEqual({
        ...{ status: 'pending', owner_id: member.id, verified: false, published_at: null, source: null },
      });
    }
  });
});

it('objects of the server inherit nothing from bodies', () => {
  expect(Object.keys(wishes).filter((name) => name in {})).toEqual([]);
});
