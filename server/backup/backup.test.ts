import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { listenToChanges } from '../changes/changes.ts';
import { keepFiles, removingFiles } from '../database/backup-lock.ts';
import { makeSchema, migrate, migrationNames } from '../database/migrate.ts';
import { testDatabase } from '../database/testing.ts';
import { addSample } from '../testing/sample-pages.ts';
import { addMedia } from '../testing/test-bodies.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import type { Manifest } from './manifest.ts';
import { openWholeBackup, restoreBackup } from './restore-backup.ts';
import { leftOut } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const passphrase = 'seven olive trees in a row';
let site: TestSite;
let backups: string;
/** Not encrypted, and never changed. */
let plain: { folder: string; manifest: Manifest };
let encrypted: typeof plain;

beforeAll(async () => {
  site = await testSite();
  backups = await mkdtemp(join(tmpdir(), 'backups-'));
  await addSample(site);
  await addMedia(site, await site.member({ name: 'سلمى\\ \t"N\nULL' }), 2);
  for (const folder of ['media', 'transfers']) await mkdir(join(site.dataDir, folder));
  for (const key of ['first.webp', 'second.avif', 'empty.webp']) {
    await writeFile(join(site.dataDir, 'media', key), randomBytes(key === 'empty.webp' ? 0 : 100_000));
  }
  await writeFile(join(site.dataDir, 'transfers', 'a-transfer.csv'), 'name\nشاورما\n');
  await writeFile(join(site.dataDir, 'media', 'half.webp.1.part'), 'half');
  plain = await writeBackup(source(), join(backups, 'plain'));
  encrypted = await writeBackup({ ...source(), passphrase }, join(backups, 'encrypted'));
});
afterAll(async () => {
  await site.close();
  await rm(backups, { recursive: true });
});

const source = ({ connectionString, dataDir } = site) => ({
  connectionString,
  dataDir,
  passphrase: undefined,
});

/** An empty place, or one with a site of base data. */
async function place(template?: 'seeded') {
  const database = await testDatabase(template);
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });
  return { ...database, dataDir };
}

/** A copy of a backup to corrupt. */
async function copyOf({ folder }: typeof plain) {
  const copy = await mkdtemp(join(backups, 'copy-'));
  await cp(folder, copy, { recursive: true });
  return copy;
}

const contentsOf = ({ tables, sequences, files, migrations }: Manifest) => ({
  tables: tables.map(({ stored: _, ...table }) => table),
  files: files.map(({ stored: _, ...file }) => file),
  sequences,
  migrations,
});

