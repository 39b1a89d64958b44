import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { focusOf } from './focus.ts';

/** A face in front of a plain wall, at a height in percent. */
async function portrait(height: number, size = { width: 600, height: 800 }) {
  const y = (height / 100) * size.height;
  const x = size.width / 2;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="#8f9aa0"/>
    <ellipse cx="${x}" cy="${y}" rx="75" ry="95" fill="#e0ac85"/>
    <circle cx="${x - 28}" cy="${y - 12}" r="9"/><circle cx="${x + 28}" cy="${y - 12}" r="9"/>
  </svg>`;
  const { data, info } = await sharp(Buffer.from(picture)).raw().toBuffer({ resolveWithObject: true });
  return focusOf(sharp(data, { raw: info }), info);
}

describe('the focus of a picture', () => {
  it.each([
    ['at the top', 14, 0],
    ['near the bottom', 84, 100],
  ])('is %s where the face is', async (_, height, expected) => {
    expect(await portrait(height)).toBe(expected);
  });

  it('keeps a face below the center in the frame', async () => {
    const focus = (await portrait(62)) ?? 30;
    // The frame shows 450 of 800 pixels.
    const top = (focus / 100) * 350;
    expect(top).toBeLessThan(0.62 * 800 - 95);
    expect(top + 450).toBeGreaterThan(0.62 * 800 + 95);
  });

  it('is absent where the usual position is as good', async () => {
    expect(await portrait(44)).toBeUndefined();
  });

  it('is absent in pictures that are not upright', async () => {
    expect(await portrait(14, { width: 800, height: 600 })).toBeUndefined();
    expect(await portrait(14, { width: 600, height: 600 })).toBeUndefined();
  });
});
