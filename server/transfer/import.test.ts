import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { importText, shopMapping, testFolder } from './testing.ts';

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof testFolder>>;
beforeEach(async () => {
  database = await testDatabase('seeded');
  folder = await testFolder();
});
afterEach(async () => {
  await folder.remove();
  await database.drop();
});
const run = (text: string | Buffer, options?: Parameters<typeof importText>[3]) =>
  importText(database.db, folder.path, text, options);
const listings = () =>
  database.db
    .selectFrom('listing')
    .innerJoin('business', 'business.id', 'listing.id')
    .selectAll()
    .orderBy('source_key')
    .execute();

const head = 'id,name,type,boro,zip,phone\n';
const good = `${head}1,Zaytoun,meal,Brooklyn,11209,7187443838\n2,"مخبز\nالشام",bread,Queens,11103,\n`;

test('valid rows become published listings, which are found by words of either language', async () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const summary = await run(`\uFEFF${good.replaceAll('\n', '\r\n')}`, { now });
  expect(summary).toMatchObject({ read: 2, inserted: 2, updated: 0, unchanged: 0, refused: 0, warnings: 0 });
  expect(summary.problems).toEqual([]);
  const [zaytoun, sham] = await listings();
  expect(zaytoun).toMatchObject({
    kind: 'business',
    status: 'published',
    lang: 'en',
    title_en: 'Zaytoun',
    zip: '11209',
    phone: '+17187443838',
    published_at: now,
    source: 'test-shops',
    source_key: '1',
    services: [],
  });
  expect(sham).toMatchObject({ lang: 'ar', title_en: null, title_ar: 'مخبز الشام', phone: null });
  expect(sham?.search_vector).toContain("'bakery'");
});

test('a gzipped file is read directly', async () => {
  expect(await run(gzipSync(good))).toMatchObject({ inserted: 2 });
});

test('a second run changes nothing', async () => {
  await run(good);
  const before = await listings();
  expect(await run(good)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, refused: 0 });
  expect(await listings()).toEqual(before);
});

test('one changed row is updated, and retains edits by people', async () => {
  await run(good);
  await database.db
    .updateTable('listing')
    .set({ status: 'closed', verified: true })
    .where('source_key', '=', '1')
    .execute();
  const changed = good.replace('Zaytoun', 'Zaytoun Grill').replace('7187443838', '');
  expect(await run(changed)).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
  const [zaytoun] = await listings();
  expect(zaytoun).toMatchObject({ title_en: 'Zaytoun Grill', phone: null, status: 'closed', verified: true });
  expect(zaytoun?.search_title).toBe('zaytoun grill');
});

describe('the report', () => {
  const bad = `${head}1,"two
lines",meal,Brooklyn,7054,123
2,,meal,Brooklyn,,
3,No place,meal,,,
4,Broken "quote,meal,Brooklyn,,
5,Odd,odd,Queens,,
6,Unknown,strange,Queens,,
7,Short,meal
1,Again,meal,Queens,,
,No key,meal,Queens,,
9,Closed,closed,Queens,,
10,Good,bread,Queens,11103,
`;

  test('lists every invalid value by line and column, and the valid rows are imported', async () => {
    const summary = await run(bad);
    expect(summary).toMatchObject({ read: 11, inserted: 2, refused: 9, warnings: 4 });
    const short = summary.problems.map(({ line, column, level, value, reason }) => [
      line,
      column,
      level,
      value,
      reason,
    ]);
    expect(short).toEqual([
      ['2', 'phone', 'warning', '123', 'this isn’t a phone number'],
      ['2', 'zip', 'warning', '7054', 'this isn’t a 5-digit ZIP code'],
      ['4', 'name', 'error', '', 'the row has no title'],
      ['5', 'boro', 'error', '', 'nothing says where in the city this is'],
      [
        '6',
        '',
        'error',
        '4,Broken "quote,meal,Brooklyn,,',
        'there is a quote within a field that is not quoted',
      ],
      ['7', 'type', 'warning', 'odd', 'there is no category “no-such-category” for businesses'],
      ['7', 'type', 'error', 'odd', 'the row has no category'],
      ['8', 'type', 'warning', 'strange', 'the mapping does not know this value'],
      ['8', 'type', 'error', 'strange', 'the row has no category'],
      ['9', '', 'error', '7 | Short | meal', 'the row has 3 cells, and the header has 6'],
      ['10', 'id', 'error', '1', 'the key is on line 2 already'],
      ['11', 'id', 'error', '', 'the row has no key'],
      ['12', 'type', 'error', 'closed', 'it is closed for good'],
    ]);
    expect((await listings()).map((row) => [row.title_en, row.zip])).toEqual([
      ['two lines', null],
      ['Good', '11103'],
    ]);
  });

  test('is deleted if a later run has no problems', async () => {
    await run(bad);
    await access(join(folder.path, 'file.errors.csv'));
    await run(good);
    await expect(access(join(folder.path, 'file.errors.csv'))).rejects.toThrow('ENOENT');
  });

  test('contains no spreadsheet formulas', async () => {
    const { problems } = await run(`${head}=HYPERLINK("x"),"",meal,Queens,=1+1,\n3,,meal,Queens,=1+1,\n`);
    expect(problems.map((problem) => problem.value)).toContain("'=1+1");
  });
});

