import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdays } from '../../contract/hours.ts';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { readCatalog } from '../rooms/catalog/service.ts';
import { type DraftOf, type ListingDraft, saveListings } from '../rooms/listings/service.ts';
import { seedBase } from '../seed/seed-base.ts';
import { kindNames, type TransferKind } from './fields.ts';
import { exportText, importText, testFolder } from './testing.ts';

let here: TestDatabase;
let there: TestDatabase;
let folder: Awaited<ReturnType<typeof testFolder>>;
let own: object;
beforeAll(async () => {
  [here, there, folder] = await Promise.all([testDatabase(), testDatabase(), testFolder()]);
  await Promise.all([seedBase(here.db), seedBase(there.db)]);
  own = JSON.parse(await readFile(new URL('../../mappings/own.json', import.meta.url), 'utf8'));
  await fill();
});
afterAll(async () => {
  await folder.remove();
  await Promise.all([here.drop(), there.drop()]);
});

/** Listings with all that is hard on a CSV file: quotes, breaks of every sort, formulas, Arabic, nothing at all. */
async function fill() {
  const catalog = await readCatalog(here.db);
  const categoryId = (slug: string) => catalog.categoryBySlug(slug)?.id ?? 0;
  const base = {
    status: 'published',
    ownerId: null,
    lang: 'ar',
    title: { en: '=HYPERLINK("http://x")', ar: 'مطعم «زيتون»، "الأصلي"' },
    description: { en: "'=quoted, with\r\nbreaks\rand\ttabs \n", ar: '\tيبدأ بفراغ' },
    placeId: catalog.placeBySlug('bay-ridge')?.id ?? 0,
    street: "'tis - 5th Ave",
    zip: '11209',
    point: { lat: 40.6264, lng: -74.0299 },
    phone: '+17187443838',
    email: 'a+b@example.org',
    priceCents: 123_456,
    anonymous: false,
    verified: true,
    publishedAt: new Date('2026-03-01T12:34:56.789Z'),
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    source: { name: '-source', key: "'=1", hash: 'x' },
    pictures: null,
  } as const;
  const bare = {
    ...base,
    lang: 'en',
    title: { en: ' spaces ' },
    description: { en: '-' },
    street: null,
    zip: null,
    point: null,
    phone: null,
    email: null,
    verified: false,
    expiresAt: null,
    source: null,
  } as const;
  const day = { state: 'open', spans: [{ from: '18:00', to: '02:00' }] } as const;
  const hours = Object.fromEntries(weekdays.map((name) => [name, day])) as never;
  const detail = {
    whatsapp: '+17187443838',
    website: 'https://example.org/?a=%22b%22',
    social: {},
    services: [],
    hours: null,
  };
  const product = {
    post_type: 'sale',
    type: null,
    condition: null,
    year: null,
    color: null,
    brand: null,
    model: null,
  } as const;
  const rental = {
    post_type: 'offer',
    accommodation: 'room',
    area_sq_ft: null,
    bedrooms: null,
    bathrooms: 1.5,
    bathroom_shared: true,
    gender: 'female',
  } as const;
  const job = {
    post_type: 'hiring',
    job_type: 'both',
    salary_min_cents: 1,
    salary_max_cents: null,
    salary_type: 'hour',
    company: '@home',
    location: null,
    experience: 'none',
    portfolio_url: null,
  } as const;
  const away = { street: null, zip: null, point: null } as const;
  const drafts: ListingDraft[] = [
    {
      ...base,
      kind: 'business',
      categoryIds: [categoryId('restaurants'), categoryId('catering')],
      priceCents: null,
      detail: {
        ...detail,
        social: { instagram: 'https://instagram.com/x' },
        services: [{ en: 'a|b = c', ar: 'ج' }],
        hours,
      },
    },
    {
      ...bare,
      kind: 'business',
      categoryIds: [categoryId('lawyers')],
      description: {},
      priceCents: null,
      detail,
    },
    {
      ...base,
      ...away,
      kind: 'product',
      categoryIds: [categoryId('cars'), categoryId('fashion')],
      email: null,
      detail: {
        ...product,
        type: '+SUV',
        condition: 'used',
        year: 2011,
        color: 'red',
        brand: 'BMW',
        model: 'X5',
      },
    },
    { ...bare, kind: 'product', categoryIds: [categoryId('other-goods')], priceCents: null, detail: product },
    {
      ...base,
      kind: 'rental',
      categoryIds: [categoryId('rooms')],
      detail: { ...rental, area_sq_ft: 90, bedrooms: 1 },
    },
    {
      ...bare,
      kind: 'rental',
      categoryIds: [categoryId('rooms')],
      anonymous: true,
      phone: '+17185550142',
      detail: rental,
    },
    {
      ...base,
      ...away,
      kind: 'job',
      categoryIds: [categoryId('office-jobs')],
      priceCents: null,
      detail: job,
    },
    {
      ...bare,
      kind: 'job',
      categoryIds: [categoryId('other-jobs')],
      priceCents: null,
      detail: { ...job, salary_type: null, salary_min_cents: null, portfolio_url: 'https://example.org' },
    },
    {
      ...bare,
      kind: 'job',
      status: 'pending',
      publishedAt: null,
      categoryIds: [categoryId('other-jobs')],
      detail: job,
    },
  ];
  for (const draft of drafts) {
    const source = draft.source && { ...draft.source, name: `${draft.source.name}-${draft.kind}` };
    await saveListings(here.db, catalog, draft.kind, [{ ...draft, source } as DraftOf<typeof draft.kind>]);
  }
}

