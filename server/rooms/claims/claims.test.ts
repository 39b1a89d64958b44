import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '../../../contract/access.ts';
import { readBusiness } from '../../../contract/businesses.ts';
import {
  approveClaim,
  type ClaimDetail,
  type ClaimList,
  listClaims,
  readClaim,
  rejectClaim,
  sendClaim,
} from '../../../contract/claims.ts';
import { limits } from '../../../contract/limits.ts';
import { listOwnPosts } from '../../../contract/my-posts.ts';
import { readOwnPost } from '../../../contract/posting/posting.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { addMedia } from '../../testing/test-bodies.ts';
import { addJobs } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { saveListings } from '../listings/service.ts';

let site: TestSite;
let admin: TestMember;
let salma: TestMember;
let omar: TestMember;
let bakery = 0;
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin' });
});
afterAll(() => site.close());
beforeEach(async () => {
  // New members each time, as claims per account and day are limited.
  [salma, omar] = [await site.member(), await site.member({ name: 'Omar' })];
  [bakery = 0] = await site.addBusinesses({ name: { en: 'Bab Touma', ar: 'باب توما' } });
});

const body = { who: 'Salma Khoury, owner', way: 'phone', detail: 'Mornings; ask for Salma.' };
const claim = (who: TestMember, sent: unknown = body, id = bakery, lang = 'en') =>
  who.callUnchecked(sendClaim, { params: { id }, body: sent }, { lang });
const list = async (query: string): Promise<ClaimList> =>
  (await admin.callUnchecked(listClaims, { query })).json();
const waiting = async (): Promise<number> => {
  const { data } = await list('limit=60');
  return data.findLast(({ business }) => business.id === bakery)?.id ?? 0;
};
const detail = async (id: number): Promise<ClaimDetail> =>
  (await (await admin.call(readClaim, { params: { id } })).json()).data;
const decide = (id: number, verb: 'approve' | 'reject', sent: unknown = {}) =>
  admin.callUnchecked(verb === 'approve' ? approveClaim : rejectClaim, { params: { id }, body: sent });
const published = async () => (await (await site.call(readBusiness, { params: { id: bakery } })).json()).data;

describe('a claim', () => {
  it('is accepted for unclaimed businesses only, once per member', async () => {
    expect((await published()).claimable).toBe(true);
    expect((await claim(salma)).status).toBe(201);
    const again = await claim(salma);
    expect([again.status, (await again.json()).code]).toEqual([409, 'claim_waits']);
    expect((await claim(omar)).status).toBe(201);
    const [owned = 0, pending = 0] = await site.addBusinesses(
      { name: { en: 'Owned' }, ownerId: omar.id },
      { name: { en: 'Waits' }, status: 'pending' },
    );
    expect((await (await site.call(readBusiness, { params: { id: owned } })).json()).data.claimable).toBe(
      false,
    );
    const [job = 0] = await addJobs(site, { title: { en: 'A job' } });
    for (const [id, status] of [
      [owned, 409],
      [pending, 404],
      [job, 404],
      [999_999, 404],
    ] as const)
      expect([id, (await claim(salma, body, id)).status]).toEqual([id, status]);
    const guest = await site.callUnchecked(sendClaim, { params: { id: bakery } });
    expect(guest.status).toBe(401);
  });

  it('reports missing fields in the language of the page', async () => {
    const { errors } = await (await claim(salma, { way: 'document' }, bakery, 'ar')).json();
    expect(Object.keys(errors ?? {}).sort()).toEqual(['detail', 'who']);
    const empty = await (await claim(salma, { ...body, way: 'document' })).json();
    expect(empty.errors).toEqual({ document: ['Add a picture of the document'] });
    const [own = 0] = await addMedia(site, omar, 1);
    const theirs = await claim(salma, { ...body, way: 'document', document: own });
    expect([theirs.status, Object.keys((await theirs.json()).errors ?? {})]).toEqual([422, ['document']]);
    expect((await claim(omar, { ...body, way: 'document', document: own })).status).toBe(201);
    const { claim: withdrawn, member } = await detail(await waiting());
    expect(withdrawn).toMatchObject({
      way: 'document',
      document: { id: own },
      who: body.who,
      detail: body.detail,
    });
    expect(member).toMatchObject({ id: omar.id, email: omar.email, posts: [] });
  });

  it('is rate limited per account', async () => {
    const { points } = limits.rates.claims;
    const ids = await site.addBusinesses(
      ...Array.from({ length: points + 1 }, (_, index) => ({ name: { en: `Shop ${index}` } })),
    );
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await claim(salma, body, id)).status);
    expect(statuses).toEqual([...Array(points).fill(201), 429]);
  });

  it("is part of the member's data export, and deleted with the account", async () => {
    await claim(salma);
    const id = await waiting();
    expect((await (await salma.call(exportAccount)).json()).claims).toMatchObject([
      { listing_id: bakery, who: body.who },
    ]);
    expect((await salma.call(deleteAccount, { body: { password: 'a password of tests' } })).status).toBe(200);
    await site.nextMail();
    expect((await admin.call(readClaim, { params: { id } })).status).toBe(404);
  });
});