test('values that only the database rejects are reported row by row', async () => {
  const mapping = { ...shopMapping, fields: { ...shopMapping.fields, title: { column: 'name' } } };
  // The same source and key with another kind: the row cannot become a business.
  await run('id,name\n1,A job\n', {
    kind: 'jobs',
    mapping: {
      source: 'test-shops',
      key: ['id'],
      fields: {
        titleEn: { column: 'name' },
        descriptionEn: { column: 'name' },
        categories: { value: 'office-jobs' },
        jobType: { value: 'full_time' },
      },
      place: { default: 'brooklyn' },
    },
  });
  const summary = await run(good, { mapping });
  expect(summary).toMatchObject({ inserted: 1, refused: 1 });
  expect(summary.problems[0]).toMatchObject({ line: '2', level: 'error' });
  expect(summary.problems[0]?.reason).toBe('the database rejected the row (code 23503)');
});

test('in a file without keys identical rows may be numbered', async () => {
  const mapping = { ...shopMapping, key: ['name', 'boro'], repeated: 'count' };
  const text = `${head}1,Same,meal,Queens,,\n2,Same,meal,Queens,,\n3,Same,meal,Queens,,\n`;
  expect(await run(text, { mapping })).toMatchObject({ inserted: 3, refused: 0 });
  expect((await listings()).map((row) => row.source_key)).toEqual([
    'Same|Queens',
    'Same|Queens#2',
    'Same|Queens#3',
  ]);
  expect(await run(text, { mapping })).toMatchObject({ unchanged: 3 });
});

test('a dry run reports everything and writes nothing', async () => {
  expect(await run(`${good}3,,meal,Queens,,\n`, { dryRun: true })).toMatchObject({
    read: 3,
    inserted: 2,
    refused: 1,
  });
  expect(await listings()).toEqual([]);
});

test('a limit restricts the number of rows', async () => {
  expect(await run(good, { limit: 1 })).toMatchObject({ read: 1, inserted: 1 });
});

test('a column that the mapping requires and the file lacks is named', async () => {
  await expect(run('id,name,type,zip\n')).rejects.toThrow(
    'The mapping needs columns that the file doesn’t have: phone, boro. The file has: id, name, type, zip.',
  );
});

test('a rental without a description gets one, one without a price is rejected', async () => {
  const { problems } = await run('id,beds,price\n1,2,3000\n2,3,\n3,1,-5\n', {
    kind: 'rents',
    mapping: {
      source: 'homes',
      key: ['id'],
      fields: {
        titleAr: { build: 'rentalTitle' },
        descriptionAr: { build: 'rentalSummary' },
        accommodation: { value: 'apartment' },
        bedrooms: { column: 'beds', transform: ['integer'] },
        priceCents: { column: 'price', transform: ['dollarsToCents'] },
      },
      place: { default: 'astoria' },
    },
  });
  expect(problems.map(({ line, column, level, reason }) => [line, column, level, reason])).toEqual([
    ['3', 'price', 'error', 'the row has no price'],
    ['4', 'price', 'warning', 'an amount of money is never negative'],
    ['4', 'price', 'error', 'the row has no price'],
  ]);
  const home = await database.db.selectFrom('listing').selectAll().executeTakeFirstOrThrow();
  expect(home).toMatchObject({ title_ar: 'شقة بغرفتي نوم في أستوريا', price_cents: 300_000, lang: 'ar' });
});
