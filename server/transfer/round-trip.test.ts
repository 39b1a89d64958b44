import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { readCatalog } from '../rooms/catalog/service.ts';
import { type DraftOf, saveListings } from '../rooms/listings/service.ts';
import { columnsOf as columnsOfValue, mappingColumns } from './evaluate.ts';
import { type FieldName, fieldsOf, kindNames, listingKindOf, type TransferKind } from './fields.ts';
import { parseMapping } from './mapping.ts';
import { ownColumns } from './own-format.ts';
import { exportText, importText, testFolder } from './testing.ts';
import { hardListings } from './testing-listings.ts';

let here: TestDatabase;
let there: TestDatabase;
let folder: Awaited<ReturnType<typeof testFolder>>;
let own: object;
beforeAll(async () => {
  [here, there, folder] = await Promise.all([testDatabase('seeded'), testDatabase('seeded'), testFolder()]);
  own = JSON.parse(await readFile(new URL('../../mappings/own.json', import.meta.url), 'utf8'));
  await fill();
});
afterAll(async () => {
  await folder.remove();
  await Promise.all([here.drop(), there.drop()]);
});

/** Inserts them before the tests. */
async function fill() {
  const catalog = await readCatalog(here.db);
  for (const draft of hardListings(catalog)) {
    const source = draft.source && { ...draft.source, name: `${draft.source.name}-${draft.kind}` };
    await saveListings(here.db, catalog, draft.kind, [{ ...draft, source } as DraftOf<typeof draft.kind>]);
  }
}

const importOwn = (database: TestDatabase, kind: TransferKind, text: string) =>
  importText(database.db, folder.path, text, { kind, mapping: own });

test.each(kindNames)('%s are imported on another site and exported again byte for byte', async (kind) => {
  const text = await exportText(here.db, kind);
  const summary = await importOwn(there, kind, text);
  expect(summary).toMatchObject({ read: 2, inserted: 2, refused: 0, warnings: 0 });
  expect(await exportText(there.db, kind)).toBe(text);
  expect(await importOwn(there, kind, text)).toMatchObject({ unchanged: 2, updated: 0, inserted: 0 });
});

test.each(kindNames)('%s that were posted here are recognized, not duplicated', async (kind) => {
  const text = await exportText(here.db, kind);
  expect(await importOwn(here, kind, text)).toMatchObject({ read: 2, inserted: 0, updated: 2, refused: 0 });
  expect(await exportText(here.db, kind)).toBe(text);
});

test('a post of another site with the same id is not taken for ours', async () => {
  const catalog = await readCatalog(there.db);
  const draft = hardListings(catalog).find((one) => one.kind === 'job' && one.source === null);
  const { ids } = await saveListings(there.db, catalog, 'job', [draft as DraftOf<'job'>]);
  const [header = '', ...rest] = (await exportText(there.db, 'jobs')).split('\n');
  const row = rest.find((line) => line.startsWith(`site,${ids[0]}-`)) ?? '';
  const other = `${header}\n${row.replace(/^site,(\d+)-\d+/, 'site,$1-1600000000000')}\n`;
  expect(await importOwn(there, 'jobs', other)).toMatchObject({ inserted: 1, updated: 0, refused: 0 });
  const after = await there.db
    .selectFrom('listing')
    .select('source')
    .where('id', '=', ids[0] ?? 0)
    .execute();
  expect(after).toEqual([{ source: null }]);
});

test('no cell of an export is a formula, and it discloses no anonymous or unpublished posters', async () => {
  for (const kind of kindNames) {
    const text = await exportText(here.db, kind);
    const cells: string[][] = parse(text, { bom: true });
    expect(cells).toHaveLength(3);
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(text).not.toMatch(/17185550142|hidden|4217|11203/i);
  }
  const stored = await here.db
    .selectFrom('listing')
    .leftJoin('job', 'job.id', 'listing.id')
    .select(['listing.kind', 'phone', 'email', 'company', 'portfolio_url', 'apply_url'])
    .select(['street', 'zip', 'lat', 'lng', 'location'])
    .where('anonymous', '=', true)
    .orderBy('listing.id')
    .execute();
  const nowhere = { street: null, zip: null, lat: null, lng: null, location: null };
  const nothing = { company: null, portfolio_url: null, apply_url: null, ...nowhere };
  const home = { street: '4217 Hidden Street', zip: '11203', lat: 40.65421, lng: -73.94217 };
  expect(stored).toEqual([
    { kind: 'product', phone: '+17185550142', email: 'hidden@example.org', ...nothing },
    { kind: 'rental', phone: '+17185550142', email: null, ...nothing, ...home },
    {
      kind: 'job',
      phone: null,
      email: 'hidden@example.org',
      ...nowhere,
      location: 'Hidden Avenue 4217',
      company: 'Hidden & Sons',
      portfolio_url: 'https://example.org/hidden',
      apply_url: 'https://example.org/hidden-too',
    },
  ]);
});

