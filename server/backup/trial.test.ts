import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readHome } from '../../contract/content.ts';
import { migrate } from '../database/migrate.ts';
import { testDatabase } from '../database/testing.ts';
import { addSample } from '../testing/sample-pages.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { openBackup } from './open-backup.ts';
import { readTrial, trialName, tryRestore } from './trial.ts';
import { writeBackup } from './write-backup.ts';

let site: TestSite;
let folder: string;
let made: string;
beforeAll(async () => {
  site = await testSite();
  await addSample(site);
  folder = await mkdtemp(join(tmpdir(), 'trials-'));
  const source = { connectionString: site.connectionString, dataDir: site.dataDir, passphrase: undefined };
  made = (await writeBackup(source, folder)).folder;
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const server = () => ({ connectionString: site.connectionString, diskOf: undefined });
const databases = async () =>
  (await sql<{ name: string }>`select datname as name from pg_database`.execute(site.db)).rows.map(
    ({ name }) => name,
  );
const ownName = async () =>
  (await sql<{ name: string }>`select current_database() as name`.execute(site.db)).rows[0]?.name ?? '';
async function copied() {
  const copy = await mkdtemp(join(folder, 'copy-'));
  await cp(made, copy, { recursive: true });
  return openBackup(copy, undefined);
}

it('a successful trial restore is recorded, and nothing of it remains', async () => {
  const backup = await copied();
  expect(await readTrial(backup.folder)).toBeUndefined();
  expect(await tryRestore(backup, server())).toBe('restored');
  expect(await readTrial(backup.folder)).toBe('restored');
  expect((await stat(join(backup.folder, 'trial.json'))).mode & 0o077).toBe(0);
  expect(await databases()).not.toContain(trialName(await ownName()));
  // The site itself is unchanged.
  expect(await migrate(site.db)).toEqual([]);
  expect((await site.call(readHome)).status).toBe(200);
});

it('a backup whose rows violate a constraint is rejected', async () => {
  await site.member();
  const source = { connectionString: site.connectionString, dataDir: site.dataDir, passphrase: undefined };
  const { folder: later } = await writeBackup(source, await mkdtemp(join(folder, 'later-')));
  const whole = await openBackup(later, undefined);
  // Sessions without their accounts.
  whole.manifest.tables = whole.manifest.tables.filter(({ name }) => name !== 'app_user');
  await expect(tryRestore(whole, server())).rejects.toThrow(/violates foreign key constraint/);
  expect(await readTrial(whole.folder)).toBeUndefined();
  expect(await databases()).not.toContain(trialName(await ownName()));
});

it('a backup that the database restores differently is rejected', async () => {
  const backup = await copied();
  const table = backup.manifest.tables.find(({ name }) => name === 'category');
  // Its bytes are valid, but no longer those of the site.
  const known = table?.sha256 ?? '';
  const sizes = backup.manifest.tables.filter(({ name }) => name === 'category');
  expect(sizes).toHaveLength(1);
  const lying = Object.defineProperty({ ...table }, 'sha256', {
    enumerable: true,
    // Valid when the rows are inserted, different when they are compared.
    get: (() => {
      let reads = 0;
      return () => (reads++ === 0 ? known : '0'.repeat(64));
    })(),
  });
  backup.manifest.tables = backup.manifest.tables.map((one) => (one === table ? (lying as typeof one) : one));
  await expect(tryRestore(backup, server())).rejects.toThrow(/Restored on trial, the table category differs/);
  expect(await readTrial(backup.folder)).toBeUndefined();
});

it('the remains of a crashed trial are replaced', async () => {
  const name = trialName(await ownName());
  await sql`create database ${sql.id(name)}`.execute(site.db);
  expect(await tryRestore(await copied(), server())).toBe('restored');
  expect(await databases()).not.toContain(name);
});

it('without the privilege to create databases backups are not tried', async () => {
  const user = `owner_${process.pid}`;
  await sql`create role ${sql.id(user)} login`.execute(site.db);
  onTestFinished(async () => void (await sql`drop role ${sql.id(user)}`.execute(site.db)));
  const backup = await copied();
  const connectionString = site.connectionString.replace('//postgres@', `//${user}@`);
  expect(await tryRestore(backup, { connectionString, diskOf: undefined })).toBe('denied');
  expect(await readTrial(backup.folder)).toBe('denied');
});

it('without sufficient disk space backups are not tried', async () => {
  const backup = await copied();
  // A disk of size zero.
  expect(await tryRestore(backup, { ...server(), diskOf: '/proc' })).toBe('no-room');
  expect(await readTrial(backup.folder)).toBe('no-room');
});

it('a backup that fails its trial is not published', async () => {
  const into = await mkdtemp(join(folder, 'failing-'));
  const place = await testDatabase('seeded');
  onTestFinished(place.drop);
  const source = { connectionString: place.connectionString, dataDir: site.dataDir, passphrase: undefined };
  const trial = async () => {
    throw new Error('it cannot be restored');
  };
  await expect(writeBackup({ ...source, trial }, into)).rejects.toThrow('it cannot be restored');
  expect(await readdir(into)).toEqual([]);
});

it('an unreadable record is ignored', async () => {
  const { folder: copy } = await copied();
  for (const text of ['', '{', '{"outcome":"perfect"}', 'null']) {
    await writeFile(join(copy, 'trial.json'), text);
    expect(await readTrial(copy)).toBeUndefined();
  }
  expect(await readFile(join(copy, 'backup.json'), 'utf8')).toContain('"format"');
});
