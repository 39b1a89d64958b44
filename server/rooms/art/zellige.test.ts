import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { radians } from './geometry.ts';
import { motifOf } from './motif.ts';
import { FAMILIES } from './tilings.ts';
import { TONES } from './tones.ts';
import { zellige, zelligeBody } from './zellige.ts';

/** The tips of a star outline: every second corner. */
const tips = (outline: readonly unknown[]): number => outline.length / 2;

describe('zellige', () => {
  test('returns the same bytes for the same seed and options', () => {
    expect(zellige('business-17')).toBe(zellige('business-17'));
    expect(zellige('a', { family: 'ten', tone: 'sand' })).toBe(zellige('a', { family: 'ten', tone: 'sand' }));
  });

  test('returns different drawings for different seeds', () => {
    const drawings = Array.from({ length: 60 }, (_, index) => zellige(`business-${index}`));
    expect(new Set(drawings).size).toBe(60);
  });

  test('uses every family and every tone', () => {
    const drawings = Array.from({ length: 200 }, (_, index) => zellige(`${index}`));
    for (const { ground } of Object.values(TONES)) {
      expect(drawings.some((drawing) => drawing.includes(`height="300" fill="${ground}"/>`))).toBe(true);
    }
  });

  test('has unique ids if two patterns are in one document', () => {
    const names = (body: string): string[] =>
      [...body.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name);
    const first = names(zelligeBody('wall', { family: 'ten', width: 100, height: 100 }));
    const second = names(zelligeBody('wall', { family: 'ten', width: 100, height: 120 }));
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((name) => second.includes(name))).toEqual([]);
  });

  test('omits shapes outside of the view', () => {
    const starts = [...zellige('view', { family: 'eight' }).matchAll(/M(-?\d+)[ -]/g)].map(([, x]) =>
      Number(x),
    );
    expect(Math.min(...starts)).toBeGreaterThan(-2000);
    expect(Math.max(...starts)).toBeLessThan(6000);
  });

  test.each(FAMILIES)('covers the view to its edges (%s)', async (family) => {
    // A wider drawing with the same seed has the same center: cropped, it must equal the narrow one.
    const pixels = (width: number) => {
      const body = zelligeBody('edges', { width, height: 300, family, tone: 'amber' });
      const tiles = body.replace(/<rect[^>]*fill="url[^>]*>/, '');
      const size = `width="${width}" height="300" viewBox="0 0 ${width} 300"`;
      return sharp(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${tiles}</svg>`),
      ).removeAlpha();
    };
    const narrow = await pixels(400).raw().toBuffer();
    const wide = await pixels(600).extract({ left: 100, top: 0, width: 400, height: 300 }).raw().toBuffer();
    const differing = narrow.filter((value, index) => Math.abs(value - (wide[index] ?? 0)) > 60).length;
    expect(differing / narrow.length).toBeLessThan(0.0005);
  });
});

describe('motifs', () => {
  test.each(FAMILIES)('of family %s never contain a six-pointed star', (family) => {
    for (const angle of [54, 60, 66, 70]) {
      const { layers } = motifOf(family, radians(angle));
      const stars = [...layers.star, ...layers.satellite, ...layers.rosette, ...layers.heart];
      expect(stars.length).toBeGreaterThan(0);
      expect(stars.filter((outline) => tips(outline) === 6)).toEqual([]);
    }
  });

  test.each([
    ['eight', 8],
    ['ten', 10],
    ['khatam', 8],
    ['twelve', 12],
  ] as const)('of family %s contain a star with %i tips', (family, count) => {
    expect(motifOf(family, radians(62)).layers.star.map(tips)).toEqual([count]);
  });

  test('close every field between stars where the straps meet', () => {
    expect(motifOf('eight', radians(65)).layers.kite).toHaveLength(4);
    expect(motifOf('twelve', radians(65)).layers.kite).toHaveLength(6);
  });
});
