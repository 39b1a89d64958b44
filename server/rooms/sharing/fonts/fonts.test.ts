import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLettering, shortened } from '../lettering.ts';
import { ByteReader } from './byte-reader.ts';
import { unpackFonts } from './fonts.ts';
import { unpackWoff2 } from './woff2.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The tables of a font by their tags. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const reader = new ByteReader(font, 4);
  const count = reader.u16();
  reader.at = 12;
  return new Map(
    Array.from({ length: count }, () => {
      const tag = reader.take(4).toString('latin1');
      reader.u32();
      const [offset, length] = [reader.u32(), reader.u32()];
      return [tag, font.subarray(offset, offset + length)] as const;
    }),
  );
}

describe('unpacking the font', () => {
  it('gives every glyph an outline that lies in its box', async () => {
    for (const file of await unpackFonts(folder)) {
      const tables = tablesOf(await readFile(file));
      const glyphs = tables.get('maxp')?.readUInt16BE(4) ?? 0;
      const loca = tables.get('loca') as Buffer;
      const glyf = tables.get('glyf') as Buffer;
      expect(glyphs).toBeGreaterThan(100);
      expect(loca.length).toBe((glyphs + 1) * 4);
      expect(loca.readUInt32BE(glyphs * 4)).toBe(glyf.length);
      for (let glyph = 0; glyph < glyphs; glyph++) {
        const [start, end] = [loca.readUInt32BE(glyph * 4), loca.readUInt32BE(glyph * 4 + 4)];
        if (start === end) continue;
        const [left, bottom, right, top] = [2, 4, 6, 8].map((at) => glyf.readInt16BE(start + at));
        expect(Number(left) <= Number(right) && Number(bottom) <= Number(top)).toBe(true);
        expect(Math.abs(Number(right) - Number(left))).toBeLessThan(8_000);
      }
    }
  });

  it('is done once', async () => {
    const files = await unpackFonts(folder);
    expect(files.map((file) => basename(file).replace(/-[0-9a-f]{12}\.ttf$/, ''))).toEqual([
      'rubik-latin',
      'rubik-arabic',
      'rubik-latin-ext',
    ]);
    const before = await stat(files[0] as string);
    await unpackFonts(folder);
    expect((await stat(files[0] as string)).mtimeMs).toBe(before.mtimeMs);
  });

  it('refuses what is no such font', () => {
    expect(() => unpackWoff2(Buffer.from('OTTO and so on'))).toThrow('no WOFF2');
    expect(() => unpackWoff2(Buffer.from('wOF2'))).toThrow();
  });
});

describe('lettering', () => {
  const setting = { color: '#000000', weight: 600, sizes: [60], width: 640, height: 300 };
  const ink = async (text: string, lang: 'en' | 'ar' = 'ar') =>
    (await createLettering(folder).letter(text, { ...setting, lang }))?.width ?? 0;

  it('joins Arabic letters: a word is narrower than its letters apart', async () => {
    const apart = await Promise.all([...'مخبز'].map((letter) => ink(letter)));
    const joined = await ink('مخبز');
    expect(joined).toBeGreaterThan(0);
    expect(joined).toBeLessThan(apart.reduce((sum, width) => sum + width) * 0.9);
  });

  it('uses the font of the site, whatever fonts the machine has: weights differ', async () => {
    const lettering = createLettering(folder);
    for (const text of ['Bakery', 'مخبز', 'Žižek']) {
      const [thin, black] = await Promise.all(
        [300, 900].map((weight) => lettering.letter(text, { ...setting, weight, lang: 'en' })),
      );
      const coverage = async (png: Buffer | undefined) => (await sharp(png).stats()).channels[3]?.sum ?? 0;
      expect(await coverage(black?.png), text).toBeGreaterThan((await coverage(thin?.png)) * 1.6);
    }
  });

  it('takes a smaller size where a text needs more room, and breaks words that are too long', async () => {
    const long = await createLettering(folder).letter('Unbreakable'.repeat(8), {
      ...setting,
      sizes: [60, 30],
      height: 120,
      lang: 'en',
    });
    expect(long?.width).toBeLessThanOrEqual(640);
    expect(long?.height).toBeLessThanOrEqual(120);
  });

  it('takes markup for text, and nothing for no text', async () => {
    expect(await ink('<b>x</b> & y', 'en')).toBeGreaterThan(await ink('x & y', 'en'));
    expect(await ink(' \u0000\u200f ')).toBe(0);
  });

  it('ends what is too long between words', () => {
    expect(shortened('a\u202eb\n c')).toBe('a b c');
    const cut = shortened('word '.repeat(60));
    expect([...cut].length).toBeLessThanOrEqual(131);
    expect(cut.endsWith('word…')).toBe(true);
    expect([...shortened('😀'.repeat(200))].length).toBe(131);
  });
});
