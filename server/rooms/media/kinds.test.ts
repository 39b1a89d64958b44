import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { uploadPicture } from '../../../contract/uploads.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';

let site: TestSite;
let salma: TestMember;
beforeAll(async () => {
  site = await testSite();
});
// The number per account is limited.
beforeEach(async () => {
  salma = await site.member();
});
afterAll(() => site.close());

function send(bytes: Uint8Array | string, { name = 'photo.jpg', lang = 'en', type = 'image/jpeg' } = {}) {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], name, { type }));
  return salma.call(uploadPicture, { body }, { lang });
}
async function stored(bytes: Uint8Array): Promise<Picture> {
  const response = await send(bytes);
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: Picture }).data;
}
const fileOf = async (url: string) => Buffer.from(await (await site.ask(url)).arrayBuffer());
/** Red, green and blue of the center pixel. */
async function middleOf(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const near = (colour: number[], wanted: number[]) =>
  colour.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) <= 16);

const teal = { r: 15, g: 111, b: 105 };
const plain = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: teal } });
/** Noise does not compress: a truncated file ends in the middle of its pixels. */
const noise = (width = 500, height = 500) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: teal,
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  });

describe('a picture in an unusual format', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG in layers', () => plain().jpeg({ progressive: true }).toBuffer()],
    ['a JPEG for printers', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of a palette', () => plain().png({ palette: true }).toBuffer()],
    ['a PNG of 16 bits', () => plain().toColourspace('rgb16').png().toBuffer()],
    [
      'a PNG of 16 bits with a profile',
      () => plain().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
    ],
    ['a WebP without loss', () => plain().webp({ lossless: true }).toBuffer()],
    ['an AVIF of 4:2:0', () => plain().avif({ chromaSubsampling: '4:2:0' }).toBuffer()],
  ])('that is %s preserves its colors', async (_, make) => {
    const picture = await stored(await make());
    expect([picture.width, picture.height]).toEqual([600, 300]);
    const colour = await middleOf(await fileOf(picture.url));
    expect({ colour, near: near(colour, [15, 111, 105]) }).toMatchObject({ near: true });
  });
  it('that is transparent remains so', async () => {
    const clear = sharp({
      create: { width: 300, height: 300, channels: 4, background: { ...teal, alpha: 0.5 } },
    });
    const picture = await stored(await clear.png().toBuffer());
    expect((await sharp(await fileOf(picture.url)).metadata()).hasAlpha).toBe(true);
  });
  it('that is grayscale remains so', async () => {
    const picture = await stored(await plain().greyscale().png().toBuffer());
    const [red, green, blue] = await middleOf(await fileOf(picture.url));
    expect(Math.abs((red ?? 0) - (blue ?? 9)) + Math.abs((red ?? 0) - (green ?? 9))).toBeLessThan(6);
  });
  it('that is animated is stored as its first frame', async () => {
    const frames = [teal, { r: 200, g: 30, b: 30 }].map((background) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const picture = await stored(moving);
    expect([picture.width, picture.height]).toEqual([300, 200]);
    const storedFile = await fileOf(picture.url);
    expect((await sharp(storedFile).metadata()).pages ?? 1).toBe(1);
    expect(near(await middleOf(storedFile), [15, 111, 105])).toBe(true);
  });
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with EXIF orientation %i is stored upright', async (orientation) => {
    // The upper left quarter of the upright picture is red.
    const upright = await plain(400, 200)
      .composite([
        {
          input: { create: { width: 200, height: 100, channels: 3, background: '#c02020' } },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const turns: Record<number, [angle: number, isMirrored: boolean]> = {
      1: [0, false],
      2: [0, true],
      3: [180, false],
      4: [180, true],
      5: [90, true],
      6: [270, false],
      7: [270, true],
      8: [90, false],
    };
    const [angle, isMirrored] = turns[orientation] ?? [0, false];
    const turned = await sharp(upright).rotate(angle).png().toBuffer();
    const taken = await sharp(turned).flop(isMirrored).png().toBuffer();
    const picture = await stored(await sharp(taken).withMetadata({ orientation }).jpeg().toBuffer());
    expect([picture.width, picture.height]).toEqual([400, 200]);
    const storedFile = await fileOf(picture.url);
    const corner = await sharp(storedFile)
      .extract({ left: 20, top: 20, width: 60, height: 40 })
      .png()
      .toBuffer();
    expect(near(await middleOf(corner), [192, 32, 32])).toBe(true);
    expect((await sharp(storedFile).metadata()).orientation).toBeUndefined();
  });
});

