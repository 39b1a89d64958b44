import { PbfReader } from 'pbf';
import { describe, expect, it } from 'vitest';
import { glyphRange, writtenFor } from './glyphs.ts';
import { createOutlines, joiner } from './outlines.ts';

interface Read {
  id: number;
  width: number;
  height: number;
  left: number;
  top: number;
  advance: number;
  bitmap: Uint8Array;
}

const outlines = createOutlines();
const zeroWidthJoiner = String.fromCodePoint(joiner);

/** The glyphs of a file, as MapLibre decodes them. */
async function glyphsOf(first: number, weight: 'Rubik Medium' | 'Rubik SemiBold' = 'Rubik Medium') {
  const glyphs = new Map<number, Read>();
  new PbfReader(await glyphRange(outlines, weight, first)).readFields((tag, _, pbf) => {
    if (tag !== 1) return;
    pbf.readMessage((field, __, stack) => {
      if (field !== 3) return;
      const glyph: Read = {
        id: 0,
        width: 0,
        height: 0,
        left: 0,
        top: 0,
        advance: 0,
        bitmap: new Uint8Array(),
      };
      stack.readMessage((part, one, reader) => {
        if (part === 1) one.id = reader.readVarint();
        else if (part === 2) one.bitmap = reader.readBytes();
        else if (part === 3) one.width = reader.readVarint();
        else if (part === 4) one.height = reader.readVarint();
        else if (part === 5) one.left = reader.readSVarint();
        else if (part === 6) one.top = reader.readSVarint();
        else if (part === 7) one.advance = reader.readVarint();
      }, glyph);
      glyphs.set(glyph.id, glyph);
    }, null);
  }, null);
  return glyphs;
}

/** How far a pixel is inside (above 191) or outside of the outline. */
const pixel = ({ bitmap, width }: Read, x: number, y: number) => bitmap[(y + 3) * (width + 6) + x + 3] ?? 0;
const edge = 191;

describe('glyphs of the map', () => {
  it('are rendered as distance fields, with padding', async () => {
    const latin = await glyphsOf(0);
    const letter = latin.get('I'.codePointAt(0) ?? 0);
    if (!letter) throw new Error('There is no I.');
    expect(letter.bitmap.length).toBe((letter.width + 6) * (letter.height + 6));
    expect(letter.height).toBeGreaterThan(14);
    expect(letter.height).toBeLessThan(20);
    const middle = Math.floor(letter.height / 2);
    expect(pixel(letter, Math.floor(letter.width / 2), middle)).toBeGreaterThan(edge);
    expect(pixel(letter, -3, middle)).toBeLessThan(edge);
    // A hole is outside.
    const ring = latin.get('O'.codePointAt(0) ?? 0);
    expect(ring && pixel(ring, Math.floor(ring.width / 2), Math.floor(ring.height / 2))).toBeLessThan(edge);
    const space = latin.get(0x20);
    expect(space).toMatchObject({ width: 0, height: 0 });
    expect(space?.advance).toBeGreaterThan(3);
    expect(latin.has(0x0a)).toBe(false);
  });

  it('include the presentation forms of Arabic letters, which the font has no characters for', async () => {
    expect([0xfe8f, 0xfe90, 0xfe91, 0xfe92].map(writtenFor)).toEqual([
      'ب',
      `${zeroWidthJoiner}ب`,
      `ب${zeroWidthJoiner}`,
      `${zeroWidthJoiner}ب${zeroWidthJoiner}`,
    ]);
    expect(writtenFor(0xfefc)).toBe(`${zeroWidthJoiner}لا`);
    expect(writtenFor(0xfe8e)).toBe(`${zeroWidthJoiner}ا`);
    expect(writtenFor(0xfe76)).toBeUndefined();
    const forms = await glyphsOf(0xfe00);
    const alone = forms.get(0xfe8f);
    const within = forms.get(0xfe92);
    // The isolated letter ends in a broad bowl; the medial one is a tooth.
    expect(within?.advance).toBeLessThan((alone?.advance ?? 0) * 0.6);
    // Every Arabic letter in each of its forms, and the ligatures of lam and alef.
    const missing = Array.from({ length: 0xfefd - 0xfe80 }, (_, index) => 0xfe80 + index).filter(
      (code) => !forms.has(code),
    );
    expect(missing).toEqual([]);
  });

  it('are bolder if the style requires it, and omitted if the font lacks them', async () => {
    const [medium, bold] = [await glyphsOf(0), await glyphsOf(0, 'Rubik SemiBold')];
    const advances = (glyphs: Map<number, Read>) =>
      [...glyphs.values()].reduce((sum, { advance }) => sum + advance, 0);
    expect(advances(bold)).toBeGreaterThan(advances(medium) + 10);
    expect((await glyphsOf(0x4e00)).size).toBe(0);
  });
});

describe('outlines of names', () => {
  it('join Arabic letters, and place numbers to their left', async () => {
    const word = await outlines.outline('باي', 'Rubik Medium');
    const letters = await Promise.all([...'باي'].map((letter) => outlines.outline(letter, 'Rubik Medium')));
    const apart = letters.reduce((sum, letter) => sum + (letter?.advance ?? 0), 0);
    expect(word?.advance).toBeLessThan(apart);
    const avenue = await outlines.outline('ريدج 5', 'Rubik Medium');
    const five = await outlines.outline('5', 'Rubik Medium');
    const left = Math.min(...(avenue?.contours[0] ?? []).map(([x]) => x));
    expect(left).toBeCloseTo(Math.min(...(five?.contours[0] ?? []).map(([x]) => x)), 1);
    expect(await outlines.outline('中', 'Rubik Medium')).toBeUndefined();
  });
});
