import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { type FileStore, localFiles } from './file-store.ts';
import { s3Bucket } from './s3/bucket.ts';
import { s3Files } from './s3/s3-files.ts';
import { s3Storage } from './s3/s3-storage.ts';
import { localStorage, type Storage } from './storage.ts';

/** The settings that determine where the files of a site are. */
export interface StorageSettings {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** The bucket of the files; without one they are below DATA_DIR. */
  s3?: Environment['s3'];
}

/** The groups of files of the site: folders below DATA_DIR, or key prefixes in the bucket. */
export const siteFolders = ['media', 'transfers', 'open-data'] as const;
export type SiteFolder = (typeof siteFolders)[number];

/** The local files of a folder, without S3. */
export const localFilesOf = (folder: SiteFolder, { dataDir }: Pick<StorageSettings, 'dataDir'>): FileStore =>
  localFiles(join(dataDir, folder));

/** The files of a folder: in the configured bucket, otherwise below DATA_DIR. */
export const filesOf = (folder: SiteFolder, { dataDir, s3 }: StorageSettings): FileStore =>
  s3 ? s3Files(s3Bucket(s3), `${folder}/`, join(dataDir, folder)) : localFilesOf(folder, { dataDir });

/** The pictures of the site: in the configured bucket, otherwise in a folder below DATA_DIR. */
export const storageOf = ({ dataDir, s3 }: StorageSettings): Storage =>
  s3 ? s3Storage(s3Bucket(s3), 'media/') : localStorage(join(dataDir, 'media'));