const importOwn = (database: TestDatabase, kind: TransferKind, text: string) =>
  importText(database.db, folder.path, text, { kind, mapping: own });

test.each(kindNames)('%s come out of another site byte for byte as they went in', async (kind) => {
  const text = await exportText(here.db, kind);
  const summary = await importOwn(there, kind, text);
  expect(summary).toMatchObject({ read: 2, inserted: 2, refused: 0, warnings: 0 });
  expect(await exportText(there.db, kind)).toBe(text);
  expect(await importOwn(there, kind, text)).toMatchObject({ unchanged: 2, updated: 0, inserted: 0 });
});

test.each(kindNames)('%s that were posted here are found again, not doubled', async (kind) => {
  const text = await exportText(here.db, kind);
  expect(await importOwn(here, kind, text)).toMatchObject({ read: 2, inserted: 0, updated: 2, refused: 0 });
  expect(await exportText(here.db, kind)).toBe(text);
});

test('a post of another site with the same number is not taken for ours', async () => {
  const ours = await there.db
    .selectFrom('listing')
    .select('id')
    .where('kind', '=', 'job')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await there.db
    .updateTable('listing')
    .set({ source: null, source_key: null })
    .where('id', '=', ours.id)
    .execute();
  const [header = '', ...rest] = (await exportText(there.db, 'jobs')).split('\n');
  const row = rest.find((line) => line.startsWith(`site,${ours.id},`)) ?? '';
  const other = `${header}\n${row.replace(/2026-03-01T[^,]*/, '2020-01-01T00:00:00.000Z')}\n`;
  expect(await importOwn(there, 'jobs', other)).toMatchObject({ inserted: 1, updated: 0, refused: 0 });
  const after = await there.db.selectFrom('listing').select('source').where('id', '=', ours.id).execute();
  expect(after).toEqual([{ source: null }]);
});

test('no cell of an export is a formula, and nobody anonymous or unpublished can be reached by it', async () => {
  for (const kind of kindNames) {
    const text = await exportText(here.db, kind);
    const cells: string[][] = parse(text, { bom: true });
    expect(cells).toHaveLength(3);
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(text).not.toContain('+17185550142');
  }
  const kept = await here.db.selectFrom('listing').select('phone').where('anonymous', '=', true).execute();
  expect(kept).toEqual([{ phone: '+17185550142' }]);
});
