import sharp from 'sharp';
import { expect, test } from 'vitest';
import { categories } from '../../seed/base/categories.ts';
import { ICONS } from './icons.ts';

test('every initial category has an icon', () => {
  const missing = categories.map(({ icon }) => icon).filter((icon) => !Object.hasOwn(ICONS, icon));
  expect(missing).toEqual([]);
});

test.each(Object.entries(ICONS))('icon %s is within its grid', async (_name, paths) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" viewBox="-6 -6 36 36">' +
    `<g fill="none" stroke="#000" stroke-width="2">${paths}</g></svg>`;
  const alpha = sharp(Buffer.from(svg)).extractChannel('alpha').raw();
  const pixels = await alpha.toBuffer();
  const inked = [...pixels.entries()].filter(([, value]) => value > 40).map(([index]) => index);
  expect(inked.length).toBeGreaterThan(0);
  // Four pixels per unit; the grid is from pixel 24 to pixel 120.
  const outsideGrid = inked.filter((index) =>
    [index % 144, Math.floor(index / 144)].some((at) => at < 22 || at > 122),
  );
  expect(outsideGrid).toEqual([]);
});
