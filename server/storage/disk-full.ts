import { resolve } from 'node:path';

/** What the file system and PostgreSQL call a disk, or a quota, that has no room left. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, is a disk without room. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codes.has(code) || isDiskFull(cause, depth + 1);
}

/**
 * What an operator is told where the start fails on it. It names the disk: by the file that could not be written, else
 * by the place of the data, where PostgreSQL found no room.
 */
export function fullDiskMessage(
  error: unknown,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
): string {
  const { path } = error as { path?: unknown };
  const file = typeof path === 'string' ? path : databaseUrl === undefined ? resolve(dataDir) : undefined;
  const disk = file === undefined ? 'of the database server (DATABASE_URL)' : `that holds ${file}`;
  return `The disk ${disk} is full: make room on it and start again.`;
}
