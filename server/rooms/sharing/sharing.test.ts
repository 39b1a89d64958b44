import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SharedKind,
  sharedKinds,
  sharedPicturePath,
  sitePicturePath,
} from '../../../contract/sharing.ts';
import { publish } from '../../testing/test-content.ts';
import { addEvents, addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { PICTURE_BYTES } from './picture.ts';

const title = { en: 'Bab <Touma> & Sons’ "Bakery"', ar: 'مخبز باب توما وأولاده' };

let site: TestSite;
const ids: Partial<Record<SharedKind, number>> = {};
beforeAll(async () => {
  site = await testSite();
  [ids.business] = await site.addBusinesses({ name: title });
  [ids.rent] = await addRentals(site, { title, priceCents: 240_000 });
  [ids.product] = await addProducts(site, { title, priceCents: 1_850 });
  [ids.job] = await addJobs(site, { title });
  [ids.event] = await addEvents(site, { title });
  [ids.blog] = await publish(site, { kind: 'blog', slug: 'a', title, data: { category: title } });
  [ids.news] = await publish(site, { kind: 'news', slug: 'b', title });
  [ids.guide] = await publish(site, { kind: 'guide', slug: 'c', title });
  ids.category = site.catalog.categoryBySlug('bakeries')?.id as number;
});
afterAll(() => site.close());

const bytesOf = async (path: string) => Buffer.from(await (await site.ask(path)).arrayBuffer());

/** The half of a picture with the text. */
async function wordsOf(path: string, side: 'left' | 'right') {
  const region = { left: side === 'left' ? 20 : 440, top: 20, width: 740, height: 590 };
  return sharp(await bytesOf(path))
    .extract(region)
    .removeAlpha()
    .stats();
}

describe('the picture of a page', () => {
  it.each(sharedKinds)('%s is 1200 × 630, small, not blank, and differs by language', async (kind) => {
    const paths = (['en', 'ar'] as const).map((lang) => sharedPicturePath(kind, ids[kind] as number, lang));
    const pictures = await Promise.all(paths.map(bytesOf));
    for (const [index, picture] of pictures.entries()) {
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(picture.length).toBeLessThanOrEqual(PICTURE_BYTES);
      const { channels } = await wordsOf(paths[index] as string, index === 0 ? 'left' : 'right');
      // Light letters on the dark background.
      expect(channels[0]?.max).toBeGreaterThan(220);
      expect(channels[0]?.stdev).toBeGreaterThan(15);
      // The background beside them is one color.
      const corner = { left: index === 0 ? 20 : 1120, top: 560, width: 50, height: 60 };
      const plain = await sharp(await sharp(picture).extract(corner).removeAlpha().toBuffer()).stats();
      expect(plain.channels.map(({ min, max }) => [min, max])).toEqual([
        [0x0d, 0x0d],
        [0x24, 0x24],
        [0x23, 0x23],
      ]);
    }
    expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false);
  });

  it('of the site is used for pages without a record', async () => {
    const { width, height } = await sharp(await bytesOf(sitePicturePath('ar'))).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is immutable at the URL that contains its version, and only there', async () => {
    const { updated_at } = await site.db
      .selectFrom('listing')
      .select('updated_at')
      .where('id', '=', ids.business as number)
      .executeTakeFirstOrThrow();
    const named = await site.ask(sharedPicturePath('business', ids.business as number, 'en', updated_at));
    expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      sharedPicturePath('business', ids.business as number, 'en'),
      sharedPicturePath('business', ids.business as number, 'en', days(9)),
      sitePicturePath('en'),
    ]) {
      expect((await site.ask(path)).headers.get('cache-control'), path).toBe('public, max-age=600');
    }
  });

  it('has another ETag when its texts change, and is not sent again to clients that have it', async () => {
    const path = sharedPicturePath('job', ids.job as number, 'en');
    const etag = (await site.ask(path)).headers.get('etag') ?? '';
    const again = await site.ask(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    await site.db
      .updateTable('listing')
      .set({ title_en: 'Another' })
      .where('id', '=', ids.job as number)
      .execute();
    const changed = await site.ask(path, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});

it('does not exist for unpublished records', async () => {
  const hidden = await site.addBusinesses(
    { name: title, status: 'pending' },
    { name: title, status: 'rejected' },
    { name: title, status: 'closed' },
    { name: title, expiresAt: days(-1) },
  );
  for (const id of hidden) expect((await site.ask(sharedPicturePath('business', id, 'en'))).status).toBe(404);
  await site.db.updateTable('content').set({ status: 'draft' }).where('kind', '=', 'guide').execute();
  expect((await site.ask(sharedPicturePath('guide', ids.guide as number, 'en'))).status).toBe(404);
});

it.each([
  '/og/business/0.png',
  '/og/business/1e3.png',
  '/og/business/999999999999999.png',
  '/og/user/1.png',
  '/og/constructor/1.png',
  '/og/blog/1',
  '/icons/64.png',
  '/icons/constructor.png',
])('%s is not found', async (path) => {
  expect((await site.ask(path)).status).toBe(404);
});

it('a record of one type is not found as another', async () => {
  expect((await site.ask(`/og/job/${ids.business}.png`)).status).toBe(404);
});

describe('icons', () => {
  it.each([
    ['192', 192],
    ['512', 512],
    ['maskable-512', 512],
    ['apple-180', 180],
  ])('%s is a square of %i pixels', async (name, size) => {
    const picture = sharp(await bytesOf(`/icons/${name}.png`));
    const { width, height } = await picture.metadata();
    expect([width, height]).toEqual([size, size]);
    const { isOpaque } = await picture.stats();
    expect(isOpaque).toBe(name.includes('-'));
  });

  it('contain the mark of the maskable one in the safe zone of launchers', async () => {
    const { data, info } = await sharp(await bytesOf('/icons/maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3);
    for (let at = 0; at < data.length; at += info.channels) {
      const [x, y] = [(at / info.channels) % 512, Math.floor(at / info.channels / 512)];
      if (Math.hypot(x - 256, y - 256) > 0.4 * 512 && !data.subarray(at, at + 3).equals(ground)) {
        throw new Error(`something at ${x}, ${y}`);
      }
    }
  });

  it('favicon.ico contains a PNG of 32 pixels', async () => {
    const ico = await bytesOf('/favicon.ico');
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const { format, width } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
    expect([format, width, ico.readUInt32LE(14)]).toEqual(['png', 32, ico.length - 22]);
  });
});
