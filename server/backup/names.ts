import { readdir } from 'node:fs/promises';
import { codeOf } from './backup-error.ts';

const shape = /^backup-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** `backup-20261123T041500Z`, in UTC, so that names sort by time. */
export const backupName = (at: Date): string =>
  `backup-${at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '')}`;

/** When a backup of this name was started; undefined for other names. */
export function backupTime(name: string): Date | undefined {
  const [found, ...parts] = shape.exec(name) ?? [];
  if (found === undefined) return undefined;
  const [year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

export interface NamedBackup {
  name: string;
  at: Date;
}

/** The backups in a folder, the newest first. Unfinished ones have other names. */
export async function listBackups(folder: string): Promise<NamedBackup[]> {
  const names = await readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .map((name) => ({ name, at: backupTime(name) }))
    .filter((backup): backup is NamedBackup => backup.at !== undefined)
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}
