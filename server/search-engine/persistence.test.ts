import { copyFile, mkdtemp, open, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listingKinds } from '../../contract/categories.ts';
import { lightStem, slips, soundOf } from '../../contract/spelling.ts';
import { type Changes, listenToChanges } from '../changes/changes.ts';
import { createCatalogSource } from '../rooms/catalog/service.ts';
import { seedSynthetic } from '../seed/synthetic/seed-synthetic.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import { pruneChanges } from './listing-queries.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';

let site: TestSite;
let changes: Changes;
let folder: string;
beforeAll(async () => {
  site = await testSite();
  await seedSynthetic(site.db, site.connectionString, { listings: 600, seed: 9, now: noon });
  changes = await listenToChanges(site.connectionString);
});
afterAll(async () => {
  await changes.close();
  await site.close();
});
beforeEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
  folder = await mkdtemp(join(tmpdir(), 'search-index-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'index');

/** An engine that stores its index, and its log. */
async function start(of: TestSite = site, notifications: Changes = changes) {
  const captured = capturedLog();
  const engine = createSearchEngine(of.db, notifications, captured.log, { folder });
  await engine.ready;
  return { engine, ...captured };
}

/** The log messages about loading, building and storing. */
const messagesOf = (lines: readonly string[]) =>
  lines
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
    .filter((message) => /search index/.test(message));

/** Builds and stores an index. @returns the closed engine */
async function store(): Promise<void> {
  const { engine, line } = await start();
  await line('search index stored');
  await engine.close();
}

/** All results of an engine: searches, lists, facets, words. */
async function answersOf(engine: SearchEngine): Promise<unknown> {
  const source = createCatalogSource(site.db);
  const at = noon.getTime();
  const answers: unknown[] = [];
  for (const kind of listingKinds) {
    const index = engine.index(kind);
    if (!index) throw new Error('there is no index');
    for (const text of ['restaurant', 'apartment brooklyn', 'مطعم', 'new', 'wombat', 'studio near park']) {
      for (const match of (await source.question(text))?.matches ?? []) {
        const found = index.find(match.index, { at, conditions: {} });
        answers.push([kind, text, found.total, found.best(100), sorted(found.countValues('category'))]);
      }
    }
    const listed = index.list({ at, conditions: {} });
    answers.push([kind, listed.first({ by: 'newest', isDescending: true }, 50)]);
    answers.push([kind, listed.first({ by: 'price', isDescending: false }, 50)]);
    for (const dimension of Object.keys(index.tables)) answers.push(sorted(listed.countValues(dimension)));
  }
  for (const word of ['restaurant', 'restaurnt', 'wombat', 'مطعم']) {
    const words = engine
      .vocabulary()
      ?.find({ words: [word], stems: [lightStem(word)], sounds: [soundOf(word)], slips: slips(word) });
    answers.push(words?.map((one) => one.word).sort());
  }
  return answers;
}

const sorted = (counted: readonly unknown[]) => counted.map((one) => JSON.stringify(one)).sort();

/** The results of an engine that reads everything from the database. */
async function answersAnew(): Promise<unknown> {
  const engine = createSearchEngine(site.db, changes, capturedLog().log);
  await engine.ready;
  const answers = await answersOf(engine);
  await engine.close();
  return answers;
}

async function expectAnswers(engine: SearchEngine): Promise<void> {
  expect(await answersOf(engine)).toEqual(await answersAnew());
}

describe('a stored index', () => {
  it('is loaded by the next start, with the same results as a newly built one', async () => {
    await store();
    const { engine, lines } = await start();
    expect(messagesOf(lines)).toEqual(['search index loaded']);
    await expectAnswers(engine);
    expect(await engine.verify()).toBe(0);
    await engine.close();
  });

  it('is updated with later changes: new, edited, closed, banned and deleted posts', async () => {
    const [edited = 0, closed = 0, banned = 0, deleted = 0] = await site.addBusinesses(
      ...['edited', 'closed', 'banned', 'deleted'].map((name) => ({ name: { en: `Wombat ${name}` } })),
    );
    const { id: owner } = await site.member();
    await sql`update listing set owner_id = ${owner} where id = ${banned}`.execute(site.db);
    await store();
    const [added] = await site.addBusinesses({ name: { en: 'Wombat added' } });
    await sql`update listing set search_vector = '''numbat'':1A' where id = ${edited}`.execute(site.db);
    await sql`update listing set status = 'closed' where id = ${closed}`.execute(site.db);
    await sql`update app_user set banned_at = now() where id = ${owner}`.execute(site.db);
    await sql`delete from listing where id = ${deleted}`.execute(site.db);
    await sql`update product set condition = 'used' where id in (select id from product order by id limit 5)`.execute(
      site.db,
    );
    const { engine, lines } = await start();
    expect(messagesOf(lines)).toEqual(['search index loaded']);
    const [match] = (await createCatalogSource(site.db).question('wombat'))?.matches ?? [];
    const found =
      match && engine.index('business')?.find(match.index, { at: noon.getTime(), conditions: {} });
    expect(found?.best(10).map(({ id }) => id)).toEqual([added]);
    await expectAnswers(engine);
    await engine.close();
  });

  it('is stored again on close if it has changed, and otherwise not', async () => {
    await store();
    const before = await readFile(file());
    const unchanged = await start();
    await unchanged.engine.close();
    expect(await readFile(file())).toEqual(before);
    const changed = await start();
    const [id = 0] = await site.addBusinesses({ name: { en: 'Bandicoot' } });
    await changed.engine.refresh();
    await changed.engine.close();
    expect(messagesOf(changed.lines)).toEqual(['search index loaded', 'search index stored']);
    const { rows } = await sql<{ token: string }>`select token from search_index_file`.execute(site.db);
    expect(rows.length).toBeGreaterThan(0);
    // Nothing is left to read from the log.
    const last = await start();
    expect(last.engine.index('business')?.version).toBe(0);
    await sql`delete from listing where id = ${id}`.execute(site.db);
    await last.engine.close();
  });

  it('is built by one process and loaded by others that start at the same time', async () => {
    const both = await Promise.all([start(), start()]);
    await Promise.all(both.map(({ engine }) => expectAnswers(engine)));
    const messages = both.flatMap(({ lines }) => messagesOf(lines));
    expect(messages.sort()).toEqual(['search index built', 'search index loaded', 'search index stored']);
    await Promise.all(both.map(({ engine }) => engine.close()));
  });
});

describe('an unusable file', () => {
  const spoil: Record<string, { how: () => Promise<unknown>; reason: RegExp }> = {
    'is damaged': {
      how: async () => {
        const handle = await open(file(), 'r+');
        await handle.write(Buffer.from([255, 255, 255, 255]), 0, 4, 20_000);
        await handle.close();
      },
      reason: /damaged/,
    },
    'is truncated': { how: () => truncate(file(), 10_000), reason: /truncated/ },
    'is empty': { how: () => truncate(file(), 0), reason: /truncated/ },
    'is not known to the database': {
      how: () => sql`delete from search_index_file`.execute(site.db),
      reason: /does not have all changes/,
    },
    'was given up, as nobody used it for a day': {
      how: async () => {
        await sql`update search_index_file set used_at = now() - interval '25 hours'`.execute(site.db);
        await pruneChanges(site.db);
      },
      reason: /does not have all changes/,
    },
    'is older than the log of changes': {
      how: () => sql`update listing_change_horizon set pruned = pg_current_xact_id()`.execute(site.db),
      reason: /does not have all changes/,
    },
    'is of a version with other migrations': {
      how: () =>
        sql`update kysely_migration set name = name || '-' where name like '2026-11-21%'`.execute(site.db),
      reason: /another database/,
    },
  };
  it.each(Object.keys(spoil))(
    'that %s is replaced by a newly built index, and the log states so once',
    async (name) => {
      await store();
      await spoil[name]?.how();
      const { engine, lines, line } = await start();
      await line('search index stored');
      expect(messagesOf(lines).map((message) => message.replace(/: .*/, ''))).toEqual([
        'the stored search index cannot be used',
        'search index built',
        'search index stored',
      ]);
      expect(lines.join('\n')).toMatch(spoil[name]?.reason ?? /^$/);
      await expectAnswers(engine);
      await engine.close();
      const next = await start();
      expect(messagesOf(next.lines)).toEqual(['search index loaded']);
      await next.engine.close();
    },
  );

  it('belongs to another database', async () => {
    await store();
    const other = await testSite();
    const notifications = await listenToChanges(other.connectionString);
    const { engine, lines } = await start(other, notifications);
    expect(lines.join('\n')).toContain('it is of another database');
    expect(engine.index('business')?.size).toBe(0);
    await engine.close();
    await notifications.close();
    await other.close();
  });
});

describe('the change log', () => {
  it('retains what a file needs, however old, and no more', async () => {
    await sql`delete from search_index_file`.execute(site.db);
    await site.addBusinesses({ name: { en: 'Before the file' } });
    await store();
    const copy = join(folder, 'copy');
    await copyFile(file(), copy);
    const [id = 0] = await site.addBusinesses({ name: { en: 'After the file' } });
    await sql`update listing_change set logged_at = now() - interval '3 hours'`.execute(site.db);
    await pruneChanges(site.db);
    const { rows } = await sql<{ listing_id: number }>`select listing_id from listing_change`.execute(
      site.db,
    );
    expect(rows.map(({ listing_id }) => listing_id)).toEqual([id]);
    const { engine, lines } = await start();
    expect(messagesOf(lines)).toEqual(['search index loaded']);
    await expectAnswers(engine);
    await engine.close();
  });
});
