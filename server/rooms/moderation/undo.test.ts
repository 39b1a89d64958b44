import { describe, expect, it } from 'vitest';
import { approvePost, rejectPost, undoDecision } from '../../../contract/decisions.ts';
import { deletePost } from '../../../contract/post-lifecycle.ts';
import { createPost, updatePost } from '../../../contract/posting/posting.ts';
import { exportAccount } from '../../../contract/profile.ts';
import { moderationDesk } from '../../testing/moderation.ts';
import { fullBody, jobBody, productBody, rentalBody } from '../../testing/test-bodies.ts';
import type { TestMember, TestSite } from '../../testing/test-site.ts';
import { testSite } from '../../testing/test-site.ts';

let site: TestSite;
let salma: TestMember;
let second: TestMember;
let media: number[];
const desk = moderationDesk(
  (meeting) => {
    ({ site, salma, second, media } = meeting);
  },
  { UNDO_SECONDS: '600' },
);
const { post, edit, approve, reject, askChange, undo, published, formOf, page, queue, detailOf, logOf } =
  desk;
const rowsOf = (id: number) =>
  Promise.all([
    site.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    site.db.selectFrom('business').selectAll().where('id', '=', id).executeTakeFirst(),
    site.db
      .selectFrom('listing_media')
      .selectAll()
      .where('listing_id', '=', id)
      .orderBy('role')
      .orderBy('position')
      .execute(),
  ]);
/** Without columns that every write changes. */
const without = ([listing, ...rest]: Awaited<ReturnType<typeof rowsOf>>) => [
  { ...listing, updated_at: null },
  ...rest,
];

describe('undoing a decision', () => {
  it('restores the state of the earlier rejection', async () => {
    const body = jobBody(site);
    const { id } = await post('job', { ...body, title: 'Refused by mistake' });
    await reject('job', id, 'A mistake.');
    await undo();
    expect((await detailOf('job', id)).earlier).toBeNull();
    await reject('job', id, 'No pay named.');
    await edit('job', id, { ...body, title: 'With pay' });
    await approve('job', id);
    await undo();
    expect((await detailOf('job', id)).earlier).toMatchObject({ reason: 'No pay named.' });
    await reject('job', id);
  });

  it.each([
    ['approve', (id: number) => approve('job', id)],
    ['reject', (id: number) => reject('job', id)],
    ['ask for a change', (id: number) => askChange('job', id, { template: 'incomplete' })],
  ])('%s: it is pending in its position, and nobody is notified', async (_, decide) => {
    const { id } = await post('job', { ...jobBody(site), title: `Undone ${_}` });
    const later = await post('job', { ...jobBody(site), title: `Later ${_}` });
    const before = await rowsOf(id);
    const answer = await (await decide(id)).json();
    expect(answer.data.undoUntil).toBe(new Date(desk.clock.getTime() + 600_000).toISOString());
    expect((await queue()).data.map((item) => item.id)).not.toContain(id);
    expect(await (await undo()).json()).toEqual({ data: { posts: [{ kind: 'job', id }] } });
    expect(without(await rowsOf(id))).toEqual(without(before));
    const waiting = (await queue()).data.map((item) => item.id);
    expect(waiting.indexOf(id)).toBe(waiting.indexOf(later.id) - 1);
    expect((await page('job', id)).status).toBe(404);
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'post.undo' });
    expect(
      await site.db.selectFrom('open_decision').select('id').where('listing_id', '=', id).execute(),
    ).toEqual([]);
    expect((await undo()).status).toBe(409);
    expect(await site.otherMails()).toEqual([]);
  });

  it('restores an approved revision: the published version is exactly as before, and the revision pending', async () => {
    const body = fullBody(site, 'business', media);
    const id = await published('business', body);
    await edit('business', id, {
      ...body,
      companyName: 'Yafa Sweets',
      mainPhotos: media.slice(2, 5),
      services: ['Sweets', 'Coffee', 'Tea'],
      phone: '+17185550199',
    });
    const before = await rowsOf(id);
    const waiting = (await formOf('business', id)).body;
    expect((await approve('business', id)).status).toBe(200);
    expect((await (await page('business', id)).json()).data.name).toBe('Yafa Sweets');
    expect((await undo()).status).toBe(200);
    expect(without(await rowsOf(id))).toEqual(without(before));
    expect((await formOf('business', id)).body).toEqual(waiting);
    expect((await detailOf('business', id)).item.change).toBe(true);
    // It can be decided again.
    expect((await reject('business', id)).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect((await approve('business', id)).status).toBe(200);
    expect((await (await page('business', id)).json()).data.name).toBe('Yafa Sweets');
  });

  it('is possible for its moderator only, and for a limited time', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Mine' });
    await approve('job', id);
    expect((await undo(second)).status).toBe(409);
    desk.clock = new Date(desk.clock.getTime() + 600_001);
    const late = await undo();
    expect([late.status, (await late.json()).code]).toEqual([409, 'cannot_undo']);
    expect((await page('job', id)).status).toBe(200);
  });

  it.each([
    [
      'an edit that acts at once',
      (id: number) => edit('rent', id, { ...rentalBody(site, media), priceCents: 1_000_00 }),
    ],
    [
      'a change that waits',
      (id: number) => edit('rent', id, { ...rentalBody(site, media), description: 'شقة أخرى' }),
    ],
    ['its deletion', (id: number) => salma.call(deletePost, { params: { folder: 'rents', id } })],
  ])('preserves what its poster did since: %s', async (_, act) => {
    const { id } = await post('rent', { ...rentalBody(site, media), title: `شقة ${_}` });
    await approve('rent', id);
    await act(id);
    const before = await rowsOf(id);
    expect((await undo()).status).toBe(409);
    expect(await rowsOf(id)).toEqual(before);
  });

  it('is rejected if the post was submitted again since', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Sent again' });
    await reject('job', id);
    await edit('job', id, { ...jobBody(site), title: 'Sent again, better' });
    expect((await undo()).status).toBe(409);
    expect((await formOf('job', id)).post.status).toBe('pending');
  });
});

