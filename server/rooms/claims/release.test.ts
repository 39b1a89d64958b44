import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../contract/businesses.ts';
import { approveClaim, type ClaimItem, listClaims, sendClaim } from '../../../contract/claims.ts';
import { approvePost, rejectPost } from '../../../contract/decisions.ts';
import { deletePost } from '../../../contract/post-lifecycle.ts';
import { readOwnPost, updatePost } from '../../../contract/posting/posting.ts';
import { deleteAccount, previewDeletion } from '../../../contract/profile.ts';
import { sendReport } from '../../../contract/reports.ts';
import { addMedia, fullBusinessBody, week } from '../../testing/test-bodies.ts';
import { addJobs } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { readRows } from '../listings/row-snapshot-queries.ts';
import { saveListings } from '../listings/service.ts';
import { releaseClaimed } from './service.ts';

const password = 'a password of tests';
let site: TestSite;
let admin: TestMember;
let salma: TestMember;
let place = 0;
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin' });
});
afterAll(() => site.close());
beforeEach(async () => {
  salma = await site.member();
  const pictures = await addMedia(site, salma, 4);
  await site.db.updateTable('media').set({ owner_id: null }).where('id', 'in', pictures).execute();
  [place = 0] = await site.addBusinesses({
    name: { en: 'Bab Touma', ar: 'باب توما' },
    description: { ar: 'مشاوٍ دمشقية' },
    categories: ['bakeries'],
    hours: week,
    services: [{ en: 'Grill' }, { ar: 'حلويات' }],
    phone: '+17185550177',
    pictures: pictures.map((mediaId, at) => ({
      mediaId,
      role: at ? ('main' as const) : ('logo' as const),
      alt: {},
    })),
  });
});

const claim = async (who: TestMember, verified = true) => {
  expect(
    (
      await who.call(sendClaim, {
        params: { id: place },
        body: {
          who: 'Salma, owner',
          way: 'phone',
          detail: 'Mornings',
        },
      })
    ).status,
  ).toBe(201);
  const { data } = await (await admin.call(listClaims, { query: { limit: 60 } })).json();
  const { id } = data.find(({ business }) => business.id === place) as ClaimItem;
  expect((await admin.call(approveClaim, { params: { id }, body: { verified } })).status).toBe(200);
  await site.nextMail();
};
/** The owner changes all fields, and a moderator approves the revision. */
const rewrite = async (who: TestMember) => {
  const { data } = await (await who.call(readOwnPost, { params: { kind: 'business', id: place } })).json();
  const body = fullBusinessBody(site, await addMedia(site, who, 14));
  const response = await who.callUnchecked(
    updatePost,
    { params: { folder: 'businesses', id: place }, body },
    { headers: { 'if-match': data.version } },
  );
  expect(response.status).toBe(200);
  expect((await admin.call(approvePost, { params: { kind: 'business', id: place }, body: {} })).status).toBe(
    200,
  );
  await site.nextMail();
};
const visible = async () => {
  const { data } = await (await site.call(readBusiness, { params: { id: place } })).json();
  const { updatedAt: _at, similar: _similar, ...rest } = data;
  return rest;
};
const remove = (who: TestMember) => who.call(deleteAccount, { body: { password } });

