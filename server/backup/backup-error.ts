/**
 * A backup cannot be made, read or restored. The message states the reason for the operator; nothing was changed.
 */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The message of a file system error; undefined for other errors. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error ? (error as NodeJS.ErrnoException).code : undefined;
