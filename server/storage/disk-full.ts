import { resolve } from 'node:path';

/** Error codes of the file system and PostgreSQL for a full disk or an exceeded quota. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or its cause, is a full disk. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codes.has(code) || isDiskFull(cause, depth + 1);
}

/**
 * The message for an operator if the start fails because of a full disk. It names the disk: by the file that could
 * not be written, otherwise by the data folder, if PostgreSQL ran out of space.
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
