import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

export interface StoredFile {
  name: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}

/** A file that is being read. */
export interface OpenFile extends Omit<StoredFile, 'name'> {
  stream: ReadableStream<Uint8Array>;
}

export interface BorrowedFile {
  path: string;
  release(): Promise<void>;
}

/** Files under generated names, in a local folder or in a bucket. */
export interface FileStore {
  /** A local folder for files that are being written; it need not exist. */
  folder: string;
  /** Has a file written at a path, then stores it atomically. */
  write(name: string, write: (path: string) => Promise<void>): Promise<void>;
  info(name: string): Promise<Omit<StoredFile, 'name'> | undefined>;
  open(name: string): Promise<OpenFile | undefined>;
  /** A path at which the file can be read until it is released; a missing file does not exist at the path. */
  borrow(name: string): Promise<BorrowedFile>;
  remove(name: string): Promise<void>;
  /** All complete files, by name. */
  list(): Promise<StoredFile[]>;
}

/** The pattern of generated names; paths do not match. */
export const fileName: RegExp = /^[a-z\d][\w.-]*$/i;
/** The suffix of files that are being written. */
const part = '.part';
export const isWholeFile = (name: string): boolean => fileName.test(name) && !name.endsWith(part);

/** @throws Error for a name that could be a path */
export function assertFileName(name: string): void {
  if (!isWholeFile(name)) throw new Error('not the name of a file');
}

/** Has a file written beside its target, and deletes it on failure. @returns its path */
export async function writePart(
  folder: string,
  name: string,
  write: (path: string) => Promise<void>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}.${process.pid}${part}`);
  try {
    await write(path);
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a local folder. */
export function localFiles(folder: string): FileStore {
  const pathOf = (name: string) => {
    assertFileName(name);
    return join(folder, name);
  };
  async function info(name: string) {
    const found = await stat(pathOf(name)).catch((error) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : undefined;
  }
  return {
    folder,
    info,
    async write(name, write) {
      const whole = pathOf(name);
      await writePart(folder, name, async (path) => {
        await write(path);
        await rename(path, whole);
      });
    },
    async open(name) {
      const found = await info(name);
      const stream = found && (Readable.toWeb(createReadStream(pathOf(name))) as ReadableStream<Uint8Array>);
      return stream && { ...found, stream };
    },
    borrow: async (name) => ({ path: pathOf(name), release: async () => undefined }),
    remove: (name) => rm(pathOf(name), { force: true }),
    async list() {
      const names = await readdir(folder).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const files: StoredFile[] = [];
      for (const name of names.filter(isWholeFile).sort()) {
        const found = await info(name);
        if (found) files.push({ name, ...found });
      }
      return files;
    },
  };
}
