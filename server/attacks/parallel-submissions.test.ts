import { afterAll, beforeAll, expect, it } from 'vitest';
import { approveClaim, listClaims, sendClaim } from '../../contract/claims.ts';
import { readJob } from '../../contract/jobs.ts';
import { readQueuedPost } from '../../contract/moderation.ts';
import { createPost, updatePost } from '../../contract/posting/posting.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addMedia, jobBody, makeOld } from '../testing/test-bodies.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/* The same request many times concurrently: each effect happens once. */

const times = 8;

let site: TestSite;
let member: TestMember;
let admin: TestMember;
beforeAll(async () => {
  site = await overNetwork(await testSite(() => noon, { RATE_LIMITS: '0' }));
  [member, admin] = [await site.member(), await site.member({ role: 'admin' })];
  await makeOld(site, member);
});
afterAll(() => site.close());

const atOnce = <T>(ask: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(index)));
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.ask(addressBelow(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const postsNamed = (title: string) =>
  site.db.selectFrom('listing').select('id').where('title_en', '=', title).execute();

it.each([
  ['with a key', { 'idempotency-key': 'one-form' }],
  ['without one', {}],
])('a form that is submitted %s creates one post', async (how, key) => {
  const title = `Baker ${how}`;
  const headers = { authorization: `Bearer ${member.token}`, ...(key as Record<string, string>) };
  const answers = await atOnce(() => post('jobs', { ...jobBody(site), title }, headers));
  expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status))).toEqual(
    [],
  );
  expect(await postsNamed(title)).toHaveLength(1);
});

it('a code is exchanged for one token, and a token sets one password', async () => {
  const { email } = await site.member();
  await post('forgot-password', { email });
  const otp = /\b\d{6}\b/.exec((await site.nextMail()).text ?? '')?.[0];
  const verified = await atOnce(() => post('verify-otp', { email, otp }));
  expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
  const { data } = await (verified.find(({ status }) => status === 200) as Response).json();
  const reset = await atOnce((index) => {
    const password = `swordfish-and-olives-${index}`;
    return post('reset-password', { ...data, password, passwordConfirmation: password });
  });
  expect(reset.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('an address creates one account', async () => {
  const password = 'swordfish-and-olives';
  const form = {
    name: 'Huda',
    email: 'once@post.example',
    password,
    passwordConfirmation: password,
    termsAccepted: true,
  };
  await atOnce(() => post('register', form));
  const accounts = await site.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', form.email)
    .execute();
  expect(accounts).toHaveLength(1);
});

it('a business with two claims is transferred once, however often both are approved', async () => {
  const [id = 0] = await site.addBusinesses({ name: { en: 'Al Noor Bakery' } });
  const claimants = [await site.member(), await site.member()];
  for (const claimant of claimants) {
    await makeOld(site, claimant);
    const sent = await claimant.call(sendClaim, {
      params: { id },
      body: {
        who: 'The owner',
        way: 'phone',
        detail: 'I run it since 1987.',
      },
    });
    expect(sent.status, await sent.clone().text()).toBe(201);
  }
  const claims = (await (await admin.call(listClaims)).json()).data;
  const answers = await atOnce((index) =>
    admin.callUnchecked(approveClaim, { params: { id: claims[index % 2]?.id }, body: {} }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { owner_id } = await site.db
    .selectFrom('listing')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const approved = await site.db
    .selectFrom('claim')
    .select('user_id')
    .where('status', '=', 'approved')
    .execute();
  expect(approved).toEqual([{ user_id: owner_id }]);
});

it('an edit by the poster during an approval is not published unreviewed', async () => {
  for (let round = 0; round < 6; round++) {
    const body = { ...jobBody(site), title: `Seen ${round}` };
    const made = await member.callUnchecked(createPost, { params: { folder: 'jobs' }, body });
    const { id } = (await made.json()).data;
    const { data } = await (await admin.call(readQueuedPost, { params: { kind: 'job', id } })).json();
    const headers = { authorization: `Bearer ${admin.token}`, 'if-match': `"${data.version}"` };
    const [approved] = await Promise.all([
      post(`admin/queue/job/${id}/approve`, {}, headers),
      member.callUnchecked(updatePost, {
        params: { folder: 'jobs', id },
        body: { ...body, title: `Unseen ${round}` },
      }),
    ]);
    expect([200, 409]).toContain(approved.status);
    const read = await site.call(readJob, { params: { id } });
    if (read.status === 200) expect((await read.json()).data.title).toBe(`Seen ${round}`);
  }
});

it('a session that ends during many requests is invalid for all later ones', async () => {
  const password = 'a password of tests';
  const huda = await site.member({ password });
  const { data } = await (await post('login', { email: huda.email, password })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const ended = await atOnce(() => post('logout', undefined, headers));
  expect(ended.filter(({ status }) => ![200, 401].includes(status))).toEqual([]);
  const later = await atOnce(() => site.ask(addressBelow('profile'), { headers }));
  expect(later.map(({ status }) => status)).toEqual(Array(times).fill(401));
});

it('a picture of one member cannot be used by others, however many posts reference it concurrently', async () => {
  const other = await site.member();
  await makeOld(site, other);
  const media = await addMedia(site, other, 1);
  const answers = await atOnce(() =>
    member.callUnchecked(createPost, {
      params: { folder: 'jobs' },
      body: { ...jobBody(site), title: 'Theirs', images: media, logo: media[0] },
    }),
  );
  const used = await site.db
    .selectFrom('listing_media')
    .select('media_id')
    .where('media_id', 'in', media)
    .execute();
  expect([answers.some(({ status }) => status >= 500), used]).toEqual([false, []]);
});
