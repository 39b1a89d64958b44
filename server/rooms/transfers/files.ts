import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { limits } from '../../../contract/limits.ts';
import { type FileStore, isWholeFile, writePart } from '../../storage/file-store.ts';
import { sniffedBytes } from '../../transfer/text-encoding.ts';

/** A file that exceeds the maximum size. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

const keyShape = /^[a-z0-9-]{1,60}$/;
/** Partial files older than this (in milliseconds) are abandoned. */
const orphanAge = 3_600_000;

/** The first bytes of a file. */
async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The files of imports and exports. Names are generated here: paths from requests are never used. */
export function transferFiles(store: FileStore) {
  const nameOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error('not a key of a file');
    return `${key}.csv`;
  };
  const newKey = () => randomBytes(16).toString('hex');

  /**
   * Stores an upload atomically.
   * @returns its key, its size and its first bytes
   * @throws FileTooLarge
   */
  async function receive(arriving: ReadableStream<Uint8Array>) {
    const key = newKey();
    let size = 0;
    let head: Buffer = Buffer.alloc(0);
    const bound = new Transform({
      transform(piece: Buffer, _encoding, done) {
        size += piece.length;
        if (size > limits.transfer.bytes) done(new FileTooLarge());
        else done(null, piece);
      },
    });
    await store.write(nameOf(key), async (path) => {
      await pipeline(Readable.fromWeb(arriving as NodeReadableStream), bound, createWriteStream(path));
      head = await headOf(path);
    });
    return { key, size, head };
  }

  /** Passes the path of a file to a reader. */
  async function read<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const file = await store.borrow(nameOf(key));
    try {
      return await work(file.path);
    } finally {
      await file.release();
    }
  }

  /** The same for incremental reading. */
  async function* readPieces<T>(key: string, work: (path: string) => AsyncGenerator<T>): AsyncGenerator<T> {
    const file = await store.borrow(nameOf(key));
    try {
      yield* work(file.path);
    } finally {
      await file.release();
    }
  }

  /** Has a file written, which is deleted once it has been read. */
  async function passing(write: (path: string) => Promise<void>): Promise<ReadableStream<Uint8Array>> {
    const path = await writePart(store.folder, newKey(), write);
    try {
      const stream = createReadStream(path);
      // On supported operating systems an open file remains readable after deletion.
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    } finally {
      await rm(path, { force: true });
    }
  }

  const remove = (key: string) => store.remove(nameOf(key));

  /** Deletes files that no import references: abandoned uploads, and files whose record was deleted. */
  async function sweep(known: ReadonlySet<string>, now: Date): Promise<void> {
    const isOrphaned = (name: string, modifiedAt: Date) =>
      !known.has(name.replace(/\.csv$/, '')) && now.getTime() - modifiedAt.getTime() > orphanAge;
    for (const { name, modifiedAt } of await store.list())
      if (isOrphaned(name, modifiedAt)) await store.remove(name);
    const parts = (await readdir(store.folder).catch(() => [])).filter((name) => !isWholeFile(name));
    for (const name of parts) {
      const path = join(store.folder, name);
      const info = await stat(path).catch(() => undefined);
      if (info?.isFile() && isOrphaned(name, info.mtime)) await rm(path, { force: true });
    }
  }

  return { read, readPieces, receive, passing, remove, sweep };
}
export type TransferFiles = ReturnType<typeof transferFiles>;
