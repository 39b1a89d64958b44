import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { limits } from '../../../contract/limits.ts';
import { sniffedBytes } from '../../transfer/text-encoding.ts';

/** A file that is larger than we take. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

const keyShape = /^[a-z0-9-]{1,60}$/;
/** What was begun and is older (milliseconds) is nobody's any more. */
const orphanAge = 3_600_000;

/** The files of imports and exports in a folder of ours. Their names are made here: nobody's path is ever used. */
export function transferFiles(folder: string) {
  const pathOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error('not a key of a file');
    return join(folder, `${key}.csv`);
  };
  const newKey = () => randomBytes(16).toString('hex');

  /**
   * Writes down what arrives; it is there whole or not at all.
   * @returns its key, its size and its first bytes
   * @throws FileTooLarge
   */
  async function receive(arriving: ReadableStream<Uint8Array>) {
    await mkdir(folder, { recursive: true });
    const key = newKey();
    const part = `${pathOf(key)}.part`;
    let size = 0;
    const bound = new Transform({
      transform(piece: Buffer, _encoding, done) {
        size += piece.length;
        if (size > limits.transfer.bytes) done(new FileTooLarge());
        else done(null, piece);
      },
    });
    try {
      await pipeline(Readable.fromWeb(arriving as NodeReadableStream), bound, createWriteStream(part));
      await rename(part, pathOf(key));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return { key, size, head: await headOf(key) };
  }

  async function headOf(key: string): Promise<Buffer> {
    const handle = await open(pathOf(key));
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  /** Has a file written, then read once, after which it is gone. */
  async function passing(write: (path: string) => Promise<void>): Promise<ReadableStream<Uint8Array>> {
    await mkdir(folder, { recursive: true });
    const path = `${pathOf(newKey())}.part`;
    try {
      await write(path);
      const stream = createReadStream(path);
      // On the systems that we run on an open file outlives its name.
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    } finally {
      await rm(path, { force: true });
    }
  }

  const remove = (key: string) => rm(pathOf(key), { force: true });

  /** Removes what no import names: what was begun and never ended, what outlived its record. */
  async function sweep(known: ReadonlySet<string>, now: Date): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      if (known.has(name.replace(/\.csv$/, ''))) continue;
      const path = join(folder, name);
      const info = await stat(path).catch(() => undefined);
      if (info?.isFile() && now.getTime() - info.mtimeMs > orphanAge) await rm(path, { force: true });
    }
  }

  return { pathOf, receive, passing, remove, sweep };
}
export type TransferFiles = ReturnType<typeof transferFiles>;
