import { sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvePost } from '../../../contract/decisions.ts';
import type { Signal, SignalCode } from '../../../contract/moderation.ts';
import { listQueue, readQueuedPost } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { deletePost } from '../../../contract/post-lifecycle.ts';
import { createPost, updatePost } from '../../../contract/posting/posting.ts';
import { uploadPicture } from '../../../contract/uploads.ts';
import { likenessOf } from '../../storage/likeness.ts';
import {
  addMedia,
  businessBody,
  jobBody,
  makeOld,
  productBody,
  rentalBody,
} from '../../testing/test-bodies.ts';
import { addProducts, addRentals } from '../../testing/test-posts.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { contactsIn, linksIn, phrasesIn } from './text-signals.ts';
import { usualPhrases } from './watch-words.ts';

let site: TestSite;
let salma: TestMember;
let omar: TestMember;
let judge: TestMember;
let media: number[];
beforeAll(async () => {
  site = await testSite();
  salma = await site.member();
  omar = await site.member({ name: 'Omar' });
  judge = await site.member({ role: 'moderator' });
  for (const one of [salma, omar]) await makeOld(site, one);
  media = await addMedia(site, salma, 6);
});
afterAll(() => site.close());

async function post(who: TestMember, kind: OwnPostKind, body: unknown): Promise<number> {
  const response = await who.callUnchecked(createPost, { params: { folder: postFolders[kind] }, body });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()).data.id;
}
async function signalsOf(kind: OwnPostKind, id: number): Promise<readonly Signal[]> {
  const { item } = (await (await judge.call(readQueuedPost, { params: { kind, id } })).json()).data;
  const { data } = await (await judge.call(listQueue, { query: { limit: 60 } })).json();
  // The list returns the same.
  expect(data.find((one: { id: number }) => one.id === id)?.signals).toEqual(item.signals);
  return item.signals;
}
const codesOf = async (kind: OwnPostKind, id: number): Promise<SignalCode[]> =>
  (await signalsOf(kind, id)).map(({ code }) => code);

let phones = 100;
/** A number that no other post of the test has. */
function freshPhone(): string {
  phones += 1;
  return `+1718555${String(phones).padStart(4, '0')}`;
}
const quiet = () => ({ ...productBody(site, media), images: [], postType: 'buy', phone: freshPhone() });

it('an ordinary post has no findings', async () => {
  expect(await codesOf('product', await post(salma, 'product', quiet()))).toEqual([]);
});

describe('a new account', () => {
  it('is less than thirty days old', async () => {
    const fresh = await site.member({ name: 'Fresh' });
    const id = await post(fresh, 'job', { ...jobBody(site), title: 'Fresh' });
    expect(await signalsOf('job', id)).toMatchObject([{ code: 'newAccount', count: 0 }]);
    await sql`update app_user set created_at = '2026-10-22' where id = ${fresh.id}`.execute(site.db);
    expect((await signalsOf('job', id))[0]?.count).toBe(29);
    await sql`update app_user set created_at = '2026-10-21' where id = ${fresh.id}`.execute(site.db);
    expect(await codesOf('job', id)).toEqual([]);
  });
});

describe('a phone number', () => {
  it("in posts of other accounts is reported, but not in one's own", async () => {
    const phone = freshPhone();
    const mine = await post(salma, 'job', { ...jobBody(site), title: 'One', phone });
    await post(salma, 'job', { ...jobBody(site), title: 'Two', phone });
    expect(await codesOf('job', mine)).toEqual([]);
    const theirs = await post(omar, 'job', { ...jobBody(site), title: 'Three', phone });
    expect(await signalsOf('job', theirs)).toMatchObject([{ code: 'phoneSeen', count: 2, accounts: 1 }]);
    expect(await signalsOf('job', mine)).toMatchObject([{ code: 'phoneSeen', count: 1, accounts: 1 }]);
    // Deleted posts are ignored, too.
    await omar.call(deletePost, { params: { folder: 'jobs', id: theirs } });
    expect(await codesOf('job', mine)).toEqual([]);
  });
  it('of WhatsApp is checked, too', async () => {
    const phone = freshPhone();
    await post(omar, 'job', { ...jobBody(site), title: 'Number', phone });
    const body = { ...businessBody(site, media), phone: freshPhone(), whatsapp: phone };
    expect(await codesOf('business', await post(salma, 'business', body))).toEqual(['phoneSeen']);
  });
});

