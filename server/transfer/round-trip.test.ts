import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { readCatalog } from '../rooms/catalog/service.ts';
import { type DraftOf, saveListings } from '../rooms/listings/service.ts';
import { seedBase } from '../seed/seed-base.ts';
import { kindNames, type TransferKind } from './fields.ts';
import { exportText, importText, testFolder } from './testing.ts';
import { hardListings } from './testing-listings.ts';

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

/** Writes them where the tests begin. */
async function fill() {
  const catalog = await readCatalog(here.db);
  for (const draft of hardListings(catalog)) {
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

test('no cell of an export is a formula, and nobody anonymous or unpublished can be reached by it', async () => {
  for (const kind of kindNames) {
    const text = await exportText(here.db, kind);
    const cells: string[][] = parse(text, { bom: true });
    expect(cells).toHaveLength(3);
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(text).not.toMatch(/17185550142|hidden/i);
  }
  const kept = await here.db
    .selectFrom('listing')
    .leftJoin('job', 'job.id', 'listing.id')
    .select(['phone', 'email', 'company', 'portfolio_url'])
    .where('anonymous', '=', true)
    .orderBy('listing.id')
    .execute();
  expect(kept).toEqual([
    { phone: '+17185550142', email: null, company: null, portfolio_url: null },
    {
      phone: null,
      email: 'hidden@example.org',
      company: 'Hidden & Sons',
      portfolio_url: 'https://example.org/hidden',
    },
  ]);
});
