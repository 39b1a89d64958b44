import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName } from '../../backup/names.ts';
import { dailyRepository } from '../../backup/repository-of.ts';
import { readEnvironment } from '../../environment.ts';
import { readBackups } from './backups.ts';

const now = new Date('2026-11-25T10:00:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-list-'));
});
afterEach(() => rm(folder, { recursive: true }));

const repositoryAt = (place: string) =>
  dailyRepository(readEnvironment({ DATA_DIR: folder, BACKUP_DIR: place }));

/** A backup as far as its list goes. */
async function addBackup(at: string, outcome?: string): Promise<string> {
  const name = backupName(new Date(at));
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'backup.json'), '{}');
  if (outcome) await writeFile(join(folder, name, 'trial.json'), JSON.stringify({ outcome }));
  return name;
}

it('lists the newest backups with what became of restoring them on trial', async () => {
  const older = await addBackup('2026-11-23T02:00:00Z', 'no-room');
  const oldest = await addBackup('2026-11-22T02:00:00Z');
  const newest = await addBackup('2026-11-25T02:00:00Z', 'restored');
  expect(await readBackups(repositoryAt(folder), now)).toEqual({
    state: 'fresh',
    location: folder,
    newest: [
      { name: newest, at: '2026-11-25T02:00:00.000Z', trial: 'restored' },
      { name: older, at: '2026-11-23T02:00:00.000Z', trial: 'no-room' },
      { name: oldest, at: '2026-11-22T02:00:00.000Z', trial: null },
    ],
  });
});

it('says that one is missing: for long, yet, or because the site makes none', async () => {
  expect(await readBackups(undefined, now)).toEqual({ state: 'off', location: null, newest: [] });
  expect(await readBackups(repositoryAt(folder), now)).toMatchObject({ state: 'none', newest: [] });
  await addBackup('2026-11-22T02:00:00Z', 'restored');
  expect(await readBackups(repositoryAt(folder), now)).toMatchObject({ state: 'late' });
});

it('says where nobody can read', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await readBackups(repositoryAt(file), now)).toEqual({
    state: 'unreadable',
    location: file,
    newest: [],
  });
});
