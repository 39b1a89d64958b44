import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '../../../contract/pictures.ts';
import { saveProfile } from '../../../contract/profile.ts';
import { uploadPicture } from '../../../contract/uploads.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { deleteUnused } from './queries.ts';

let site: TestSite;
let salma: TestMember;
beforeAll(async () => {
  site = await testSite();
  salma = await site.member();
});
afterAll(() => site.close());

function send(bytes: Uint8Array | string, name = 'a.jpg', lang = 'en', token = salma.token) {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], name));
  return site.call(uploadPicture, { body }, { lang, headers: { authorization: `Bearer ${token}` } });
}
const picture = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: { r: 15, g: 111, b: 105 } } });
const fileOf = async (url: string) => Buffer.from(await (await site.ask(url)).arrayBuffer());

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that is a %s is encoded again in several widths',
    async (format) => {
      const response = await send(await picture()[format]().toBuffer(), 'photo.exe.php');
      expect(response.status).toBe(201);
      const { data } = (await response.json()) as { data: Picture };
      expect(data).toMatchObject({ width: 1000, height: 500 });
      expect(data.variants.map(({ width }) => width)).toEqual([400, 600, 800, 1000]);
      expect(data.placeholder).toBeTruthy();
      for (const { url } of data.variants) {
        expect(url).toMatch(/^\/media\/[0-9a-f]{32}-\d+\.webp$/);
        expect((await sharp(await fileOf(url)).metadata()).format).toBe('webp');
      }
      const row = await site.db
        .selectFrom('media')
        .select('owner_id')
        .where('id', '=', data.id)
        .executeTakeFirst();
      expect(row?.owner_id).toBe(salma.id);
    },
  );
  it('is stored upright without its location', async () => {
    const taken = picture(800, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Salma' }, IFD3: { GPSLatitude: '40/1 38/1 0/1' } })
      .withMetadata({ orientation: 6 });
    const { data } = (await (await send(await taken.toBuffer())).json()) as { data: Picture };
    expect([data.width, data.height]).toEqual([400, 800]);
    const stored = await fileOf(data.url);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('Salma')).toBe(false);
  });
  it('says where its subject is if it is upright', async () => {
    const face = await sharp({ create: { width: 150, height: 150, channels: 3, background: '#e0ac85' } })
      .png()
      .toBuffer();
    const taken = picture(600, 800).composite([{ input: face, left: 225, top: 20 }]);
    const { data } = (await (await send(await taken.png().toBuffer())).json()) as { data: Picture };
    expect(data.focus).toBe(0);
    const { data: wide } = (await (await send(await picture().png().toBuffer())).json()) as { data: Picture };
    expect(wide).not.toHaveProperty('focus');
  });
  it('is accepted from members, as a form with a file', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect((await site.call(uploadPicture, { body: new FormData() })).status).toBe(401);
    expect((await send(jpeg, 'a.jpg', 'en', 'a'.repeat(43))).status).toBe(401);
    expect((await salma.call(uploadPicture, { body: { file: 'x' } })).status).toBe(415);
    expect((await salma.call(uploadPicture, { body: new FormData() })).status).toBe(422);
  });
});

it('a picture without references is found unused; one of a profile or post is retained', async () => {
  const uploaded = async () => {
    const { data } = (await (await send(await picture().jpeg().toBuffer())).json()) as { data: Picture };
    return data;
  };
  const [unused, mine, posted] = [await uploaded(), await uploaded(), await uploaded()];
  await salma.call(saveProfile, { body: { picture: mine.id } });
  await site.addBusinesses({
    name: { en: 'Bakery' },
    pictures: [{ role: 'main', mediaId: posted.id, alt: {} }],
  });
  const keys = (await deleteUnused(site.db, unused.id)).map((key) => `/media/${key}`);
  expect(keys.sort()).toEqual(unused.variants.map(({ url }) => url).sort());
  expect(await deleteUnused(site.db, mine.id)).toEqual([]);
  expect(await deleteUnused(site.db, posted.id)).toEqual([]);
});
