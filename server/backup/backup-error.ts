/** A backup cannot be made, read or restored. The message says why, for the operator; nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What a file system says where it refuses; undefined for errors of other kinds. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error ? (error as NodeJS.ErrnoException).code : undefined;
