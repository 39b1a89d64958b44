import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import type { Picture } from '../../contract/pictures.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/* Files of a false type. Stored pictures are re-encoded from their pixels, under generated names. */

let site: TestSite;
let salma: TestMember;
beforeAll(async () => {
  site = await overNetwork(await testSite(() => noon, { RATE_LIMITS: '0' }));
});
// Each may upload this many in half an hour.
beforeEach(async () => {
  salma = await site.member();
});
afterAll(() => site.close());

function send(bytes: Uint8Array | string, name = 'a.jpg', lang = 'en', type = '') {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], name, { type }));
  const headers = { authorization: `Bearer ${salma.token}` };
  return site.ask(addressBelow('media', lang), { method: 'POST', body, headers });
}
const picture = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: { r: 15, g: 111, b: 105 } } });
const fileOf = async (url: string) => Buffer.from(await (await site.ask(url)).arrayBuffer());
const stored = async () => (await site.db.selectFrom('media').select('id').execute()).length;

describe('an uploaded file', () => {
  it.each([
    ['a script', '<?php system($_GET["c"]); ?>', 'a.jpg'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.png'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'a.webp'],
    ['nothing', '', 'a.jpg'],
    ['the head of a picture only', '\u00ff\u00d8\u00ff\u00e0', 'a.jpg'],
  ])('that is actually %s is rejected in both languages', async (_, bytes, name) => {
    const english = await send(bytes, name);
    expect(english.status).toBe(422);
    expect((await english.json()).errors.file[0]).toMatch(/^We can’t use this file as a picture/);
    expect((await (await send(bytes, name, 'ar')).json()).errors.file[0]).toMatch(/^لا يمكننا/);
  });
  it('that is truncated is rejected', async () => {
    const whole = await picture(2000, 2000).png({ compressionLevel: 0 }).toBuffer();
    expect((await send(whole.subarray(0, 6000))).status).toBe(422);
  });
  it('of 14,000 by 14,000 pixels is rejected before it is decoded', async () => {
    const huge = await picture(14_000, 14_000).png().toBuffer();
    expect(huge.length).toBeLessThan(limits.uploadBytes);
    const response = await send(huge);
    expect(response.status).toBe(422);
    expect((await response.json()).errors.file[0]).toContain('40 megapixels');
  });
  it('of more than 10 MB is rejected', async () => {
    expect((await send(new Uint8Array(limits.uploadBytes + 1))).status).toBe(413);
  });
  it('is not a polyglot after upload: appended data is removed', async () => {
    const hidden = Buffer.concat([
      await picture().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { data } = (await (await send(hidden)).json()) as { data: Picture };
    for (const { url } of data.variants) expect((await fileOf(url)).includes('<script>')).toBe(false);
  });
  it.each([
    'a.jpg.php',
    'a.php\0.jpg',
    '../../../public/a.html',
    'C:\\a.exe',
    '<script>alert(1)</script>.jpg',
    '.htaccess',
    `${'x'.repeat(5_000)}.jpg`,
    'a.jpg"; filename="b.php',
  ])('is never stored under its own name: %s', async (name) => {
    const response = await send(await picture().jpeg().toBuffer(), name, 'en', 'application/x-php');
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: Picture };
    for (const { url } of data.variants) {
      expect(url).toMatch(/^\/media\/[0-9a-f]{32}-\d+\.webp$/);
      const { headers } = await site.ask(url);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
  it.each([
    ['a GIF of which every line is a script', 'GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;'],
    [
      'a drawing with an entity of the disk',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ],
    [
      'a program for ImageMagick',
      'push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context',
    ],
    ['a document', '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'],
    ['PostScript', '%!PS\n(/etc/passwd) (r) file'],
    ['an archive', 'PK\u0003\u0004'],
  ])('that is actually %s is rejected whatever its declared type', async (_what, bytes) => {
    const before = await stored();
    for (const type of ['image/jpeg', 'image/svg+xml', 'text/html'])
      expect((await send(bytes, 'a.jpg', 'en', type)).status).toBe(422);
    expect(await stored()).toBe(before);
  });
  it.each([
    [
      'a drawing with a size',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100"/><script>alert(1)</script></svg>',
    ],
    ['a film', 'gif'],
    ['a picture of scanners', 'tiff'],
  ])('of a type that the decoder supports but the site does not is rejected: %s', async (_what, source) => {
    const bytes = source === 'gif' || source === 'tiff' ? await picture()[source]().toBuffer() : source;
    const response = await send(bytes, 'a.png', 'en', 'image/png');
    expect(response.status).toBe(422);
  });
  it('that declares fewer pixels than it has is not decoded', async () => {
    const png = await picture(100, 100).png().toBuffer();
    // The width of a PNG, in its first chunk: 60,000 × 60,000 pixels would be 14 GB.
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect((await send(png)).status).toBe(422);
  });
  it('a form with several files is accepted with one of them, or not at all', async () => {
    const body = new FormData();
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
      body.append('file', new File([(await picture().jpeg().toBuffer()) as BlobPart], name));
    const before = await stored();
    const headers = { authorization: `Bearer ${salma.token}` };
    const { status } = await site.ask(addressBelow('media'), { method: 'POST', body, headers });
    expect([201, 422]).toContain(status);
    expect((await stored()) - before).toBeLessThanOrEqual(1);
  });
});
