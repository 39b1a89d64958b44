import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Whereabouts, whereaboutsSchema } from '../../contract/posts.ts';
import { pageSite } from '../testing/page-site.ts';
import { addJobs, addProducts, addRentals } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';

/** An exact position that only the poster may know. */
const point = { lat: 40.76543, lng: -73.91765 };
const rounded = { lat: 40.765, lng: -73.918 };
const common = { place: 'astoria', point };

let site: TestSite;
let area: { lat: number; lng: number };
const ids: Record<string, number> = {};
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
  const place = site.catalog.placeBySlug('astoria');
  area = { lat: place?.lat ?? 0, lng: place?.lng ?? 0 };
  const add = async (names: string[], made: Promise<number[]>) =>
    (await made).forEach((id, index) => {
      ids[names[index] ?? ''] = id;
    });
  await add(
    ['home', 'wish'],
    addRentals(
      site,
      { title: { en: 'Home' }, ...common },
      { title: { en: 'Wish' }, ...common, post_type: 'wanted' },
    ),
  );
  await add(
    ['job', 'unnamed', 'remote', 'written', 'seeker'],
    addJobs(
      site,
      { title: { en: 'Cook' }, company: 'Sufra', ...common },
      { title: { en: 'Nanny' }, company: 'Sufra', ...common, anonymous: true },
      { title: { en: 'Editor' }, company: 'Sufra', ...common, workplace: 'remote' },
      { title: { en: 'Baker' }, company: 'Sufra', location: '6912 5th Ave', place: 'astoria', point: null },
      { title: { en: 'Driver' }, ...common, post_type: 'seeking' },
    ),
  );
  await add(
    ['product', 'hidden', 'placed'],
    addProducts(
      site,
      { title: { en: 'Sofa' }, ...common },
      { title: { en: 'Lamp' }, ...common, anonymous: true },
      { title: { en: 'Rug' }, place: 'astoria', point: null },
    ),
  );
});
afterAll(() => site.close());

const folderOf = (name: string) =>
  ['home', 'wish'].includes(name)
    ? 'rents'
    : name in { product: 1, hidden: 1, placed: 1 }
      ? 'products'
      : 'jobs';

async function whereaboutsOf(name: string): Promise<Whereabouts | null> {
  const response = await site.get(`${folderOf(name)}/${ids[name]}`);
  const { data } = await response.json();
  return whereaboutsSchema.nullable().parse(data.whereabouts);
}

const pages = { rents: '/Rent', products: '/Show-Product', jobs: '/show-job' } as const;

async function pageOf(name: string, lang: string): Promise<string> {
  const start = `${pages[folderOf(name) as keyof typeof pages]}/${ids[name]}?lang=${lang}`;
  const first = await site.ask(start);
  const moved = first.headers.get('location');
  const response = moved ? await site.ask(moved) : first;
  expect(response.status).toBe(200);
  return response.text();
}

const destinationIn = (html: string) => {
  const [, destination] = /maps\/dir\/\?api=1&amp;destination=([^"]+)"/.exec(html) ?? [];
  return destination === undefined ? null : decodeURIComponent(destination);
};

/** The container of the map, which scripts fill: the only section that is left-to-right in both languages. */
const hasMap = (html: string) => /<section[^>]* dir="ltr" aria-label="/.test(html);

describe('the location of a post', () => {
  it.each([
    ['home', { point: rounded, radiusMeters: 400 }],
    ['wish', { point: rounded, radiusMeters: 400 }],
    ['job', { point, radiusMeters: null }],
    ['remote', null],
    ['product', { point: rounded, radiusMeters: 400 }],
  ] as const)('has the permitted precision: %s', async (name, expected) => {
    expect(await whereaboutsOf(name)).toEqual(expected);
  });
  it.each(['unnamed', 'seeker', 'hidden', 'placed', 'written'])(
    'is the neighborhood without a point for anonymous posters: %s',
    async (name) => expect(await whereaboutsOf(name)).toEqual({ point: area, radiusMeters: 1_000 }),
  );
});

describe.each(['en', 'ar'])('its page in %s', (lang) => {
  it.each([
    ['home', '40.765,-73.918'],
    ['job', '40.76543,-73.91765'],
    ['product', '40.765,-73.918'],
    ['remote', null],
    ['wish', null],
    ['seeker', null],
  ])('links with the same precision, if visiting is possible: %s', async (name, destination) => {
    const html = await pageOf(name, lang);
    expect(destinationIn(html)).toBe(destination);
    expect(hasMap(html)).toBe(name !== 'remote');
    if (name !== 'job') expect(html).not.toMatch(/40\.76543|73\.91765/);
  });
  it('links to the neighborhood, and to a workplace by its name', async () => {
    expect(destinationIn(await pageOf('hidden', lang))).toBe(`${area.lat},${area.lng}`);
    expect(destinationIn(await pageOf('written', lang))).toMatch(/^Sufra, 6912 5th Ave, /);
  });
});
