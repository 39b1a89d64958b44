import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categories } from '../../seed/base/categories.ts';
import { ICONS } from './icons.ts';
import { OBJECTS, type ObjectName } from './objects/catalogue.ts';
import { objectsOf, SIGNS } from './objects/signs.ts';
import { stillLife } from './still-life.ts';

const card = { width: 400, height: 300 } as const;
const names = Object.keys(OBJECTS) as ObjectName[];
const draw = (seed: string, objects: readonly [ObjectName, ...ObjectName[]]) =>
  stillLife(seed, { ...card, objects });

describe('still lifes', () => {
  test('exist for every icon and category', () => {
    expect(Object.keys(ICONS).filter((icon) => !Object.hasOwn(SIGNS, icon))).toEqual([]);
    const boxes = categories
      .filter(({ slug, icon }) => objectsOf(slug, icon)[0] === 'box')
      .map(({ slug }) => slug);
    expect(boxes).toEqual(['other-goods']);
  });

  test('use every object', () => {
    const used = new Set(Object.values(SIGNS).flat());
    expect(used.size).toBeGreaterThanOrEqual(50);
  });

  test('are pure', () => {
    expect(draw('17', ['car'])).toBe(draw('17', ['car']));
  });

  test('differ between consecutive ids of an import, whatever their trade', () => {
    for (const objects of Object.values(SIGNS)) {
      const drawn = Array.from({ length: 24 }, (_, index) => draw(String(1000 + index), objects));
      expect(new Set(drawn).size, objects.join()).toBe(24);
      const grounds = drawn.map((svg) => /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1]);
      for (let index = 7; index < grounds.length; index++)
        expect(new Set(grounds.slice(index - 7, index + 1)).size).toBe(8);
    }
  });

  test.each(names)('%s is within its background, pale and complete', async (name) => {
    const svg = draw('3', [name]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\n/);
    expect(svg.length).toBeLessThan(8_000);
    const picture = sharp(Buffer.from(svg)).resize(120).greyscale().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const light = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    const [right, foot] = [info.width - 1, info.height - 1];
    const edge = [
      ...Array.from({ length: info.width }, (_, x) => [light(x, 0), light(x, foot)]),
      ...Array.from({ length: info.height }, (_, y) => [light(0, y), light(right, y)]),
    ].flat();
    expect(Math.min(...edge)).toBeGreaterThan(180);
    expect(Math.min(...data)).toBeLessThan(150);
  });
});
