import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoPhotoFor, demoScenes, rasterize } from './raster.ts';
import { starBadge } from './star-badge.ts';

describe('rasterize', () => {
  test('renders WebP of the requested width in the proportions of the document', async () => {
    const photo = await rasterize(starBadge('1', 'ب'), 320);
    const { format, width, height } = await sharp(photo).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 320, height: 320 });
  });

  test('renders large pictures sharply instead of enlarging small ones', async () => {
    const lines = Array.from(
      { length: 20 },
      (_, index) => `<path d="M${index} 0v20" stroke="#000" stroke-width=".5"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20"><rect width="20" height="20" fill="#fff"/>${lines.join('')}</svg>`;
    const { channels } = await sharp(await rasterize(svg, 400)).stats();
    expect(channels[0]?.min).toBeLessThan(20);
    expect(channels[0]?.max).toBeGreaterThan(235);
  });

  test('rejects text that is not SVG', async () => {
    await expect(rasterize('no picture', 100)).rejects.toThrow();
  });
});

describe('demoScenes', () => {
  test('are many, distinct by key and by drawing, and deterministic', () => {
    const photos = demoScenes();
    expect(photos.length).toBeGreaterThanOrEqual(120);
    expect(new Set(photos.map(({ key }) => key)).size).toBe(photos.length);
    expect(new Set(photos.map(({ svg }) => svg)).size).toBe(photos.length);
    expect(demoScenes()).toEqual(photos);
  });

  test('vary by record if they can, and are deterministic for each record', () => {
    const one = demoPhotoFor('near-car', 'one');
    expect(demoPhotoFor('near-car', 'one')).toEqual(one);
    expect(demoPhotoFor('near-car', 'two').svg).not.toBe(one.svg);
    expect(demoPhotoFor('near-car', 'two').key).not.toBe(one.key);
    expect(demoPhotoFor('tea', 'one')).toEqual(demoPhotoFor('tea'));
    expect(() => demoPhotoFor('toString', 'one')).toThrow(/no scene/);
  });

  test('are described in both languages', () => {
    for (const { key, alt } of demoScenes()) {
      expect(alt.en, key).toMatch(/^[A-Z][\p{Script=Latin}\p{P} ]{15,}[a-z]$/u);
      expect(alt.ar, key).toMatch(/^[\p{Script=Arabic}\p{M}، ]{15,}$/u);
    }
  });

  test.each(demoScenes().map((photo) => [photo.key, photo] as const))(
    '%s is a complete drawing',
    async (_key, { svg }) => {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const picture = sharp(Buffer.from(svg));
      const { width, height } = await picture.metadata();
      const { channels } = await picture.stats();
      expect([width, height]).toEqual([800, 600]);
      // No transparent area, and no empty wall.
      expect(channels[3]?.min ?? 255).toBe(255);
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(15);
    },
  );
});