describe('a picture', () => {
  const scene = (hue: string, x: number) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
        <defs><linearGradient id="g"><stop stop-color="#222"/><stop offset="1" stop-color="${hue}"/></linearGradient></defs>
        <rect width="800" height="600" fill="url(#g)"/><circle cx="${x}" cy="220" r="150" fill="#eee"/>
        <rect x="${700 - x}" y="380" width="260" height="160" fill="#111"/></svg>`),
    );
  async function upload(who: TestMember, picture: Sharp): Promise<number> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'photo.jpg');
    const response = await who.call(uploadPicture, { body: form });
    expect(response.status).toBe(201);
    return (await response.json()).data.id;
  }
  const sale = (images: number[]) => ({ ...productBody(site, media), images, phone: freshPhone() });

  it('that another post has, even smaller or paler, is reported; a different picture is not', async () => {
    const first = await post(salma, 'product', sale([await upload(salma, scene('#c33', 250))]));
    const other = await post(omar, 'product', sale([await upload(omar, scene('#c33', 560))]));
    expect(await codesOf('product', first)).toEqual([]);
    expect(await codesOf('product', other)).toEqual([]);
    const copy = scene('#c33', 250).resize(480).modulate({ brightness: 1.1 });
    const id = await post(omar, 'product', sale([await upload(omar, copy)]));
    expect(await signalsOf('product', id)).toMatchObject([{ code: 'pictureSeen', count: 1, accounts: 1 }]);
    expect(await signalsOf('product', first)).toMatchObject([{ code: 'pictureSeen', count: 1, accounts: 1 }]);
    const twice = await post(salma, 'product', sale([await upload(salma, scene('#c33', 250))]));
    expect(await signalsOf('product', twice)).toMatchObject([{ code: 'pictureSeen', count: 2, accounts: 1 }]);
  });
  it('of one plain color matches nothing', async () => {
    const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c98b2f' } }).png();
    expect(await likenessOf(sharp(await plain.toBuffer()))).toBeNull();
    expect(await likenessOf(scene('#c33', 250))).toMatch(/^-?\d+$/);
  });
  it('is found by an index', async () => {
    const { rows: plan } = await site.db.connection().execute(async (one) => {
      await sql`set enable_seqscan = off`.execute(one);
      return sql<{ 'QUERY PLAN': string }>`
        explain select id from media where dhash_bands(dhash) && dhash_bands(77) and dhash is not null`.execute(
        one,
      );
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('media_dhash');
  });
});

describe('a price', () => {
  it('far below those of similar posts is reported, with their median', async () => {
    await addProducts(
      site,
      ...[40_000, 44_000, 50_000, 52_000, 60_000].map((priceCents) => ({
        title: { en: `Oud for ${priceCents}` },
        category: 'instruments',
        priceCents,
      })),
    );
    const sale = (priceCents: number, more = {}) => ({
      ...productBody(site, media),
      images: media.slice(0, 1),
      phone: freshPhone(),
      priceCents,
      ...more,
    });
    const low = await post(salma, 'product', sale(19_900));
    expect(await signalsOf('product', low)).toMatchObject([
      { code: 'lowPrice', count: 5, medianCents: 50_000 },
    ]);
    expect(await codesOf('product', await post(salma, 'product', sale(20_000)))).toEqual([]);
    expect(await codesOf('product', await post(salma, 'product', sale(0, { free: true })))).toEqual([]);
    const wanted = { ...quiet(), priceCents: 100, title: 'Looking for an oud' };
    expect(await codesOf('product', await post(salma, 'product', wanted))).toEqual([]);
  });
  it('is not compared with too few posts', async () => {
    await addRentals(site, { title: { en: 'Home' }, priceCents: 300_000 });
    const home = { ...rentalBody(site, media), priceCents: 10_000, phone: freshPhone() };
    expect(await codesOf('rent', await post(salma, 'rent', home))).toEqual([]);
  });
});

describe('the text', () => {
  it.each([
    ['a link', 'See https://evil.example/x now', 'link'],
    ['an address without its scheme', 'More on best-deals.com', 'link'],
    ['a phone', 'Call (718) 555-0142 today', 'contact'],
    ['a phone in Arabic digits', 'اتصل ٧١٨٥٥٥٠١٤٢', 'contact'],
    ['an address of mail', 'write to me@gmail.com', 'contact'],
    ['a name elsewhere', 'I am @salma_k there', 'contact'],
    ['money in advance', 'Pay by Western-Union, keys by mail', 'advance'],
    ['money in advance, in Arabic', 'الدَّفع مقدّماً من فضلكم', 'advance'],
    ['a banned word', 'Fake IDs, made quickly', 'banned'],
    ['a banned word with its article', 'بيع المخدّرات', 'banned'],
  ])('%s is reported', async (_, description, code) => {
    const id = await post(salma, 'product', { ...quiet(), title: `Text ${_}`, description });
    expect(await codesOf('product', id)).toEqual([code]);
  });
  it('of a revision is checked, rather than the published one', async () => {
    const body = { ...jobBody(site), title: 'Plain', phone: freshPhone() };
    const id = await post(salma, 'job', body);
    await judge.call(approvePost, { params: { kind: 'job', id }, body: {} });
    await salma.callUnchecked(updatePost, {
      params: { folder: 'jobs', id },
      body: { ...body, description: 'Apply on best-deals.com' },
    });
    expect(await signalsOf('job', id)).toMatchObject([{ code: 'link', found: ['best-deals.com'] }]);
    await site.nextMail();
  });
  it.each([
    ['linksIn', linksIn, 'Open daily. Come by, e.g. at 6912 5th Ave. No.2 is ours; me@gmail.com'],
    ['contactsIn', contactsIn, 'Rent $2,400 from 2026-12-01 to 2027-12-01, 11209 Brooklyn, since 1987–2026'],
    [
      'the banned words',
      (text: string) => phrasesIn(text, usualPhrases.banned),
      'A gunmetal desk, a hashish-free home',
    ],
    [
      'the phrases',
      (text: string) => phrasesIn(text, usualPhrases.advance),
      'A deposit of one month. ندفع عند الاستلام',
    ],
  ])('%s do not report harmless text', (_, find, text) => expect(find(text)).toEqual([]));
});
