import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPostKinds } from '../../contract/my-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { createPost } from '../../contract/posting/posting.ts';
import { saveProfile } from '../../contract/profile.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addMedia, leastBody, makeOld } from '../testing/test-bodies.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/* Text that breaks storage (lone surrogates, NUL) or readers (bidirectional overrides). */

let site: TestSite;
let member: TestMember;
let media: number[];
beforeAll(async () => {
  site = await overNetwork(await testSite(() => noon, { RATE_LIMITS: '0' }));
  member = await site.member();
  await makeOld(site, member);
  media = await addMedia(site, member, 16);
});
afterAll(() => site.close());

const bodyWith = (kind: (typeof ownPostKinds)[number], text: string) => ({
  ...(leastBody(site, kind, media) as object),
  ...(kind === 'business' ? { companyName: text } : { title: text }),
});
const titleOf = async (id: number) => {
  const row = await site.db
    .selectFrom('listing')
    .select(['title_en', 'title_ar'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.title_en ?? row.title_ar;
};
/** JSON that a client may send although JavaScript cannot represent the text as valid Unicode. */
const raw = async (path: string, body: object, from: string, to: string) =>
  site.ask(addressBelow(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
    body: JSON.stringify(body).replace(from, to),
  });

describe.each(ownPostKinds)('the title of a %s', (kind) => {
  it.each(['\\ud800', 'x\\udc00y', '\\udfff\\ud800'])(
    'with a lone surrogate (%s) is rejected',
    async (half) => {
      const response = await raw(postFolders[kind], bodyWith(kind, 'HALF'), 'HALF', half);
      expect(response.status).toBe(422);
      const { errors } = await response.json();
      expect(Object.values(errors).flat()).not.toHaveLength(0);
    },
  );
  it('has NUL and other control characters replaced by spaces', async () => {
    const made = await raw(
      postFolders[kind],
      bodyWith(kind, 'Quiet HOLE home'),
      'HOLE',
      '\\u0000\\u0007\\u001b[31m',
    );
    expect(made.status, await made.clone().text()).toBe(201);
    expect(await titleOf((await made.json()).data.id)).toBe('Quiet [31m home');
  });
  it('has no bidirectional overrides', async () => {
    const turned = 'Quiet \u202egpj.exe\u202c \u2066home\u2069 \u202a\u202b\u202d\u2067\u2068now';
    const made = await member.callUnchecked(createPost, {
      params: { folder: postFolders[kind] },
      body: bodyWith(kind, turned),
    });
    expect(made.status, await made.clone().text()).toBe(201);
    expect(await titleOf((await made.json()).data.id)).toBe('Quiet gpj.exe home now');
  });
  it('retains the joiners and marks that Arabic and names are written with', async () => {
    const right = 'می\u200cخواهم \u200fبيت\u200e 👩\u200d👧';
    const made = await member.callUnchecked(createPost, {
      params: { folder: postFolders[kind] },
      body: bodyWith(kind, right),
    });
    expect(made.status, await made.clone().text()).toBe(201);
    expect(await titleOf((await made.json()).data.id)).toBe(right);
  });
});

it('names cannot reverse the text that follows them', async () => {
  const saved = await member.call(saveProfile, { body: { name: 'Salma \u202enimda' } });
  expect(saved.status).toBe(200);
  expect((await saved.json()).data.name).toBe('Salma nimda');
});

it.each([
  'salma\u202e@post.example',
  'salma@post.exa\u200bmple',
  'sal\u0000ma@post.example',
  '\ufeffsalma@post.example',
])('an address with invisible characters is rejected: %j', async (email) => {
  const body = JSON.stringify({ email });
  const headers = { 'content-type': 'application/json' };
  const response = await site.ask(addressBelow('subscribes'), { method: 'POST', headers, body });
  const stored = await site.db.selectFrom('subscription').select('email').execute();
  if (response.status === 200) expect(stored).toEqual([{ email: 'salma@post.example' }]);
  else expect([response.status, stored]).toEqual([422, []]);
  await site.db.deleteFrom('subscription').execute();
});

it('paths may contain any bytes', async () => {
  for (const bytes of ['%ED%A0%80', '%C0%AF', '%FF%FE', '%00', '%E2%80%AE', '%F4%90%80%80', '%', '%zz']) {
    for (const path of [
      `rents/${bytes}`,
      `search?q=${bytes}`,
      `pages/${bytes}`,
      `search/suggest?q=x${bytes}`,
    ]) {
      const { status } = await site.ask(addressBelow(path));
      expect([path, status < 500]).toEqual([path, true]);
    }
  }
});
