import { z } from 'zod';
import { fileName } from '../storage/file-store.ts';

/** Incremented when an older release could not restore what this one writes. */
export const FORMAT = 1;

/** Folders below DATA_DIR with files of the site. Emails in the outbox were delivered, and contain codes. */
export const fileFolders = ['media', 'transfers'] as const;
export type FileFolder = (typeof fileFolders)[number];

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const size = z.number().int().min(0);
const contents = { bytes: size, sha256 };
/** A file as stored in the backup: compressed, encrypted or neither. */
const stored = z.strictObject(contents);
export type Contents = z.infer<typeof stored>;

const tableSchema = z.strictObject({
  name: z.string().regex(/^[a-z_]\w*$/),
  /** Without generated columns. */
  columns: z.array(z.string()),
  rows: size,
  /** Of the output of `copy … to stdout`, in the order of the primary key. */
  ...contents,
  stored,
});
export type BackupTable = z.infer<typeof tableSchema>;

const fileSchema = z.strictObject({
  folder: z.enum(fileFolders),
  name: z.string().regex(fileName),
  ...contents,
  stored,
});
export type BackupFile = z.infer<typeof fileSchema>;

/** The exact content of a backup. */
export const manifestSchema = z.strictObject({
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** The applied migrations; a release that does not know one of them cannot restore the backup. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.strictObject({ name: z.string().regex(/^[a-z_]\w*$/), last: size, isCalled: z.boolean() }),
  ),
  files: z.array(fileSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** `backup.json`, which is never encrypted: how to read the manifest, and its hash. */
export const headSchema = z.strictObject({
  format: z.literal(FORMAT),
  manifest: stored,
  encryption: z
    .strictObject({
      cipher: z.literal('aes-256-gcm'),
      kdf: z.literal('scrypt'),
      // Bounded, since restoring uses them as cost parameters.
      n: z.literal(65_536),
      r: z.literal(8),
      p: z.literal(1),
      salt: z.string().regex(/^[\da-f]{32}$/),
    })
    .nullable(),
});
export type Head = z.infer<typeof headSchema>;

export const headName = 'backup.json';
export const manifestPath = 'manifest.json';
export const tablePath = ({ name }: Pick<BackupTable, 'name'>): string => `tables/${name}.copy.gz`;
export const filePath = ({ folder, name }: Pick<BackupFile, 'folder' | 'name'>): string =>
  `${folder}/${name}`;

/** The size of a backup, for people. */
export function sizeOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, { stored }) => sum + stored.bytes, 0);
  const megabytes = (bytes / 2 ** 20).toFixed(1);
  return `${tables.length} tables with ${rows} rows, ${files.length} files, ${megabytes} MB`;
}
