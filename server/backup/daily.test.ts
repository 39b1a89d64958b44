import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readAccess } from '../../contract/access.ts';
import type { Role } from '../../contract/accounts.ts';
import { testDatabase } from '../database/testing.ts';
import { createQueue } from '../queue/queue.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { testSite } from '../testing/test-site.ts';
import { backUpDaily } from './daily.ts';
import { expendable } from './keeping.ts';
import { lastBackup, lateBackup } from './last-backup.ts';
import { backupName, backupTime, listBackups } from './names.ts';
import { backupRepository } from './repository-of.ts';
import { openWholeBackup } from './restore-backup.ts';
import { readTrial } from './trial.ts';

const passphrase = 'seven olive trees';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daily-'));
});
afterEach(() => rm(folder, { recursive: true }));

const named = (...times: string[]) =>
  times.map((time) => ({ name: backupName(new Date(time)), at: new Date(time) }));
const backupsIn = (path: string) => backupRepository(path, { dataDir: folder });
const timesOf = (backups: { at: Date }[]) => backups.map(({ at }) => at.toISOString().slice(0, 13));

describe('of many backups', () => {
  it('the newest of seven days and of four weeks are retained', () => {
    // From Sunday 29 November 2026 backwards, twice a day for forty days.
    const from = Date.parse('2026-11-29T20:00:00Z');
    const all = Array.from({ length: 80 }, (_, index) => {
      const at = new Date(from - index * 43_200_000);
      return { name: backupName(at), at };
    });
    const gone = new Set(expendable(all));
    expect(timesOf(all.filter((backup) => !gone.has(backup)))).toEqual([
      ...['29', '28', '27', '26', '25', '24', '23'].map((day) => `2026-11-${day}T20`),
      // The Sundays before.
      ...['22', '15', '08'].map((day) => `2026-11-${day}T20`),
    ]);
  });
  it('none is retained beyond the period that deleted accounts are promised', () => {
    const few = named('2026-11-29T20:00:00Z', '2026-10-30T20:00:00Z', '2026-10-30T19:59:59Z');
    expect(expendable(few)).toEqual(few.slice(2));
    expect(expendable(few.slice(2))).toEqual([]);
  });
  it('other names are ignored', async () => {
    for (const name of [
      'backup-20261123T041500Z',
      'backup-20261123T041500Z.7.part',
      'other',
      'backup-2026',
    ]) {
      await mkdir(join(folder, name));
    }
    expect(await listBackups(folder)).toEqual([
      { name: 'backup-20261123T041500Z', at: new Date('2026-11-23T04:15:00Z') },
    ]);
    expect(await listBackups(join(folder, 'none'))).toEqual([]);
    expect(backupTime('backup-20261123T041500Z.7.part')).toBeUndefined();
  });
});

describe('the last backup', () => {
  it('is overdue after two days, or if there is none', async () => {
    const now = new Date('2026-11-23T04:15:00Z');
    expect(await lastBackup(backupsIn(folder), now)).toEqual({ at: undefined, count: 0, isLate: true });
    await mkdir(join(folder, 'backup-20261121T041500Z'));
    const at = new Date('2026-11-21T04:15:00Z');
    expect(await lastBackup(backupsIn(folder), now)).toEqual({ at, count: 1, isLate: false });
    expect(await lastBackup(backupsIn(folder), new Date('2026-11-23T04:15:01Z'))).toEqual({
      at,
      count: 1,
      isLate: true,
    });
  });
});