describe('a backup', () => {
  it('contains every table except transient ones, and every complete file', async () => {
    const { rows } = await sql<{ name: string; has_xid: boolean }>`
      select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and a.atttypid = 'xid8'::regtype) as has_xid
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(site.db);
    const names = plain.manifest.tables.map(({ name }) => name);
    expect([...names, ...leftOut].sort()).toEqual(rows.map(({ name }) => name).sort());
    // Transaction ids are valid in one cluster only.
    const ofCluster = rows.filter(({ has_xid }) => has_xid).map(({ name }) => name);
    expect(ofCluster.filter((name) => !leftOut.includes(name))).toEqual([]);
    const rowsOf = (name: string) => plain.manifest.tables.find((table) => table.name === name)?.rows;
    expect([rowsOf('app_user'), rowsOf('category')]).not.toContain(0);
    const media = (await readdir(join(site.dataDir, 'media'))).filter((name) => !name.endsWith('.part'));
    expect(media.length).toBeGreaterThan(0);
    expect(plain.manifest.files.map(({ name }) => name).sort()).toEqual([...media, 'a-transfer.csv'].sort());
  });
  it('is readable by its owner only', async () => {
    const entries = await readdir(plain.folder, { recursive: true });
    for (const entry of ['.', ...entries]) {
      expect([entry, (await stat(join(plain.folder, entry))).mode & 0o077]).toEqual([entry, 0]);
    }
  });
  it('discloses nothing if it is encrypted', async () => {
    const entries = await readdir(encrypted.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBe(plain.manifest.tables.length + plain.manifest.files.length + 2);
    for (const { name, parentPath } of files) {
      if (name === 'backup.json') continue;
      expect(name).toMatch(/\.enc$/);
      const bytes = await readFile(join(parentPath, name));
      // The magic bytes of compressed tables, the manifest and a transfer.
      for (const head of ['\u001f\u008b\u0008', '{\n\t', 'name']) {
        expect(bytes.toString('latin1').startsWith(head)).toBe(false);
      }
    }
  });
  it('is not made while another is in progress, nor in a place that is not writable', async () => {
    await expect(writeBackup(source(), '/dev/null/backups')).rejects.toThrow(
      'Cannot write the backup to /dev/null/backups: ENOTDIR.',
    );
    const both = ['one', 'two'].map((name) => writeBackup(source(), join(backups, name)));
    const failed = (await Promise.allSettled(both)).find(({ status }) => status === 'rejected');
    expect(String((failed as PromiseRejectedResult).reason)).toContain(
      'Another backup of this site is under way',
    );
    expect((await readdir(backups)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('a restored site', () => {
  it.each([
    ['from a plain backup into nothing', () => plain, undefined, undefined],
    ['from an encrypted one into a new site', () => encrypted, passphrase, 'seeded' as const],
  ])('%s is identical in every table and file, and works', async (_case, from, secret, template) => {
    const there = await place(template);
    const backup = await openWholeBackup(from().folder, secret);
    await restoreBackup(backup, { ...there, force: false });
    expect(await migrate(there.db)).toEqual([]);
    const again = await writeBackup(source({ ...site, ...there }), join(backups, `again-${template}`));
    expect(contentsOf(again.manifest)).toEqual(contentsOf(plain.manifest));

    const rules = sql`select indexdef as is from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`;
    expect((await rules.execute(there.db)).rows).toEqual((await rules.execute(site.db)).rows);
    const counts = sql`select kind, cell, n from listing_count order by 1, 2`;
    await sql`select recount_listings()`.execute(site.db);
    const [here, restored] = [await counts.execute(site.db), await counts.execute(there.db)];
    expect(restored.rows.length).toBeGreaterThan(0);
    expect(restored.rows).toEqual(here.rows);
    // Triggers, ids and counts work as before.
    const { rows } = await sql<{ id: number }>`
      insert into concept (slug, terms) values ('never-before', '{never,before}') returning id`.execute(
      there.db,
    );
    const last = plain.manifest.sequences.find(({ name }) => name === 'concept_id_seq')?.last;
    expect(rows[0]?.id).toBe((last ?? 0) + 1);
    await sql`delete from listing`.execute(there.db);
    // Changes are folded once no older transaction exists in the whole cluster, including those of other tests.
    const folded = async () => {
      await sql`select fold_listing_counts()`.execute(there.db);
      return (await counts.execute(there.db)).rows;
    };
    await expect.poll(folded, { timeout: 30_000 }).toEqual([]);
  });

  it('is a consistent snapshot, however much was written meanwhile', async () => {
    const there = await place();
    let isDone = false;
    const backup = writeBackup(source(), join(backups, 'busy')).finally(() => {
      isDone = true;
    });
    // An account is copied long before its session.
    for (let written = 0; !isDone; written++) await site.member({ email: `busy-${written}@post.example` });
    const { folder, manifest } = await backup;
    await restoreBackup(await openWholeBackup(folder, undefined), { ...there, force: false });
    const { rows } = await sql<{ accounts: number; sessions: number }>`
      select count(*)::int as accounts, count(s.id)::int as sessions
      from app_user u left join session s on s.user_id = u.id where u.email like 'busy-%'`.execute(there.db);
    expect(manifest.tables.find(({ name }) => name === 'app_user')?.rows).toBeGreaterThan(0);
    // Of each but the last, which was written in between.
    expect((rows[0]?.accounts ?? 0) - (rows[0]?.sessions ?? 0)).toBeLessThanOrEqual(1);
    await sql`delete from app_user where email like 'busy-%'`.execute(site.db);
  });

  it('of an earlier release is migrated', async () => {
    const [earlier, there] = [await place(), await place()];
    const names = await migrationNames();
    const [before, after] = [names.slice(0, 20), names.slice(20)];
    await earlier.db.transaction().execute(async (tx) => {
      await sql`drop schema public cascade`.execute(tx);
      await sql`create schema public`.execute(tx);
      await makeSchema(tx, before);
      for (const name of before)
        await sql`insert into kysely_migration values (${name}, '2026-11-01T00:00:00Z')`.execute(tx);
      await sql`insert into setting (key, value) values ('of-then', '{}')`.execute(tx);
    });
    const { folder } = await writeBackup(source({ ...site, ...earlier }), join(backups, 'earlier'));
    await restoreBackup(await openWholeBackup(folder, undefined), { ...there, force: false });
    expect(await migrate(there.db)).toEqual(after);
    const { rows } = await sql<{ key: string }>`select key from setting`.execute(there.db);
    expect(rows).toContainEqual({ key: 'of-then' });
  });

  it('replaces another only by force, and never one that a server uses', async () => {
    const there = await testSite();
    onTestFinished(there.close);
    await there.member({ name: 'Already There' });
    const backup = await openWholeBackup(plain.folder, undefined);
    const target = { connectionString: there.connectionString, dataDir: there.dataDir };
    const restore = (force: boolean) => restoreBackup(backup, { ...target, force });
    await expect(restore(false)).rejects.toThrow('The site is not empty. --force replaces all of it');
    const changes = await listenToChanges(there.connectionString);
    await expect(restore(true)).rejects.toThrow('The site is in use by 1 server');
    await changes.close();
    const names = () => sql<{ name: string }>`select name from app_user`.execute(there.db);
    expect((await names()).rows.map(({ name }) => name)).toEqual(['Already There']);
    await restore(true);
    expect((await names()).rows.map(({ name }) => name)).not.toContain('Already There');
    expect((await readdir(join(there.dataDir, 'media'))).length).toBeGreaterThan(0);
  });

  it('is unchanged if a row is invalid', async () => {
    const there = await place('seeded');
    const backup = await openWholeBackup(plain.folder, undefined);
    const [table] = backup.manifest.tables;
    if (table) table.rows += 1;
    await expect(restoreBackup(backup, { ...there, force: true })).rejects.toThrow('rows, not');
    expect(await sql`select 1 from category limit 1`.execute(there.db)).toMatchObject({ rows: [{}] });
    expect(await readdir(there.dataDir)).toEqual([]);
  });
});

describe('a backup is rejected before anything is changed', () => {
  const opening = (folder: string, secret?: string) => openWholeBackup(folder, secret).then(() => 'whole');
  /** Flips one bit in the middle of a file. */
  async function flip(folder: string, path: string, at?: number) {
    const bytes = await readFile(join(folder, path));
    const place = at ?? Math.floor(bytes.length / 2);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await writeFile(join(folder, path), bytes);
  }
  const picture = 'media/first.webp';

  it.each([
    ['in a table', () => 'tables/app_user.copy.gz', undefined],
    // Decompression ignores the modification time.
    ['in the head of a table', () => 'tables/app_user.copy.gz', 5],
    ['in a picture', () => picture, undefined],
    ['in the manifest', () => 'manifest.json', undefined],
  ])('with a flipped bit %s', async (_case, path, at) => {
    for (const from of [plain, encrypted]) {
      const folder = await copyOf(from);
      const end = from === encrypted ? '.enc' : '';
      await flip(folder, path() + end, at);
      await expect(opening(folder, passphrase)).rejects.toThrow(
        `The backup is damaged: ${path()} is not as it was written.`,
      );
    }
  });
  it('with a missing or truncated file', async () => {
    const folder = await copyOf(plain);
    await truncate(join(folder, picture), 10);
    await expect(opening(folder)).rejects.toThrow(`The backup is damaged: ${picture}`);
    await rm(join(folder, picture));
    await expect(opening(folder)).rejects.toThrow(`The backup is incomplete: ${picture} is missing.`);
    await rm(join(folder, 'manifest.json'));
    await expect(opening(folder)).rejects.toThrow('The backup is incomplete: manifest.json is missing.');
    await rm(join(folder, 'backup.json'));
    await expect(opening(folder)).rejects.toThrow('is no backup, or one that was not finished');
  });
  it('with swapped files of the same passphrase', async () => {
    const folder = await copyOf(encrypted);
    await cp(join(folder, 'tables/session.copy.gz.enc'), join(folder, 'tables/rental.copy.gz.enc'));
    await expect(opening(folder, passphrase)).rejects.toThrow('The backup is damaged: tables/rental.copy.gz');
  });
  it('with another passphrase, or none', async () => {
    await expect(opening(encrypted.folder, `${passphrase}!`)).rejects.toThrow(
      'BACKUP_PASSPHRASE is not the one that this backup was made with.',
    );
    await expect(opening(encrypted.folder)).rejects.toThrow('encrypted: set BACKUP_PASSPHRASE');
    // An unnecessary one is ignored.
    expect(await opening(plain.folder, passphrase)).toBe('whole');
  });
  it('of a newer release', async () => {
    await sql`insert into kysely_migration values ('30001231-2359-fly', '3000-12-31T23:59:00Z')`.execute(
      site.db,
    );
    const newer = await writeBackup(source(), join(backups, 'newer'));
    await sql`delete from kysely_migration where name like '3000%'`.execute(site.db);
    await expect(opening(newer.folder)).rejects.toThrow(
      'of a newer release, with the migration 30001231-2359-fly',
    );
    const folder = await copyOf(plain);
    const head = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'));
    await writeFile(join(folder, 'backup.json'), JSON.stringify({ ...head, format: 2, more: true }));
    await expect(opening(folder)).rejects.toThrow('This backup is of a newer release');
  });
});

test('files are not deleted during a backup', async () => {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  let removed = 0;
  const remove = () => removingFiles(site.db, async () => void removed++);
  expect(await keepFiles(client)).toBe(true);
  await expect(remove()).rejects.toThrow('a backup keeps the files');
  await client.end();
  await expect
    .poll(() =>
      remove().then(
        () => removed,
        () => 0,
      ),
    )
    .toBe(1);
});