describe('an admin', () => {
  it('lists pending claims, oldest first, with competing ones', async () => {
    await claim(salma);
    await claim(omar);
    const { data } = await list('limit=60');
    const own = data.filter(({ business }) => business.id === bakery);
    expect(own).toMatchObject([
      { member: { id: salma.id }, others: 1, way: 'phone', status: 'pending' },
      { member: { id: omar.id }, others: 1 },
    ]);
    const whole = await detail(own[0]?.id ?? 0);
    expect(whole.business.listing).toMatchObject({ id: bakery, owner: null, verified: false });
    expect(whole.others).toMatchObject([{ member: { id: omar.id } }]);
    const first = await list('limit=1');
    const second = await list(`limit=1&after=${first.meta.next}`);
    expect(second.data[0]?.id).toBeGreaterThan(first.data[0]?.id ?? 0);
    const access = await (await admin.call(readAccess)).json();
    expect(access.data.waiting.claims).toBe(data.length);
  });

  it('assigns the business to the member, who can edit it; competing claims are rejected', async () => {
    await site.db.updateTable('app_user').set({ lang: 'ar' }).where('id', '=', salma.id).execute();
    const [document = 0] = await addMedia(site, omar, 1);
    await claim(salma);
    const id = await waiting();
    await claim(omar, { ...body, way: 'document', document });
    const rival = await waiting();
    expect((await decide(id, 'approve', { verified: true })).status).toBe(200);
    const [approved, taken] = [await site.nextMail(), await site.nextMail()];
    expect([approved.receiver, taken.receiver]).toEqual([salma.email, omar.email]);
    expect(approved.text).toContain('/my-business?lang=ar');
    expect(approved.text).toContain('باب توما');
    expect(taken.text).toContain('Someone else has shown us');
    expect(await published()).toMatchObject({ verified: true, claimable: false });
    const own = await (await salma.call(listOwnPosts, { query: { kind: 'business' } })).json();
    expect(own.data).toMatchObject([{ id: bakery, status: 'published' }]);
    expect(own.data[0]?.abilities).toContain('edit');
    const form = await salma.call(readOwnPost, { params: { kind: 'business', id: bakery } });
    expect([form.status, (await form.json()).data.body.companyName]).toEqual([
      200,
      { en: 'Bab Touma', ar: 'باب توما' },
    ]);
    expect((await omar.call(readOwnPost, { params: { kind: 'business', id: bakery } })).status).toBe(403);
    expect((await detail(rival)).claim).toMatchObject({ status: 'rejected', reason: null, document: null });
    for (const one of [id, rival]) {
      const late = await decide(one, 'approve');
      expect([late.status, (await late.json()).code]).toEqual([409, 'already_decided']);
    }
    expect((await claim(omar)).status).toBe(409);
    const log = await site.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'subject_id', 'after'])
      .where('subject', '=', 'claim')
      .where('subject_id', 'in', [String(id), String(rival)])
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      {
        actor_id: admin.id,
        action: 'claim.approve',
        subject_id: String(id),
        after: { status: 'approved', business: bakery, owner: salma.id, verified: true },
      },
      {
        actor_id: admin.id,
        action: 'claim.reject',
        subject_id: String(rival),
        after: { status: 'rejected', business: bakery },
      },
    ]);
    expect((await list('status=approved')).data[0]).toMatchObject({ id, status: 'approved' });
  });

  it('leaves the verified mark unchanged unless it is requested', async () => {
    await claim(salma);
    expect((await decide(await waiting(), 'approve')).status).toBe(200);
    await site.nextMail();
    expect((await published()).verified).toBe(false);
  });

  it('rejects a claim with a reason, and the member may claim again', async () => {
    await claim(salma);
    const id = await waiting();
    expect((await decide(id, 'reject', { reason: '' })).status).toBe(422);
    expect((await decide(id, 'reject', { reason: 'Nobody answered the phone.' })).status).toBe(200);
    expect((await site.nextMail()).text).toContain('Nobody answered the phone.');
    expect((await detail(id)).claim).toMatchObject({
      status: 'rejected',
      reason: 'Nobody answered the phone.',
    });
    expect((await published()).claimable).toBe(true);
    expect((await claim(salma)).status).toBe(201);
  });

  it('cannot assign it to a banned member or to a second one', async () => {
    await claim(salma);
    const id = await waiting();
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', salma.id).execute();
    const banned = await decide(id, 'approve');
    expect([banned.status, (await banned.json()).code]).toEqual([409, 'claimant_banned']);
    await site.db.updateTable('listing').set({ owner_id: omar.id }).where('id', '=', bakery).execute();
    const owned = await decide(id, 'approve');
    expect([owned.status, (await owned.json()).code]).toEqual([409, 'not_claimable']);
    expect((await decide(id, 'reject', { reason: 'It has an owner.' })).status).toBe(200);
    expect(await site.otherMails()).toEqual([]);
  });

  it('is required: moderators cannot decide claims', async () => {
    const moderator = await site.member({ role: 'moderator' });
    expect((await moderator.call(listClaims)).status).toBe(403);
  });
});