describe('warnings for admins', () => {
  it('are absent if no backups are configured, or they are in order', async () => {
    const now = new Date('2026-11-23T04:15:00Z');
    expect(await lateBackup(undefined, now)).toBeUndefined();
    expect(await lateBackup(backupsIn(folder), now)).toEqual({ at: null });
    await writeFile(join(folder, 'file'), '');
    expect(await lateBackup(backupsIn(join(folder, 'file')), now)).toEqual({ at: null });
    await mkdir(join(folder, 'backup-20261121T041500Z'));
    expect(await lateBackup(backupsIn(folder), now)).toBeUndefined();
  });
  it('state when the last one was made, for admins only', async () => {
    await mkdir(join(folder, 'backup-20261117T041500Z'));
    const site = await testSite(undefined, { BACKUP_DIR: folder });
    onTestFinished(site.close);
    const mailedTo = async (role: Role) => {
      const { data } = await (await (await site.member({ role })).call(readAccess)).json();
      return data.lateBackup;
    };
    expect(await mailedTo('admin')).toEqual({ at: '2026-11-17T04:15:00.000Z' });
    expect(await mailedTo('moderator')).toBeUndefined();
  });
});

describe('every day', () => {
  /** Lets the queue run the jobs that are due at a time. @returns their log lines */
  async function dueAt(time: string, place: Awaited<ReturnType<typeof testDatabase>>, backupDir: string) {
    const { log, lines, line } = capturedLog();
    const { connectionString } = place;
    const queue = createQueue({ connectionString, log, pollSeconds: 0.5 });
    const environment = {
      ...{ backupDir, backupPassphrase: passphrase, dataDir: folder, databaseUrl: undefined },
      ...{ s3: undefined, s3Service: undefined },
    };
    const done = Promise.withResolvers<void>();
    const watched = {
      ...queue,
      repeat: (...[kind, seconds, work]: Parameters<typeof queue.repeat>) =>
        queue.repeat(kind, seconds, () => work().finally(done.resolve)),
    };
    backUpDaily({ queue: watched, environment, connectionString, log, now: () => new Date(time) });
    await queue.start();
    await done.promise;
    await queue.drain();
    await queue.stop();
    return { lines, line };
  }

  it('one is made that can be restored, and expired ones are deleted', async () => {
    const place = await testDatabase('seeded');
    onTestFinished(place.drop);
    const backups = join(folder, 'backups');
    await mkdir(join(folder, 'media'));
    await writeFile(join(folder, 'media', 'bread.webp'), 'bread');
    // Of nine days of a month, the first of which is the last of its week.
    for (let day = 1; day <= 9; day++)
      await mkdir(join(backups, `backup-2026110${day}T040000Z`), { recursive: true });
    for (const part of ['backup-20261109T050000Z.7.part', 'backup-20261123T030000Z.7.part', 'mine']) {
      await mkdir(join(backups, part));
    }
    const { lines } = await dueAt('2026-11-23T04:00:00Z', place, backups);
    expect(lines.join('\n')).toMatch(
      /backed up \d+ tables with \d+ rows, 1 files, .* restored on trial, identical in every table/,
    );
    expect(await readTrial(join(backups, 'backup-20261123T040000Z'))).toBe('restored');
    expect((await readdir(backups)).sort()).toEqual([
      ...['01', '04', '05', '06', '07', '08', '09'].map((day) => `backup-202611${day}T040000Z`),
      'backup-20261123T030000Z.7.part',
      'backup-20261123T040000Z',
      'mine',
    ]);
    const { manifest } = await openWholeBackup(join(backups, 'backup-20261123T040000Z'), passphrase);
    expect(manifest.files.map(({ name }) => name)).toEqual(['bread.webp']);

    // Not again on this day, but on the next.
    await dueAt('2026-11-24T03:40:00Z', place, backups);
    expect(await readdir(backups)).not.toContain('backup-20261124T034000Z');
    await dueAt('2026-11-24T03:46:00Z', place, backups);
    expect(await readdir(backups)).toContain('backup-20261124T034600Z');
  });

  it('a failure is logged and retried', async () => {
    const place = await testDatabase('seeded');
    onTestFinished(place.drop);
    await writeFile(join(folder, 'file'), '');
    const { line } = await dueAt('2026-11-23T04:00:00Z', place, join(folder, 'file', 'backups'));
    expect(await line('a job failed')).toContain('ENOTDIR');
  });
});
