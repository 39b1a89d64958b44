import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoPhotoFor } from '../../rooms/art/raster.ts';
import { readDemoArticles } from './articles.ts';
import { demoBusinesses } from './businesses/index.ts';
import { demoEvents } from './events/index.ts';
import { demoPhotos } from './photos.ts';
import { demoProducts } from './products/index.ts';
import { demoRentals } from './rentals/index.ts';

interface Listed {
  key: string;
  scene: string;
}

const first = (entries: readonly { key: string; photos: string[] }[]): Listed[] => entries.flatMap(({ key, photos: [scene] }) => (scene ? [{ key, scene }] : []));

/** Photos that appear together on a page: every list of the demo is one of these, or a part of one. */
const lists: Record<string, Listed[]> = {
  businesses: first(demoBusinesses),
  products: first(demoProducts),
  rentals: first(demoRentals),
  events: first(demoEvents),
  ...Object.fromEntries((['blog', 'news', 'guide'] as const).map((kind) => [kind, readDemoArticles(kind).flatMap(({ slug, photo }) => (photo ? [{ key: slug, scene: photo }] : []))])),
};

/** The home page, the search and the pages of neighborhoods combine posts of all kinds. */
lists.everything = Object.values(lists).flat();

/** Downscaled to what is visible at a glance: 16 × 12 pixels. */
async function glance({ scene, key }: Listed): Promise<Buffer> {
  return sharp(Buffer.from(demoPhotoFor(scene, key).svg))
    .resize(16, 12, { kernel: 'mitchell' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const distance = (one: Buffer, other: Buffer) => one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

describe('photos of the demo', () => {
  it.each(Object.entries(lists))('are distinguishable in any list of %s', async (_, list) => {
    expect(list.length).toBeGreaterThan(4);
    const glances = await Promise.all(list.map(async (listed) => ({ ...listed, seen: await glance(listed) })));
    const alike = glances.flatMap((one, index) => glances.slice(index + 1).flatMap((other) => (distance(one.seen, other.seen) < 8 ? [`${one.scene} ${one.key} ~ ${other.scene} ${other.key}`] : [])));
    expect(alike).toEqual([]);
  });

  it('have many different scenes, chosen by subject', () => {
    const scenesOf = (list: readonly Listed[]) => new Set(list.map(({ scene }) => scene));
    const ofFood = demoBusinesses.filter(({ categories: [main = ''] }) => ['restaurants', 'bakeries', 'coffee', 'groceries', 'catering'].includes(main));
    expect(scenesOf(first(ofFood)).size).toBeGreaterThanOrEqual(16);
    expect(scenesOf(lists.rentals ?? []).size).toBeGreaterThanOrEqual(10);
    expect(scenesOf(lists.businesses ?? []).size).toBeGreaterThanOrEqual(45);
    expect(new Set(Object.values(lists).flatMap((list) => [...scenesOf(list)])).size).toBeGreaterThanOrEqual(80);
  });

  it('are no more than a first start can store', () => {
    expect(demoPhotos().length).toBeLessThan(200);
  });
});