it('imports do not overwrite a claimed business', async () => {
  const { catalog, db } = site;
  const draft = (name: string, hash: string) => ({
    kind: 'business' as const,
    status: 'published' as const,
    ownerId: null,
    lang: 'en' as const,
    title: { en: name },
    description: {},
    categoryIds: [catalog.categoryBySlug('restaurants')?.id ?? 0],
    placeId: catalog.placeBySlug('bay-ridge')?.id ?? 0,
    street: null,
    zip: null,
    point: null,
    phone: null,
    email: null,
    priceCents: null,
    anonymous: false,
    verified: false,
    publishedAt: noon,
    expiresAt: null,
    source: { name: 'city', key: '77', hash },
    pictures: [],
    detail: {
      whatsapp: null,
      website: null,
      social: {},
      services: [],
      hours: null,
      price_range: null,
      payment_methods: [],
      languages: [],
      halal: null,
      accessibility: [],
    },
  });
  [bakery = 0] = (await saveListings(db, catalog, 'business', [draft('As imported', 'a')])).ids;
  expect((await saveListings(db, catalog, 'business', [draft('Imported anew', 'b')])).updated).toBe(1);
  await claim(salma);
  expect((await decide(await waiting(), 'approve')).status).toBe(200);
  await site.nextMail();
  expect(await saveListings(db, catalog, 'business', [draft('Once more', 'c')])).toMatchObject({
    updated: 0,
    unchanged: 1,
  });
  expect((await published()).name).toBe('Imported anew');
});
