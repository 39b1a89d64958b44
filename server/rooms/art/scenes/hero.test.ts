import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hero } from './hero.ts';

/** The mean lightness (0 to 255) of a part of a drawing. */
async function lightness(svg: string, part: { left: number; top: number; width: number; height: number }) {
  const pixels = await sharp(Buffer.from(svg)).extract(part).greyscale().png().toBuffer();
  const { channels } = await sharp(pixels).stats();
  return channels[0]?.mean ?? 0;
}

describe('hero', () => {
  test.each([
    ['desktop', 1440, 750],
    ['mobile', 800, 1720],
  ] as const)('%s has its own crop', async (crop, width, height) => {
    const size = await sharp(Buffer.from(hero(crop))).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
    expect(hero(crop)).toBe(hero(crop));
  });

  test('has a dark sky behind the text', async () => {
    expect(await lightness(hero('desktop'), { left: 0, top: 80, width: 480, height: 300 })).toBeLessThan(70);
    expect(await lightness(hero('mobile'), { left: 0, top: 0, width: 800, height: 800 })).toBeLessThan(50);
  });

  test('has a bright sun between the text and the bridge', async () => {
    expect(await lightness(hero('desktop'), { left: 770, top: 380, width: 80, height: 70 })).toBeGreaterThan(
      150,
    );
  });

  test('has no external references', () => {
    const named = [...hero().matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(hero()).toContain(`id="${name}"`);
    expect(hero()).not.toMatch(/href|@import|url\((?!#)/);
  });
});
