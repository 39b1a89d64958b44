import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readQueuedPost } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { listProducts } from '../../../contract/products.ts';
import { moderationDesk } from '../../testing/moderation.ts';
import { addMedia, jobBody, leastBody, productBody, rentalBody } from '../../testing/test-bodies.ts';
import type { TestMember, TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let salma: TestMember;
let judge: TestMember;
let media: number[];
const desk = moderationDesk((meeting) => {
  ({ site, salma, judge, media } = meeting);
});
const { post, edit, approve, reject, published, formOf, page, queue, logOf } = desk;

describe('a revision of a published post', () => {
  it('is pending if it changes texts, and the published text remains until it is approved', async () => {
    const body = productBody(site, media);
    const id = await published('product', body);
    const changed = { ...body, title: 'Qanun made in Cairo', priceCents: 50_000 };
    expect(await edit('product', id, changed)).toMatchObject({ status: 'published', change: 'pending' });
    expect(await (await page('product', id)).json()).toMatchObject({
      data: { title: 'Oud made in Damascus', priceCents: 45_000 },
    });
    expect((await formOf('product', id)).body).toMatchObject({ title: 'Qanun made in Cairo' });

    const detail = (await (await judge.call(readQueuedPost, { params: { kind: 'product', id } })).json())
      .data;
    expect(detail).toMatchObject({
      item: { change: true, title: 'Qanun made in Cairo', poster: { id: salma.id } },
      body: { title: 'Qanun made in Cairo', priceCents: 50_000 },
      published: { title: 'Oud made in Damascus', priceCents: 45_000 },
    });
    const before = (await formOf('product', id)).post;
    expect((await approve('product', id)).status).toBe(200);
    expect((await site.nextMail()).subject).toContain('Your change');
    expect(await (await page('product', id)).json()).toMatchObject({
      data: { title: 'Qanun made in Cairo', priceCents: 50_000, slug: 'qanun-made-in-cairo' },
    });
    const after = (await formOf('product', id)).post;
    expect(after).toMatchObject({
      change: null,
      publishedAt: before.publishedAt,
      expiresAt: before.expiresAt,
    });
    const found = async (q: string) =>
      (await (await site.call(listProducts, { query: { q } })).json()).data.map((one) => one.id);
    expect(await found('qanun')).toContain(id);
    expect(await found('damascus')).not.toContain(id);
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: 'change.approve',
      after: { fields: ['title', 'priceCents'] },
    });
  });

  it('takes effect at once if it changes none: a price, a move-in date', async () => {
    const body = rentalBody(site, media);
    const id = await published('rent', body);
    const own = await edit('rent', id, { ...body, priceCents: 230_000, availableFrom: '2026-12-01' });
    expect(own).toMatchObject({ status: 'published', change: null });
    expect((await (await page('rent', id)).json()).data.priceCents).toBe(230_000);
    expect((await queue()).data).toEqual([]);
  });

  const waits: [string, OwnPostKind, Record<string, unknown>, boolean][] = [
    ['a description', 'rent', { description: 'أخرى' }, true],
    ['a phone', 'rent', { phone: '+17185550199' }, true],
    ['an address to write to', 'rent', { email: 'x@post.example' }, true],
    ['a link', 'job', { applyUrl: 'https://evil.example' }, true],
    ['a name of a fee', 'rent', { fees: [{ name: 'call 718', amountCents: 1, term: 'once' }] }, true],
    ['a street', 'rent', { location: '1 Call me 718-555-0142' }, true],
    ['a category', 'job', { category: 'office-jobs' }, true],
    [
      'a name of a day',
      'business',
      {
        specialHours: [
          { occasion: 'other', name: 'Call', from: '2027-01-01', to: '2027-01-01', day: { state: 'closed' } },
        ],
      },
      true,
    ],
    [
      'a feast',
      'business',
      {
        specialHours: [
          { occasion: 'eid_al_fitr', from: '2027-03-10', to: '2027-03-12', day: { state: 'closed' } },
        ],
      },
      false,
    ],
    ['what can be paid with', 'business', { paymentMethods: ['card'] }, false],
    ['a Friday prayer', 'business', { prayers: { iqama: {}, friday: [{ at: '13:00' }] } }, false],
    ['a door that is shut for a while', 'business', { temporarilyClosed: true }, false],
    ['pay', 'job', { salaryMinCents: 3_000 }, false],
    ['a thing that became dearer', 'product', { priceCents: 1 }, false],
    ['a name that is hidden', 'product', { anonymous: true }, false],
  ];
  it.each(waits)('%s', async (_, kind, change, doesWait) => {
    const body = leastBody(site, kind, media);
    const id = await published(kind, body);
    const category = site.catalog.categoryBySlug(String(change.category))?.id;
    const own = await edit(kind, id, { ...body, ...change, ...(category && { category }) });
    expect(own.change).toBe(doesWait ? 'pending' : null);
    if (doesWait) {
      await reject(kind, id);
      await site.nextMail();
    }
  });

  it('is pending if it changes a picture, and the old one is deleted a day after', async () => {
    const [old = 0, fresh = 0] = await addMedia(site, salma, 2);
    const body = rentalBody(site, [old]);
    const id = await published('rent', body);
    await edit('rent', id, { ...body, images: [fresh] });
    expect(
      (await (await page('rent', id)).json()).data.photos.map((photo: { id: number }) => photo.id),
    ).toEqual([old]);
    expect(await swept(fresh)).toBe(false);
    await approve('rent', id);
    await site.nextMail();
    expect(
      (await (await page('rent', id)).json()).data.photos.map((photo: { id: number }) => photo.id),
    ).toEqual([fresh]);
    expect(await waitsToBeSwept(old)).toBe(true);
    expect(await swept(fresh)).toBe(false);
    expect(await swept(old)).toBe(true);
  });

  it('of an alternative text is pending, too', async () => {
    const [picture = 0] = await addMedia(site, salma, 1);
    const body = rentalBody(site, [picture]);
    const id = await published('rent', body);
    expect((await edit('rent', id, { ...body, images: [{ id: picture, alt: 'Call 718' }] })).change).toBe(
      'pending',
    );
    await reject('rent', id);
    await site.nextMail();
  });

  it('is replaced by a newer one, whose pictures remain while those of the older are deleted', async () => {
    const [first = 0, next = 0] = await addMedia(site, salma, 2);
    const body = rentalBody(site, media);
    const id = await published('rent', body);
    await edit('rent', id, { ...body, title: 'Second', images: [first] });
    await edit('rent', id, { ...body, title: 'Third', images: [next] });
    // An identical submission changes nothing, not even its position in the queue.
    const at = (await queue()).data[0]?.submittedAt;
    await edit('rent', id, { ...body, title: 'Third', images: [next] });
    expect((await queue()).data).toMatchObject([{ id, title: 'Third', submittedAt: at }]);
    expect(await waitsToBeSwept(first)).toBe(true);
    expect(await swept(next)).toBe(false);
    const revisions = await site.db
      .selectFrom('listing_revision')
      .select('status')
      .where('listing_id', '=', id)
      .orderBy('id')
      .execute();
    expect(revisions.map(({ status }) => status)).toEqual(['withdrawn', 'pending']);
    // Reverted to the published version: nothing is pending any more.
    expect((await edit('rent', id, body)).change).toBeNull();
    expect((await queue()).data).toEqual([]);
  });

  it('that is rejected leaves the published version unchanged, and its text is not lost', async () => {
    const body = jobBody(site);
    const id = await published('job', body);
    await edit('job', id, { ...body, title: 'EASY MONEY' });
    expect((await reject('job', id, 'No shouting, please.')).status).toBe(200);
    const mail = await site.nextMail();
    expect(mail.subject).toContain('Your change');
    expect(mail.text).toContain('No shouting, please.');
    expect((await (await page('job', id)).json()).data.title).toBe('Baker wanted');
    const form = await formOf('job', id);
    expect(form.post).toMatchObject({
      status: 'published',
      change: 'rejected',
      reason: 'No shouting, please.',
    });
    expect(form.body).toMatchObject({ title: 'EASY MONEY' });
    expect(await edit('job', id, { ...body, title: 'Easy money' })).toMatchObject({
      change: 'pending',
      reason: null,
    });
    await approve('job', id);
    await site.nextMail();
    expect((await (await page('job', id)).json()).data.title).toBe('Easy money');
  });

  it('is validated again when it is approved', async () => {
    const [gone = 0] = await addMedia(site, salma, 1);
    const body = rentalBody(site, media);
    const id = await published('rent', body);
    await edit('rent', id, { ...body, images: [gone] });
    await site.db.deleteFrom('media').where('id', '=', gone).execute();
    const response = await approve('rent', id);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty('images');
    expect((await reject('rent', id)).status).toBe(200);
    await site.nextMail();
    // A rejected revision whose pictures were deleted cannot be continued: the form loads the published version.
    expect((await formOf('rent', id)).body.images).toEqual([{ id: media[0], alt: null }]);
  });

  const waitsToBeSwept = async (id: number) => {
    const { rows } = await sql`
      select 1 from pgboss.job where name = 'media-sweep' and (data->>'mediaId')::bigint = ${id}
        and start_after > now()`.execute(site.db);
    return rows.length > 0;
  };
  /** Whether the deletion of unused pictures would delete this one now. */
  const swept = async (id: number) => {
    const { deleteUnused } = await import('../media/queries.ts');
    return (await deleteUnused(site.db, id)).length > 0;
  };
});

