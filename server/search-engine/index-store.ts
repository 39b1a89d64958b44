import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import type { ListingKind } from '../../contract/categories.ts';
import type { Db } from '../database/connect.ts';
import { openIndexFile, writeIndexFile } from './index-file.ts';
import {
  readDatabaseIdentity,
  registerFile,
  touchFile,
  tryLock,
  unregisterFile,
} from './index-file-queries.ts';
import type { StoredKindIndex } from './kind-index.ts';
import type { StoredVocabulary } from './vocabulary.ts';

/** An index as stored. */
export interface StoredIndex {
  /** The database snapshot that it represents. */
  snapshot: string;
  kinds: [kind: ListingKind, index: StoredKindIndex][];
  vocabulary: StoredVocabulary;
}

/** The properties by which a file is accepted. */
interface Label {
  token: string;
  snapshot: string;
  /** A checksum of the code that created it. */
  code: string;
  database: string;
}

/** Releases a claim. */
export type Release = () => Promise<void>;

/** The shared file of an index, for all processes of a site on one machine and for later starts. */
export interface IndexStore {
  /**
   * The index in the file; undefined if there is none, or if it cannot be used: then `rejected` states the reason.
   */
  load(): Promise<StoredIndex | undefined>;
  /** Why the file was not used; undefined if there was none. */
  readonly rejected: string | undefined;
  /** The exclusive right to build and write; undefined while another process has it. */
  claim(): Promise<Release | undefined>;
  /**
   * Writes an index; requires a claim.
   * @returns the length of the file in bytes
   */
  write(index: StoredIndex): Promise<number>;
  /**
   * Whether another process has written the file since this one wrote or loaded it, less than this many
   * milliseconds ago.
   */
  isRenewedWithin(milliseconds: number): Promise<boolean>;
  /** Makes the change log retain the changes since the file was written. */
  touch(): Promise<void>;
}

const sources = import.meta.dirname;
/** The code that generates the keys of words. */
const spelling = ['spelling.ts', 'search.ts'].map((name) => join(sources, '../../contract', name));

/** A checksum of the code that determines the content of an index: with other code it may differ. */
async function readCodeIdentity(): Promise<string> {
  const names = (await readdir(sources)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const path of [...names.sort().map((name) => join(sources, name)), ...spelling]) {
    hash.update(await readFile(path));
  }
  return hash.digest('hex');
}

/** @param folder the folder of the file; processes with the same folder on one machine take turns */
export function createIndexStore(db: Db, folder: string): IndexStore {
  const path = join(folder, 'index');
  const lockName = `search index ${hostname()} ${resolve(folder)}`;
  let own: { token: string; snapshot: string; writtenAt: number } | undefined;
  let rejected: string | undefined;

  const notUsed = (error: Error) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') rejected = error.message;
    return undefined;
  };
  const writtenAt = async () => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
  const currentLabel = async () => ({
    code: await readCodeIdentity(),
    database: await readDatabaseIdentity(db),
  });

  /** Why a file must not be used, or undefined. */
  async function reasonAgainst({ token, snapshot, code, database }: Label): Promise<string | undefined> {
    const current = await currentLabel();
    if (code !== current.code) return 'it was written by another version';
    if (database !== current.database) return 'it is of another database';
    const isComplete = await touchFile(db, token, snapshot);
    return isComplete ? undefined : 'the database does not have all changes since it was written';
  }

  return {
    async load() {
      rejected = undefined;
      const at = await writtenAt();
      const file = await openIndexFile<Label>(path).catch(notUsed);
      if (!file) return undefined;
      try {
        rejected = await reasonAgainst(file.label);
        if (rejected !== undefined) return undefined;
        const value = await file.read().catch(notUsed);
        if (value === undefined) return undefined;
        own = { ...file.label, writtenAt: at };
        // Checksums and label guarantee that it was written by `write`.
        return value as StoredIndex;
      } finally {
        await file.close();
      }
    },
    get rejected() {
      return rejected;
    },
    async claim() {
      const taken = Promise.withResolvers<boolean>();
      const released = Promise.withResolvers<void>();
      const held = db.transaction().execute(async (transaction) => {
        taken.resolve(await tryLock(transaction, lockName));
        await released.promise;
      });
      held.catch(taken.reject);
      const release = async () => {
        released.resolve();
        // A lost connection has also released it.
        await held.catch(() => undefined);
      };
      if (await taken.promise) return release;
      await release();
      return undefined;
    },
    async write(index) {
      const { snapshot } = index;
      const before = await openIndexFile<Label>(path).catch(() => undefined);
      await before?.close();
      const label: Label = { token: randomUUID(), snapshot, ...(await currentLabel()) };
      await registerFile(db, label.token, snapshot);
      try {
        const length = await writeIndexFile(path, label, index);
        own = { ...label, writtenAt: await writtenAt() };
        if (before) await unregisterFile(db, before.label.token);
        return length;
      } catch (error) {
        await unregisterFile(db, label.token).catch(() => undefined);
        throw error;
      }
    },
    async isRenewedWithin(milliseconds) {
      const at = await writtenAt();
      return at !== own?.writtenAt && Date.now() - at < milliseconds;
    },
    async touch() {
      if (own) await touchFile(db, own.token, own.snapshot);
    },
  };
}