describe('the notification of the poster', () => {
  it('is one email when the decision cannot be undone any more, unless the post has changed by then', async () => {
    const quick = await testSite(undefined, { UNDO_SECONDS: '2' });
    const poster = await quick.member();
    const judge = await quick.member({ role: 'moderator' });
    const sent = async (title: string): Promise<number> =>
      (
        await (
          await poster.callUnchecked(createPost, {
            params: { folder: 'jobs' },
            body: { ...jobBody(quick), title },
          })
        ).json()
      ).data.id;
    const ids = [];
    for (const title of ['Undone', 'Told', 'Sent again']) ids.push(await sent(title));
    const [undone, notified, again] = ids;
    await judge.callUnchecked(approvePost, { params: { kind: 'job', id: undone }, body: {} });
    expect((await judge.call(undoDecision, { body: {} })).status).toBe(200);
    await judge.callUnchecked(rejectPost, {
      params: { kind: 'job', id: again },
      body: { template: 'photos' },
    });
    await poster.callUnchecked(updatePost, {
      params: { folder: 'jobs', id: again },
      body: { ...jobBody(quick), title: 'Sent again, better' },
    });
    await judge.callUnchecked(rejectPost, {
      params: { kind: 'job', id: notified },
      body: {
        template: 'duplicate',
        reason: 'See the one of May.',
      },
    });
    // Nothing was sent yet.
    expect(await quick.otherMails()).toEqual([]);
    const mail = await quick.nextMail();
    expect(mail.text).toContain('Told');
    expect(mail.text).toContain(
      'The same post is here already. Please keep one of them. See the one of May.',
    );
    expect((await judge.call(undoDecision, { body: {} })).status).toBe(409);
    expect(await quick.db.selectFrom('open_decision').select('listing_id').execute()).toEqual([]);
    expect(await quick.otherMails()).toEqual([]);
    await quick.close();
  });
});

it('an undoable decision is made once: its stored state is not readable by the poster', async () => {
  const { id } = await post('product', productBody(site, media));
  await approve('product', id);
  const notified = JSON.stringify(await (await salma.call(exportAccount)).json());
  expect(notified).not.toContain('written_at');
});