it('an expired post is pending again when edited, and retains its first publication date', async () => {
  const body = productBody(site, media);
  const id = await published('product', body);
  const first = (await formOf('product', id)).post.publishedAt;
  const was = desk.clock;
  desk.clock = new Date(desk.clock.getTime() + 29 * 86_400_000);
  await sql`update listing set expires_at = ${desk.clock} where id = ${id}`.execute(site.db);
  expect((await formOf('product', id)).post.status).toBe('expired');
  expect(await edit('product', id, { ...body, priceCents: 40_000 })).toMatchObject({ status: 'pending' });
  expect((await approve('product', id)).status).toBe(200);
  await site.nextMail();
  expect((await formOf('product', id)).post).toMatchObject({ status: 'published', publishedAt: first });
  desk.clock = was;
});

describe('the closing date', () => {
  it('determines the expiry of the post when changed, up to its maximum', async () => {
    const body = { ...jobBody(site), closingDate: '2026-12-01' };
    const id = await published('job', body);
    const end = async () => (await formOf('job', id)).post.expiresAt;
    expect(await end()).toBe('2026-12-02T05:00:00.000Z');
    const whole = new Date(desk.clock.getTime() + 60 * 86_400_000).toISOString();
    await edit('job', id, { ...body, closingDate: '2026-12-10' });
    expect(await end()).toBe('2026-12-11T05:00:00.000Z');
    await edit('job', id, { ...body, closingDate: '2028-01-01' });
    expect(await end()).toBe(whole);
    desk.clock = new Date(desk.clock.getTime() + 86_400_000);
    await edit('job', id, { ...body, closingDate: null });
    expect(await end()).toBe(whole);
  });
  it('that passed while a job was pending prevents its publication', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Late', closingDate: '2026-11-25' });
    const was = desk.clock;
    desk.clock = new Date('2026-11-26T05:00:00Z');
    const response = await approve('job', id);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ closingDate: ['This day has passed'] });
    expect((await reject('job', id)).status).toBe(200);
    await site.nextMail();
    desk.clock = was;
  });
});
