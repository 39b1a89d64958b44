import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { pino } from 'pino';
import { fold } from '../../contract/search.ts';
import type { Explained, SearchResults } from '../../contract/search-results.ts';
import { searchSite } from '../../contract/search-results.ts';
import { createApp } from '../../server/app.ts';
import { listenToChanges } from '../../server/changes/changes.ts';
import { type Db, openDatabase } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { readEnvironment } from '../../server/environment.ts';
import { createPost } from '../../server/post.ts';
import { importPublicSets } from '../../server/rooms/search/gold/public-sets.ts';
import { readGoldRows } from '../../server/rooms/search/gold/rows-queries.ts';
import { senderOf } from '../../server/rooms/settings/service.ts';
import { createSearchEngine } from '../../server/search-engine/search-engine.ts';
import { seedBase } from '../../server/seed/seed-base.ts';
import { localStorage } from '../../server/storage/storage.ts';
import { importFile } from '../../server/transfer/import.ts';
import { parseMapping } from '../../server/transfer/mapping.ts';
import { Report } from '../../server/transfer/report.ts';
import { addressBelow } from '../api-address.ts';
import type { NamePair } from './names.ts';
import { type CorpusRow, type Question, wordsOf } from './question.ts';

/** The first results of a search. */
export interface Answer {
  found: readonly ({ id: number } & Explained)[];
  /** Whether the results may lack a part of the query. */
  isLoosened: boolean;
}

const pairMapping = {
  source: 'name-pairs',
  key: ['name'],
  fields: { title: { column: 'name' }, categories: { column: 'name', lookup: {}, default: 'restaurants' } },
  place: { default: 'brooklyn' },
};

/** Businesses with one of the two spellings of their name. */
async function importPairs(db: Db, folder: string, pairs: readonly NamePair[]): Promise<void> {
  const path = join(folder, 'pairs.csv');
  const names = pairs.map(({ latin, arabic, written }) => [written === 'latin' ? latin : arabic]);
  await writeFile(path, stringify([['name'], ...names]));
  const report = new Report(join(folder, 'pairs.errors.csv'));
  const mapping = parseMapping(pairMapping, 'the mapping of name pairs');
  await importFile(db, { kind: 'businesses', path, report, mapping });
}

async function readCorpus(db: Db): Promise<CorpusRow[]> {
  const prices = await db
    .selectFrom('listing')
    .select(['id', 'price_cents'])
    .where('kind', '=', 'rental')
    .execute();
  const priceOf = new Map(prices.map((row) => [row.id, row.price_cents]));
  return (await readGoldRows(db)).map((row) => ({
    ...row,
    foldedName: ` ${wordsOf(fold(row.name)).join(' ')} `,
    priceCents: priceOf.get(row.id) ?? null,
  }));
}

/** The location of the corpus database, and whether it is deleted afterwards. */
async function dataFolder(name: string) {
  const shared = process.env.BENCH_DATA;
  if (!shared) return { folder: await mkdtemp(join(tmpdir(), 'bench-understanding-')), isOwn: true };
  const folder = join(shared, name);
  await mkdir(folder, { recursive: true });
  return { folder, isOwn: false };
}

/**
 * The API over the public data sets and the pairs of names, on a temporary database; or on one below the folder
 * BENCH_DATA, which is filled once. Searches use the index in memory, as on a site of this size.
 * @param isOneScript as on a site whose listings have names in one script only, so that none was learned
 */
export async function openCorpus(pairs: readonly NamePair[], isOneScript: boolean) {
  const { folder, isOwn } = await dataFolder(isOneScript ? 'understanding one script' : 'understanding');
  const environment = readEnvironment({
    ...process.env,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
  });
  const { db, connectionString, close } = await openDatabase(environment);
  await migrate(db);
  // Uses the concepts of this checkout, whichever one filled the folder.
  await db.deleteFrom('concept').execute();
  await db.deleteFrom('base_concept').execute();
  await seedBase(db);
  const some = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
  if (!some) {
    await importPublicSets(db);
    await importPairs(db, folder, pairs);
  }
  if (isOneScript) await db.deleteFrom('search_name').execute();
  const log = pino({ level: 'silent' });
  const post = createPost({ environment, connectionString, log, senderOf: (lang) => senderOf(db, lang) });
  const changes = await listenToChanges(connectionString);
  const searchEngine = createSearchEngine(db, changes, log);
  await searchEngine.ready;
  const storage = localStorage(join(folder, 'media'));
  const app = createApp({ db, environment, log, storage, changes, searchEngine, ...post });
  return {
    rows: await readCorpus(db),
    /** The first ten results of the query's list, and how they were found. */
    async firstTen({ q, lang, type }: Question): Promise<Answer> {
      const query = { q, type, limit: 10 };
      const response = await app.request(addressBelow(searchSite, lang, query));
      if (response.status !== 200)
        throw new Error(`«${q}» answered ${response.status}: ${await response.text()}`);
      const { data, meta } = (await response.json()) as SearchResults;
      return { found: data[type], isLoosened: meta.loosened };
    },
    close: async () => {
      await searchEngine.close();
      await changes.close();
      await post.queue.stop();
      await close();
      if (isOwn) await rm(folder, { recursive: true });
    },
  };
}
