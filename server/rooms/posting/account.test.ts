import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvePost, rejectPost } from '../../../contract/decisions.ts';
import { createPost, updatePost } from '../../../contract/posting/posting.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { addMedia, rentalBody } from '../../testing/test-bodies.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const password = 'a password of tests';
let site: TestSite;
let salma: TestMember;
let judge: TestMember;
beforeAll(async () => {
  site = await testSite();
  [salma, judge] = [await site.member({ password }), await site.member({ role: 'moderator' })];
});
afterAll(() => site.close());

it('pending revisions are in the data export of an account, and deleted with it', async () => {
  const media = await addMedia(site, salma, 2);
  const body = rentalBody(site, media);
  const { data } = await (
    await salma.callUnchecked(createPost, { params: { folder: 'rents' }, body })
  ).json();
  await judge.call(approvePost, { params: { kind: 'rent', id: data.id }, body: {} });
  await salma.callUnchecked(updatePost, {
    params: { folder: 'rents', id: data.id },
    body: { ...body, title: 'Wording that waits', images: media },
  });
  await judge.call(rejectPost, {
    params: { kind: 'rent', id: data.id },
    body: { reason: 'Reason given' },
  });
  await salma.callUnchecked(updatePost, {
    params: { folder: 'rents', id: data.id },
    body: { ...body, title: 'Wording that waits again' },
  });

  const text = await (await salma.call(exportAccount)).text();
  const file = JSON.parse(text);
  expect(file.posts).toHaveLength(1);
  expect(file.changesOfPosts).toMatchObject([
    { status: 'withdrawn', reason: 'Reason given', body: { title: 'Wording that waits' } },
    { status: 'pending', body: { title: 'Wording that waits again' } },
  ]);
  expect(file.postings).toMatchObject([{ listing_id: data.id }]);
  expect(text).not.toMatch(/fingerprint|special_open|decided_by/);
  expect(await (await judge.call(exportAccount)).text()).not.toContain('Wording');

  expect((await salma.call(deleteAccount, { body: { password } })).status).toBe(200);
  for (const table of ['listing', 'listing_revision', 'posting', 'media', 'listing_media'] as const) {
    const rows = await site.db.selectFrom(table).selectAll().execute();
    expect(rows, table).toEqual([]);
  }
  // The log retains the decision, without the name of the poster.
  const log = await site.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['post.approve', 'change.reject']);
  expect(JSON.stringify(log)).not.toMatch(/Wording|1718|شقة/);
});