describe('deleting the account', () => {
  it('returns a claimed place to the directory in its former state: texts, photos, hours, verified mark and search words', async () => {
    const [before, rows] = [await visible(), await readRows(site.db, 'business', place)];
    await claim(salma);
    await rewrite(salma);
    expect((await visible()).name).toBe('Yafa Bakery');
    expect((await remove(salma)).status).toBe(200);
    await site.nextMail();
    expect(await visible()).toEqual(before);
    expect(await readRows(site.db, 'business', place)).toEqual(rows);
    expect(before).toMatchObject({ claimable: true, verified: false, name: 'Bab Touma' });
    const { rows: traces } = await sql`
      select 1 from listing_revision where listing_id = ${place}
      union all select 1 from listing_before_claim where listing_id = ${place}`.execute(site.db);
    expect(traces).toEqual([]);
    const line = await site.db
      .selectFrom('audit_log')
      .select(['actor_id', 'hand', 'subject', 'after'])
      .where('action', '=', 'claim.release')
      .where('subject_id', '=', String(place))
      .executeTakeFirst();
    expect(line).toMatchObject({ actor_id: null, hand: 'account', subject: 'business' });
    // It can be claimed again.
    await claim(await site.member());
  });

  it('deletes rejected content, and the standard reason of a takedown', async () => {
    await claim(salma);
    const { data } = await (
      await salma.call(readOwnPost, { params: { kind: 'business', id: place } })
    ).json();
    const body = { ...fullBusinessBody(site, await addMedia(site, salma, 14)), companyName: 'Refused words' };
    await salma.callUnchecked(
      updatePost,
      { params: { folder: 'businesses', id: place }, body },
      { headers: { 'if-match': data.version } },
    );
    const refused = await admin.call(rejectPost, {
      params: { kind: 'business', id: place },
      body: {
        reason: 'Not its name',
      },
    });
    expect(refused.status).toBe(200);
    await site.nextMail();
    const refusals = () =>
      site.db.selectFrom('listing_refusal').select('id').where('listing_id', '=', place).execute();
    expect(await refusals()).toHaveLength(1);
    await sql`
      update listing set status = 'closed', taken_down_at = now(), taken_down_from = 'published',
        take_down_template = 'scam' where id = ${place}`.execute(site.db);
    expect((await remove(salma)).status).toBe(200);
    await site.nextMail();
    expect(await refusals()).toEqual([]);
    const row = await site.db
      .selectFrom('listing')
      .select(['owner_id', 'status', 'take_down_template'])
      .where('id', '=', place)
      .executeTakeFirst();
    expect(row).toEqual({ owner_id: null, status: 'closed', take_down_template: 'scam' });
  });

  it('does not restore what the team took down, and follows merged categories', async () => {
    await claim(salma);
    await sql`
      update listing set status = 'closed', taken_down_at = now(), taken_down_from = 'published',
        take_down_reason = 'Moved away' where id = ${place}`.execute(site.db);
    await sql`
      update listing_before_claim set body = jsonb_set(jsonb_set(body, '{listing,category_id}', '999999'),
        '{listing,dropped_column}', '1') where listing_id = ${place}`.execute(site.db);
    expect((await remove(salma)).status).toBe(200);
    await site.nextMail();
    const row = await site.db
      .selectFrom('listing')
      .select(['owner_id', 'status', 'take_down_reason'])
      .where('id', '=', place)
      .executeTakeFirst();
    expect(row).toEqual({ owner_id: null, status: 'closed', take_down_reason: 'Moved away' });
  });

  it('reports in advance what happens to each post and place, in the language of the page', async () => {
    await claim(salma);
    const [job = 0] = await addJobs(site, { title: { en: 'Baker wanted' }, ownerId: salma.id });
    const preview = async (lang: string) =>
      (await (await salma.call(previewDeletion, {}, { lang })).json()).data;
    expect(await preview('ar')).toEqual({
      items: [
        { id: place, kind: 'business', title: 'باب توما', lang: 'ar', outcome: 'returned' },
        { id: job, kind: 'job', title: 'Baker wanted', lang: 'en', outcome: 'deleted' },
      ],
      more: 0,
    });
    expect((await preview('en')).items[0]?.title).toBe('Bab Touma');
    expect((await site.call(previewDeletion)).status).toBe(401);
  });

  it('preserves shared data: reports, pending decisions, audit log entries', async () => {
    const moderator = await site.member({ role: 'moderator' });
    const [job = 0] = await addJobs(site, { title: { en: 'A scam' } });
    const report = { reason: 'scam', text: 'Asks for money in advance' };
    expect(
      (await moderator.callUnchecked(sendReport, { params: { folder: 'jobs', id: job }, body: report }))
        .status,
    ).toBe(200);
    await sql`
      insert into open_decision (batch, listing_id, actor_id, verdict, before, written_at, decided_at, undo_until)
      values (gen_random_uuid(), ${job}, ${moderator.id}, 'approve', '{}', now(), now(), now())`.execute(
      site.db,
    );
    expect((await remove(moderator)).status).toBe(200);
    await site.nextMail();
    const reports = await site.db.selectFrom('report').selectAll().where('listing_id', '=', job).execute();
    expect(reports).toMatchObject([{ ...report, reporter_id: null, status: 'open' }]);
    const decisions = await site.db
      .selectFrom('open_decision')
      .select(['actor_id', 'verdict'])
      .where('listing_id', '=', job)
      .execute();
    expect(decisions).toEqual([{ actor_id: null, verdict: 'approve' }]);
  });

  it('is rejected for the last administrator', async () => {
    const refused = await remove(admin);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'last_admin']);
    const other = await site.member({ role: 'admin' });
    expect((await remove(other)).status).toBe(200);
    await site.nextMail();
  });
});

describe('a claimed place deleted by its owner', () => {
  it('returns to the directory once it cannot be restored, and imports update it again', async () => {
    const { db, catalog } = site;
    const [row] = await db.selectFrom('listing').select('slug').where('id', '=', place).execute();
    await db
      .updateTable('listing')
      .set({ source: 'city', source_key: `p${place}` })
      .where('id', '=', place)
      .execute();
    await claim(salma, false);
    expect((await salma.call(deletePost, { params: { folder: 'businesses', id: place } })).status).toBe(200);
    const pictures = await db.transaction().execute((tx) => releaseClaimed(tx, place));
    expect(pictures).toHaveLength(4);
    expect(await visible()).toMatchObject({ claimable: true, name: 'Bab Touma' });
    const { restaurants, ridge } = {
      restaurants: catalog.categoryBySlug('restaurants')?.id ?? 0,
      ridge: catalog.placeBySlug('bay-ridge')?.id ?? 0,
    };
    const detail = {
      ...{ whatsapp: null, website: null, social: {}, services: [], hours: null, price_range: null },
      ...{ payment_methods: [], languages: [], halal: null, accessibility: [] },
    };
    const saved = await saveListings(db, catalog, 'business', [
      {
        ...{
          kind: 'business',
          status: 'published',
          ownerId: null,
          lang: 'en',
          title: { en: 'Imported anew' },
        },
        ...{
          description: {},
          categoryIds: [restaurants],
          placeId: ridge,
          street: null,
          zip: null,
          point: null,
        },
        ...{ phone: null, email: null, priceCents: null, anonymous: false, verified: false, expiresAt: null },
        ...{ publishedAt: noon, pictures: null, detail },
        source: { name: 'city', key: `p${place}`, hash: 'newer' },
      },
    ]);
    expect(saved.updated).toBe(1);
    expect((await visible()).name).toBe('Imported anew');
    expect(row?.slug).toBe('bab-touma');
  });
});