describe('metadata of a picture', () => {
  it('is removed from every file: EXIF, XMP, IPTC, profiles, comments, and embedded thumbnails', async () => {
    const secret = 'Salma Khoury, 5th Avenue';
    const tagged = await plain()
      .withExif({ IFD0: { Artist: secret, Copyright: secret }, IFD3: { GPSLatitude: '40/1 38/1 0/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const comment = Buffer.from(`\u00ff\u00fe\u0000\u001a${secret}`, 'latin1');
    const whole = Buffer.concat([tagged.subarray(0, 2), comment, tagged.subarray(2), Buffer.from(secret)]);
    expect(whole.toString('latin1').split(secret).length).toBeGreaterThan(4);
    const picture = await stored(whole);
    for (const { url } of picture.variants) {
      const storedFile = await fileOf(url);
      const { exif, xmp, iptc, icc } = await sharp(storedFile).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(storedFile.includes('Salma')).toBe(false);
    }
  });
});

/** HEIC by its brands and codec, but not by content: the prebuilt decoder has no HEVC encoder. */
async function heic(): Promise<Buffer> {
  const bytes = await plain().avif().toBuffer();
  for (const [from, to] of [
    ['avif', 'heic'],
    ['av01', 'hvc1'],
    ['av1C', 'hvcC'],
  ] as const) {
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from)) bytes.write(to, at, 'latin1');
  }
  return bytes;
}

const script = '<script>alert(1)</script>';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
const refused: [string, () => Promise<Uint8Array | string> | Uint8Array | string][] = [
  ['a GIF', () => plain().gif().toBuffer()],
  ['a TIFF', () => plain().tiff().toBuffer()],
  ['a bitmap', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
  ['a drawing', () => drawing],
  ['a drawing with a head', () => `<?xml version="1.0"?><!DOCTYPE svg>${drawing}`],
  ['a drawing in 16 bits', () => Buffer.from(`\ufeff${drawing}`, 'utf16le')],
  ['a packed drawing', () => gzipSync(drawing)],
  ['a document', () => `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${'x'.repeat(900)}`],
  ['a film', () => Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom', 'latin1')],
  ['an archive', () => Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1')],
  ['a program', () => Buffer.concat([Buffer.from('\u007fELF', 'latin1'), Buffer.alloc(200)])],
  ['a script', () => '<?php system($_GET["c"]); ?>'],
  ['a page that begins like a GIF', () => `GIF89a/*${script}*/=1`],
  ['a script with the head of a JPEG', () => Buffer.from(`\u00ff\u00d8\u00ff\u00e0${script}`, 'latin1')],
  ['a script with the head of a PNG', () => Buffer.from(`\u0089PNG\r\n\u001a\n${script}`, 'latin1')],
  ['a script with the head of a WebP', () => `RIFF\u0010\u0000\u0000\u0000WEBPVP8 ${script}`],
  ['nothing at all', () => ''],
  ['zeros', () => Buffer.alloc(5_000)],
];
describe('an unsupported file', () => {
  it.each(refused)('such as %s is rejected with a message, whatever its name', async (_, make) => {
    const bytes = await make();
    const english = await send(bytes, { name: 'photo.jpg.php' });
    expect(english.status).toBe(422);
    const { message, code, errors } = await english.json();
    expect({ message, code }).toEqual({ message: 'Some fields need another look.', code: 'invalid_fields' });
    expect(errors?.file?.[0]).toMatch(/^We can’t use this file as a picture/);
    const arabic = await (await send(bytes, { name: 'photo.png', type: 'image/png', lang: 'ar' })).json();
    expect(arabic.errors?.file?.[0]).toMatch(/^لا يمكننا استخدام/);
  });
  it('such as HEIC without decoder support is rejected with advice', async () => {
    const bytes = await heic();
    expect((await (await send(bytes)).json()).errors?.file?.[0]).toMatch(/^We can’t read HEIC pictures here/);
    expect((await (await send(bytes, { lang: 'ar' })).json()).errors?.file?.[0]).toMatch(/HEIC/);
    const brandsOnly = Buffer.from(
      '\u0000\u0000\u0000\u0018ftypmif1\u0000\u0000\u0000\u0000mif1heic',
      'latin1',
    );
    expect((await (await send(brandsOnly)).json()).errors?.file?.[0]).toMatch(/HEIC/);
  });
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('such as a truncated %s is rejected', async (format) => {
    const whole = await noise()[format]().toBuffer();
    for (const share of [0.2, 0.6, 0.95]) {
      const response = await send(whole.subarray(0, Math.floor(whole.length * share)));
      expect({ share, status: response.status }).toEqual({ share, status: 422 });
    }
  });
  it('leaves neither a row nor a file behind', async () => {
    const count = async () =>
      (await site.db.selectFrom('media').select('id').where('owner_id', '=', salma.id).execute()).length;
    const before = await count();
    await send(drawing);
    await send((await noise().jpeg().toBuffer()).subarray(0, 9_000));
    expect(await count()).toBe(before);
  });
});

/** A PNG that declares this number of pixels, with a valid checksum of its header. */
async function headOf(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(100, 100).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('the limits', () => {
  it('accept a picture of 40 megapixels, and reject one that is a row larger', async () => {
    const picture = await stored(await plain(8_000, 5_000).png().toBuffer());
    expect([picture.width, picture.height]).toEqual([1600, 1000]);
    const larger = await send(await plain(8_000, 5_001).png().toBuffer());
    expect(larger.status).toBe(422);
    expect((await larger.json()).errors?.file?.[0]).toBe('This picture is too large: 40 megapixels at most.');
  });
  it.each([
    ['JPEG', () => plain(60_000, 1).jpeg().toBuffer()],
    ['PNG', () => plain(1, 30_001).png().toBuffer()],
    ['PNG of 40 megapixels in one row', () => headOf(40_000_000, 1)],
    ['PNG of 40 megapixels in one column', () => headOf(1, 40_000_000)],
  ])("reject %s by its header, with a side longer than any camera's", async (_name, bytes) => {
    const refused = await send(await bytes());
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors?.file).toEqual([
      'This picture is too long: 30,000 pixels a side at most.',
    ]);
  });
  it('reject a header that declares more than the file contains', async () => {
    const bytes = await plain(100, 100).png().toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    expect((await send(bytes)).status).toBe(422);
  });
  it('name the maximum file size in both languages', async () => {
    const heavy = new Uint8Array(limits.uploadBytes + 1);
    const english = await send(heavy);
    expect(english.status).toBe(413);
    const problem = await english.json();
    expect(problem.code).toBe('payload_too_large');
    expect(problem.errors?.file).toEqual(['A picture can have 10 MB at most.']);
    expect((await (await send(heavy, { lang: 'ar' })).json()).errors?.file?.[0]).toContain('10 ميغابايت');
  });
  it('apply to a body of unknown length', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent > 4 * limits.uploadBytes) return controller.close();
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const headers = {
      authorization: `Bearer ${salma.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    expect((await site.ask(addressOf(uploadPicture), init)).status).toBe(413);
    expect(sent).toBeLessThan(2 * limits.uploadBytes);
  });
});

it('two concurrent uploads are both stored', async () => {
  const both = await Promise.all([
    stored(await plain().jpeg().toBuffer()),
    stored(await plain().webp().toBuffer()),
  ]);
  expect(new Set(both.map(({ url }) => url)).size).toBe(2);
});
