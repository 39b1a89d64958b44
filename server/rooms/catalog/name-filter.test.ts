import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, listenToChanges } from '../../changes/changes.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { createNameFilter, type NameFilter } from './name-filter.ts';

let site: TestSite;
let changes: Changes;
let filter: NameFilter;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses({ name: { en: 'Golden Sultan السلطان الذهبي' } });
  changes = await listenToChanges(site.connectionString);
  filter = createNameFilter(site.db, changes);
});
afterAll(async () => {
  await changes.close();
  await site.close();
});

const queries = ['golden sultan', 'سلطان ذهبي', 'quiet harbor', 'مرفا هادي'];

it('passes all names until it is loaded, then those that listings have in both scripts', async () => {
  expect(filter(queries)).toEqual(queries);
  await expect.poll(() => filter(queries)).toEqual(['golden sultan', 'سلطان ذهبي']);
});

it('learns the names of new listings and articles', async () => {
  await site.addBusinesses({ name: { en: 'Quiet Harbor مرفأ هادئ' } });
  await expect.poll(() => filter(queries)).toEqual(queries);
  const names = ['silver lantern', 'quiet lantern'];
  await expect.poll(() => filter(names)).toEqual([]);
  await sql`
    insert into content (kind, slug, title, summary, body, status, published_at, search_vector)
    values ('blog', 'silver-lantern', '{"en":"Silver Lantern"}', '{}', '{}', 'published', now(),
      ${"'silver':1A 'lantern':2A 'فانوس':3A 'فضي':4A"}::tsvector)`.execute(site.db);
  await expect.poll(() => filter(names)).toEqual(['silver lantern']);
});

it('passes all names after many listings changed, until it is loaded again', async () => {
  await expect.poll(() => filter(['none of them'])).toEqual([]);
  await site.addBusinesses(
    ...Array.from({ length: 101 }, (_, number) => ({ name: { en: `Shop ${number}` } })),
  );
  await sql`update listing set title_en = title_en || '.' where title_en like 'Shop %'`.execute(site.db);
  await expect.poll(() => filter(['none of them'])).toEqual(['none of them']);
});
