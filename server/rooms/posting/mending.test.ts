import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rejectPost } from '../../../contract/decisions.ts';
import { putBackListing, takeDownListing } from '../../../contract/managed-listings.ts';
import { listOwnPosts, ownPostKinds } from '../../../contract/my-posts.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { closePost, deletePost, renewPost } from '../../../contract/post-lifecycle.ts';
import { readOwnPost, updatePost } from '../../../contract/posting/posting.ts';
import { moderationDesk } from '../../testing/moderation.ts';
import { jobBody, leastBody, productBody, rentalBody } from '../../testing/test-bodies.ts';
import type { TestMember, TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let salma: TestMember;
let judge: TestMember;
let media: number[];
const desk = moderationDesk((meeting) => {
  ({ site, salma, judge, media } = meeting);
});
const { post, edit, approve, reject, askChange, published, formOf, page, queue, detailOf } = desk;
const speak = (lang: string) =>
  sql`update app_user set lang = ${lang} where id = ${salma.id}`.execute(site.db);
/** An edit that may be refused. */
const sendEdit = (by: TestMember, folder: string, id: number, body: unknown) =>
  by.callUnchecked(updatePost, { params: { folder, id }, body });
const takeDown = (id: number, why: object) => judge.call(takeDownListing, { params: { id }, body: why });
const counts = async (kind: string) =>
  (await (await salma.call(listOwnPosts)).json()).meta.counts.filter(
    (one: { kind: string }) => one.kind === kind,
  );

describe('fields follow the category', () => {
  it('when an edit moves a vehicle, and an imported value remains in its category', async () => {
    const slug = (name: string) => site.catalog.categoryBySlug(name)?.id;
    const body = productBody(site, media);
    const car = { ...body, mainCategory: slug('vehicles'), subCategory: slug('cars'), mileage: 98_000 };
    const id = await published('product', car);
    const send = (of: number, changed: Record<string, unknown>) => sendEdit(salma, 'products', of, changed);
    const moved = await send(id, { ...body, mileage: 98_000 });
    expect(moved.status).toBe(422);
    expect(Object.keys((await moved.json()).errors ?? {})).toEqual(['mileage']);
    expect((await send(id, body)).status).toBe(200);

    const other = await published('product', { ...body, title: 'Imported' });
    await site.db.updateTable('product').set({ mileage: 7 }).where('id', '=', other).execute();
    const same = { ...body, title: 'Imported', mileage: 7 };
    expect((await send(other, same)).status).toBe(200);
    expect((await send(other, { ...same, mileage: 8 })).status).toBe(422);
  });
});

describe('a returned post names the field to be changed', () => {
  it('by the standard reason, and the email links to it', async () => {
    const { id } = await post('rent', rentalBody(site, media));
    await askChange('rent', id, { template: 'photos' });
    const mail = await site.nextMail();
    expect(mail.text).toContain(`/form/rent?id=${id}&field=images`);
    expect((await formOf('rent', id)).post).toMatchObject({ reasonField: 'images', isReturned: true });
  });
  it('by the moderator, who can be more specific, in the language of the poster', async () => {
    await speak('ar');
    const { id } = await post('product', productBody(site, media));
    await judge.call(rejectPost, {
      params: { kind: 'product', id },
      body: { reason: 'Which size?', field: 'model' },
    });
    expect((await site.nextMail()).text).toContain(`/form/product?id=${id}&field=model&lang=ar`);
    expect((await formOf('product', id)).post).toMatchObject({ reasonField: 'model', reason: 'Which size?' });
    await speak('en');
  });
  it('or the whole post, if the moderator says so', async () => {
    const { id } = await post('product', { ...productBody(site, media), title: 'Whole' });
    await judge.call(rejectPost, {
      params: { kind: 'product', id },
      body: { template: 'photos', field: null },
    });
    expect((await site.nextMail()).text).toMatch(new RegExp(`/form/product\\?id=${id}\\s`));
    expect((await formOf('product', id)).post.reasonField).toBeNull();
  });
  it('also of a revision of a published post', async () => {
    const body = { ...jobBody(site), title: 'Field of a change' };
    const id = await published('job', body);
    await edit('job', id, { ...body, description: 'Call 718 555 0142' });
    await reject('job', id, 'x');
    await site.nextMail();
    expect((await formOf('job', id)).post).toMatchObject({ change: 'rejected', reasonField: null });
    await edit('job', id, { ...body, description: 'Call 718 555 0143' });
    await askChange('job', id, { template: 'contact' });
    expect((await site.nextMail()).text).toContain(`/form/job?id=${id}&field=description`);
    expect((await formOf('job', id)).post).toMatchObject({ change: 'rejected', reasonField: 'description' });
  });
  it('and rejects unknown field names', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'No field' });
    const answer = await judge.call(rejectPost, {
      params: { kind: 'job', id },
      body: { reason: 'x', field: '"><b' },
    });
    expect(answer.status).toBe(422);
  });
});

