import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../database/testing.ts';
import { createQueue } from '../queue/queue.ts';
import { type S3Server, startS3Server } from '../storage/testing/s3-server.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { backUpDaily } from './daily.ts';
import { lastBackup } from './last-backup.ts';
import { backupRepository } from './repository-of.ts';
import { openWholeBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const passphrase = 'seven olive trees';
const address = 's3://site-backups/daily';
let server: S3Server;
let dataDir: string;
beforeEach(async () => {
  server = await startS3Server({ pageSize: 20 });
  dataDir = await mkdtemp(join(tmpdir(), 's3-backup-'));
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

const services = () => ({ s3Service: server.settings, s3: server.settings });
const settings = () => ({ dataDir, ...services() });
const repository = () => backupRepository(address, settings());
const backups = () => [...server.objects('site-backups').keys()];
async function database(template?: 'seeded') {
  const made = await testDatabase(template);
  onTestFinished(made.drop);
  return made;
}
async function store(key: string, content: string) {
  server.objects().set(key, { body: Buffer.from(content), type: '', modifiedAt: new Date() });
}

describe('a backup in a bucket', () => {
  it('has the files of the bucket, and is restored into another one', async () => {
    const { connectionString } = await database('seeded');
    await store('media/bread.webp', 'bread');
    await store('transfers/list.csv', 'name');
    await store('open-data/businesses.json.gz', 'written anew each day');
    const source = {
      connectionString,
      passphrase,
      ...settings(),
      now: () => new Date('2026-11-23T04:00:00Z'),
    };
    const { folder, manifest } = await writeBackup(source, address);
    expect(folder).toBe(`${address}/backup-20261123T040000Z`);
    expect(manifest.files.map((file) => `${file.folder}/${file.name}`)).toEqual([
      'media/bread.webp',
      'transfers/list.csv',
    ]);
    expect(backups()).toContain('daily/backup-20261123T040000Z/tables/listing.copy.gz.enc');
    expect(backups().at(-1)).toBe('daily/backup-20261123T040000Z/backup.json');
    expect(await readdir(join(dataDir, 'backup-spool'))).toEqual([]);

    const target = await database();
    await store('media/bread.webp', 'another site');
    await store('media/other.webp', 'of another site');
    const restore = (force: boolean) =>
      repository().withFolder('backup-20261123T040000Z', async (path) => {
        const backup = await openWholeBackup(path, passphrase);
        await restoreBackup(backup, { ...settings(), connectionString: target.connectionString, force });
      });
    await expect(restore(false)).rejects.toThrow('The site is not empty');
    await restore(true);
    const stored = [...server.objects()].map(([key, { body }]) => [key, body.toString()]);
    expect(Object.fromEntries(stored)).toMatchObject({
      'media/bread.webp': 'bread',
      'transfers/list.csv': 'name',
    });
    expect(server.objects().has('media/other.webp')).toBe(false);
    expect(await readdir(join(dataDir, 'media'))).toEqual([]);
    const count = await target.db
      .selectFrom('category')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirst();
    expect(Number(count?.rows)).toBeGreaterThan(0);
  });

  it('is restored into local folders as well', async () => {
    const { connectionString } = await database('seeded');
    await store('media/bread.webp', 'bread');
    const { manifest } = await writeBackup(
      { connectionString, passphrase: undefined, ...settings() },
      address,
    );
    const [{ name } = { name: '' }] = await repository().list();
    const target = await database();
    await repository().withFolder(name, async (path) => {
      const backup = await openWholeBackup(path, undefined);
      expect(backup.manifest).toEqual(manifest);
      await restoreBackup(backup, { connectionString: target.connectionString, dataDir, force: false });
    });
    expect(await readFile(join(dataDir, 'media', 'bread.webp'), 'utf8')).toBe('bread');
  });

  it('counts once it is completely uploaded; remains of others are deleted after a day', async () => {
    const head = { body: Buffer.from('{}'), type: '', modifiedAt: new Date() };
    const objects = server.objects('site-backups');
    for (const name of ['backup-20261121T040000Z', 'backup-20261122T040000Z', 'backup-20261123T040000Z'])
      objects.set(`daily/${name}/tables/listing.copy.gz`, head);
    objects.set('daily/backup-20261121T040000Z/backup.json', head);
    objects.set('daily/another/backup.json', head);
    const at = new Date('2026-11-21T04:00:00Z');
    const now = new Date('2026-11-23T05:00:00Z');
    expect(await repository().list()).toEqual([{ name: 'backup-20261121T040000Z', at }]);
    expect(await lastBackup(repository(), now)).toEqual({ at, count: 1, isLate: true });
    await repository().removeAbandoned(now);
    expect(backups().map((key) => key.split('/')[1])).toEqual([
      'backup-20261121T040000Z',
      'backup-20261123T040000Z',
      'backup-20261121T040000Z',
      'another',
    ]);
    await expect(repository().withFolder('backup-20261120T040000Z', async () => 0)).rejects.toThrow(
      'There is no',
    );
  });

  it('is made daily and restored on trial, and old ones are deleted', async () => {
    const { connectionString } = await database('seeded');
    const head = { body: Buffer.from('{}'), type: '', modifiedAt: new Date() };
    for (let day = 1; day <= 9; day++)
      server.objects('site-backups').set(`daily/backup-2026110${day}T040000Z/backup.json`, head);
    const { log } = capturedLog();
    const queue = createQueue({ connectionString, log, pollSeconds: 0.5 });
    const done = Promise.withResolvers<void>();
    backUpDaily({
      queue: {
        ...queue,
        repeat: (kind, seconds, work) =>
          queue.repeat(kind, seconds, () => work().then(done.resolve, done.reject)),
      },
      environment: {
        ...settings(),
        backupDir: address,
        backupPassphrase: passphrase,
        databaseUrl: undefined,
      },
      connectionString,
      log,
      now: () => new Date('2026-11-23T04:00:00Z'),
    });
    await queue.start();
    await done.promise;
    await queue.stop();
    const names = (await repository().list()).map(({ name }) => name);
    expect(names).toHaveLength(8);
    expect(names[0]).toBe('backup-20261123T040000Z');
    expect(await repository().readTrial('backup-20261123T040000Z')).toBe('restored');
    expect(await repository().readTrial('backup-20261109T040000Z')).toBeUndefined();
  });

  it('fails with the reason if the service rejects it', async () => {
    const { connectionString } = await database('seeded');
    await mkdir(join(dataDir, 'media'));
    await writeFile(join(dataDir, 'media', 'bread.webp'), 'bread');
    const source = {
      connectionString,
      passphrase,
      dataDir,
      s3Service: { ...server.settings, secret: 'wrong' },
    };
    await expect(writeBackup(source, address)).rejects.toThrow(
      /Cannot write the backup to s3:\/\/site-backups\/daily: .*SignatureDoesNotMatch/,
    );
    expect(await readdir(join(dataDir, 'backup-spool'))).toEqual([]);
    expect(() => backupRepository(address, { dataDir })).toThrow('needs S3_ENDPOINT');
    expect(() => backupRepository('s3://', settings())).toThrow('is no address');
  });
});
