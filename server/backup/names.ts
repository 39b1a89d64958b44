/** `backup-20261123T041500Z`, in UTC, so that names sort by time. */
export const backupName = (at: Date): string =>
  `backup-${at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '')}`;