/** The key, and what only this site knows: what it notified of, verified, or was told by its members. */
const local = ['id', 'kind', 'moved_from', 'verified_at', 'hours_confirmed_at'];
const derived = [...local, 'open_minutes', 'special_days', 'special_open'];
/** Columns of a listing that are not exported: derived values, counters, and references to accounts or times. */
const stays = [
  ...['id', 'kind', 'owner_id', 'slug', 'boost', 'views', 'contact_clicks', 'position', 'source_hash'],
  ...['search_title', 'search_vector', 'sort_en', 'sort_ar', 'created_at', 'updated_at', 'submitted_at'],
  ...[
    'reject_reason',
    'closed_as',
    'reminded_at',
    'removed_at',
    'status_before_removal',
    'status_before_ban',
  ],
  ...['reject_template', 'reject_field', 'change_asked'],
  ...['taken_down_at', 'taken_down_from', 'take_down_reason', 'take_down_template'],
  // Ratings: they are not part of a listing.
  ...['review_count', 'rating', 'rating_rank'],
  // As in the details.
  ...['wanted', 'bedrooms'],
];
/** Columns with another representation: by a slug, by several. */
const otherwise: Record<string, string> = {
  category_id: 'categories',
  category_ids: 'categories',
  place_id: 'place',
  place_ids: 'place',
};

describe.each(kindNames)('no column of %s is missing', (kind) => {
  const table = listingKindOf[kind];
  const columnsOf = async (name: string) => {
    const { rows } = await sql<{ name: string; usual: string | null }>`
      select column_name as name, column_default as usual from information_schema.columns
      where table_schema = 'public' and table_name = ${name}`.execute(here.db);
    return rows;
  };

  test('from the export, the mapping or the fields', async () => {
    const written = new Set(Object.keys(ownColumns[kind]));
    const detail = (await columnsOf(table)).map(({ name }) => name).filter((name) => !derived.includes(name));
    expect(detail.filter((name) => !written.has(name))).toEqual([]);
    const ownKinds: Record<string, string[]> = {
      reserved: ['products'],
      price_cents: ['products', 'rents', 'events'],
      anonymous: ['products', 'rents', 'jobs'],
    };
    const bare = kind === 'jobs' || kind === 'products' ? ['street', 'zip', 'lat', 'lng'] : [];
    const listing = (await columnsOf('listing'))
      .map(({ name }) => otherwise[name] ?? name)
      .filter((name) => !stays.includes(name) && !bare.includes(name))
      .filter((name) => ownKinds[name]?.includes(kind) ?? true);
    expect(listing.filter((name) => !written.has(name))).toEqual([]);

    const mapping = parseMapping(own, 'own.json');
    const fields = Object.keys(fieldsOf[kind]) as FieldName[];
    const read = new Set([
      ...mappingColumns(mapping, fields),
      ...mapping.key.flat(),
      ...(mapping.place.slug ? columnsOfValue(mapping.place.slug) : []),
    ]);
    expect([...written].filter((name) => !read.has(name))).toEqual([]);
    // `title` and `description` are for files that do not state the language.
    expect(fields.filter((name) => !mapping.fields[name])).toEqual(['title', 'description']);
  });

  test('from the rows themselves: importing elsewhere reproduces what was written here', async () => {
    const columns = (await columnsOf(table)).filter(({ name }) => !local.includes(name));
    const rows = async ({ db }: TestDatabase) => {
      const { rows: found } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(detail) - 'id' as row from ${sql.table(table)} as detail
        join listing using (id) where status = 'published' and not anonymous
          and coalesce(listing.source, 'site') <> 'site' order by id`.execute(db);
      return found.map(({ row }) => row);
    };
    const written = await rows(here);
    expect(written.length).toBeGreaterThan(0);
    // Every column has a value in one of them, so that a lost one is detected.
    const isSilent = (value: string, usual: string | null) =>
      value === 'null' || (usual !== null && ['false', '[]', '{}', '"{}"'].includes(value));
    const silent = columns.filter(({ name, usual }) =>
      written.every((row) => isSilent(JSON.stringify(row[name]), usual)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(await rows(there)).toEqual(await rows(here));
  });
});

test('an export of an earlier release, without the columns that were added later, deletes nothing', async () => {
  const text = await exportText(here.db, 'rents');
  const [header = [], ...rows]: string[][] = parse(text, { bom: true });
  const later = ['deposit_cents', 'fees', 'utilities', 'status'];
  const cut = (cells: string[]) => cells.filter((_, index) => !later.includes(header[index] ?? ''));
  const earlier = stringify([cut(header), ...rows.map(cut)], { quoted_match: /\r|^\s|\s$/ });
  expect(await importOwn(here, 'rents', earlier)).toMatchObject({ read: 2, updated: 2, refused: 0 });
  expect(await exportText(here.db, 'rents')).toBe(text);
});

test('another status than published is exported separately, and imported with that status', async () => {
  const text = await exportText(here.db, 'jobs', 'pending');
  expect(parse(text, { bom: true, columns: true })).toMatchObject([{ status: 'pending', published_at: '' }]);
  expect(await importOwn(there, 'jobs', text)).toMatchObject({ inserted: 1, refused: 0, warnings: 0 });
  expect(await exportText(there.db, 'jobs', 'pending')).toBe(text);
  expect(text).not.toBe(await exportText(there.db, 'jobs'));
});

test('a mileage of what is no vehicle is neither exported nor imported', async () => {
  const goods = (await exportText(here.db, 'products')).replaceAll('cars|fashion', 'other-goods');
  expect(goods).toContain('123000');
  const { refused, problems } = await importOwn(there, 'products', goods);
  expect(refused).toBe(0);
  expect(problems).toMatchObject([
    { column: 'mileage', reason: 'items in this category don’t have this; it was dropped' },
  ]);
  const read = () => there.db.selectFrom('product').select('mileage').where('mileage', '>', 0).execute();
  expect(await read()).toEqual([]);
  await there.db.updateTable('product').set({ mileage: 123_000 }).execute();
  expect(await exportText(there.db, 'products')).not.toContain('123000');
});
