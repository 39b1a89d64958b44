import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, codeOf } from './backup-error.ts';
import { decrypting, encrypting, nonceBytes, tagBytes } from './encryption.ts';
import type { Contents } from './manifest.ts';

/** A backup that is written or read. */
export interface Place {
  folder: string;
  /** Undefined without encryption. */
  key: Buffer | undefined;
}

const pathIn = ({ folder, key }: Place, path: string) => join(folder, key ? `${path}.enc` : path);
const isCompressed = (path: string) => path.endsWith('.gz');

/** Hashes and counts the bytes of a stream. */
export function measuring() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  return { stream, result: (): Contents => ({ bytes, sha256: hash.digest('hex') }) };
}

/**
 * Writes a file of a backup. Tables are compressed; pictures already are.
 * @returns the properties of the original and of the stored file
 */
export async function writeStored(place: Place, path: string, source: Readable) {
  const file = pathIn(place, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const [plain, stored] = [measuring(), measuring()];
  await pipeline(
    source,
    plain.stream,
    isCompressed(path) ? createGzip() : new PassThrough(),
    place.key ? encrypting(place.key, path) : new PassThrough(),
    stored.stream,
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  );
  return { ...plain.result(), stored: stored.result() };
}

const damaged = (path: string) => new BackupError(`The backup is damaged: ${path} is not as it was written.`);
/** Whether the actual properties equal the expected ones. */
const isSame = (found: Contents, { bytes = found.bytes, sha256 = found.sha256 }: Partial<Contents>) =>
  found.bytes === bytes && found.sha256 === sha256;

/** The nonce and tag of an encrypted file. */
async function readEnds(file: string, size: number) {
  const handle = await open(file);
  try {
    const [nonce, tag] = [Buffer.alloc(nonceBytes), Buffer.alloc(tagBytes)];
    await handle.read(nonce, 0, nonceBytes, 0);
    await handle.read(tag, 0, tagBytes, size - tagBytes);
    return { nonce, tag };
  } finally {
    await handle.close();
  }
}

/** Discards bytes that are only verified. */
export const nowhere = (): Writable => new Writable({ write: (_piece, _encoding, done) => done() });

/** The stored bytes are hashed separately, since decoders ignore some of them. */
async function requireStored(file: string, path: string, expected: Contents): Promise<void> {
  const { stream, result } = measuring();
  await pipeline(createReadStream(file), stream, nowhere());
  if (!isSame(result(), expected)) throw damaged(path);
}

/**
 * Reads a file of a backup with known properties into `sink`, which receives an error instead of the end if it
 * differs.
 * @throws BackupError if it is missing or differs in a byte
 */
export async function readStored(
  place: Place,
  path: string,
  expected: Partial<Contents> & { stored: Contents },
  sink: Writable,
): Promise<void> {
  const file = pathIn(place, path);
  try {
    const { size } = await stat(file);
    if (size !== expected.stored.bytes) throw damaged(path);
    await requireStored(file, path, expected.stored);
    const ends = place.key && { key: place.key, ...(await readEnds(file, size)) };
    const bounds = ends ? { start: nonceBytes, end: size - tagBytes - 1 } : {};
    const plain = measuring();
    const checked = new Transform({
      transform: (piece, _encoding, done) => done(null, piece),
      flush: (done) => done(isSame(plain.result(), expected) ? null : damaged(path)),
    });
    await pipeline(
      bounds.end !== undefined && bounds.end < bounds.start ? [] : createReadStream(file, bounds),
      ends ? decrypting(ends.key, path, ends) : new PassThrough(),
      isCompressed(path) ? createGunzip() : new PassThrough(),
      plain.stream,
      checked,
      sink,
    );
  } catch (error) {
    throw explain(error, path);
  }
}

function explain(error: unknown, path: string): unknown {
  if (error instanceof BackupError) return error;
  const code = codeOf(error);
  if (code === 'ENOENT') return new BackupError(`The backup is incomplete: ${path} is missing.`);
  if (code !== undefined) return new BackupError(`Cannot read ${path} of the backup: ${code}.`);
  return error;
}