describe('a post that was taken down', () => {
  it('states the reason in the language of its poster: standard reasons are not the moderator’s own text', async () => {
    const id = await published('product', { ...productBody(site, media), title: 'Taken down' });
    await speak('ar');
    expect((await takeDown(id, { template: 'scam', reason: 'See line 2.' })).status).toBe(200);
    const mail = await site.nextMail();
    expect(mail.text).toContain('يطلب من الناس مالًا مقدّمًا.');
    expect(mail.text).toContain('See line 2.');
    expect(mail.text).toContain(`/form/product?id=${id}&lang=ar`);
    await speak('en');
    const inLang = async (lang: string) =>
      (await (await salma.call(readOwnPost, { params: { kind: 'product', id } }, { lang })).json()).data.post
        .reason;
    expect(await inLang('en')).toBe('It asks people for money in advance.\nSee line 2.');
    expect(await inLang('ar')).toBe('يطلب من الناس مالًا مقدّمًا.\nSee line 2.');
    expect((await takeDown(id, {})).status).toBe(422);
  });

  it.each(ownPostKinds)(
    'a %s can be edited and resubmitted; the moderator sees why it was taken down',
    async (kind) => {
      const body = leastBody(site, kind, media);
      const id = await published(kind, body);
      expect((await takeDown(id, { template: 'wrong' })).status).toBe(200);
      await site.nextMail();
      const { post: own } = await formOf(kind, id);
      expect(own).toMatchObject({ status: 'closed', takenDown: true });
      expect(own.abilities.toSorted()).toEqual(['delete', 'edit']);
      expect(await edit(kind, id, body)).toMatchObject({ status: 'pending', takenDown: false, reason: null });
      // Nobody else sees it, and neither its owner nor editors of listings can publish it without moderation.
      expect((await page(kind, id)).status).toBe(404);
      expect((await salma.call(renewPost, { params: { folder: postFolders[kind], id } })).status).toBe(409);
      expect((await judge.call(putBackListing, { params: { id }, body: {} })).status).toBe(409);
      const item = (await queue('?limit=60')).data.find((one) => one.id === id);
      expect(item).toMatchObject({ resubmitted: true, takenDownFor: 'What it says isn’t true.' });
      expect((await detailOf(kind, id)).item.takenDownFor).toBe('What it says isn’t true.');

      // Rejected, it is a rejected post; resubmitted, it is still marked as having been taken down.
      await reject(kind, id, 'Not yet.');
      await site.nextMail();
      expect((await formOf(kind, id)).post).toMatchObject({ status: 'rejected', reason: 'Not yet.' });
      await edit(kind, id, body);
      expect((await detailOf(kind, id)).item.takenDownFor).toBe('What it says isn’t true.');
      expect((await approve(kind, id)).status).toBe(200);
      await site.nextMail();
      expect((await page(kind, id)).status).toBe(200);
      const { take_down_template } = await site.db
        .selectFrom('listing')
        .select('take_down_template')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(take_down_template).toBeNull();
      await salma.call(deletePost, { params: { folder: postFolders[kind], id } });
    },
  );
  it('cannot be edited by others', async () => {
    const body = { ...jobBody(site), title: 'Not yours' };
    const id = await published('job', body);
    await takeDown(id, { template: 'wrong' });
    await site.nextMail();
    expect((await sendEdit(judge, 'jobs', id, body)).status).toBe(404);
  });
  it('while a post that its owner closed cannot be edited', async () => {
    const body = { ...jobBody(site), title: 'Filled' };
    const id = await published('job', body);
    await salma.call(closePost, { params: { folder: 'jobs', id }, body: { as: 'filled' } });
    expect((await sendEdit(salma, 'jobs', id, body)).status).toBe(409);
  });
});

it('counts the posts that need changes by their owner, by kind and status', async () => {
  const before = await counts('job');
  const toMend = (list: { status: string; toMend: number }[], status: string) =>
    list.find((one) => one.status === status)?.toMend ?? 0;
  const body = jobBody(site);
  const sentBack = (await post('job', { ...body, title: 'Sent back' })).id;
  await reject('job', sentBack);
  const down = await published('job', { ...body, title: 'Down' });
  await takeDown(down, { template: 'wrong' });
  const changed = await published('job', { ...body, title: 'Changed' });
  await edit('job', changed, { ...body, title: 'Changed twice' });
  await reject('job', changed);
  const after = await counts('job');
  for (const status of ['rejected', 'closed', 'published'])
    expect(toMend(after, status) - toMend(before, status), status).toBe(1);
  expect(toMend(after, 'pending')).toBe(0);
});
