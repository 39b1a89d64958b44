import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/*
 * A file of typed arrays and the other values of an index:
 *
 * - arrays: back to back, in the byte order of the machine
 * - header: JSON with a label, the value with placeholders for the arrays, and the type, length and checksum of each
 *   array
 * - footer: the length of the header, its checksum, and the format
 *
 * The header is after the arrays because it contains their checksums. A file is written under another name and then
 * renamed: an existing file is complete.
 */

const types = { Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array };
type TypeName = keyof typeof types;
type TypedArray = InstanceType<(typeof types)[TypeName]>;

interface ArrayShape {
  type: TypeName;
  length: number;
  checksum: number;
}

interface Header<Label> {
  label: Label;
  value: unknown;
  arrays: ArrayShape[];
}

/** The placeholder of an array in the JSON of the header. */
const placeholder = '$array';
/** The last bytes of a file, which identify the format, including the byte order of arrays. */
const format = new Uint8Array(new Uint32Array([0x1d_e7_00_01]).buffer);
const footerLength = 12;
/** The number of bytes that are read, written and verified at once. */
const chunkBytes = 1 << 20;

/** An unreadable file; the message states the reason, for the log. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

function typeOf(array: ArrayBufferView): TypeName {
  const type = array.constructor.name;
  if (type in types) return type as TypeName;
  throw new TypeError(`no array of the type ${type} can be stored`);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/**
 * Writes a value with all of its typed arrays in parts, without blocking the event loop for long. Arrays must not
 * change meanwhile.
 * @returns the length of the file in bytes
 */
export async function writeIndexFile(path: string, label: unknown, value: unknown): Promise<number> {
  const arrays: TypedArray[] = [];
  const json = JSON.stringify(value, (_, part: unknown) =>
    ArrayBuffer.isView(part) ? { [placeholder]: arrays.push(part as TypedArray) - 1 } : part,
  );
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  const handle = await open(unfinished, 'w');
  try {
    const shapes: ArrayShape[] = [];
    let length = 0;
    for (const array of arrays) {
      let checksum = 0;
      for (const chunk of chunksOf(bytesOf(array))) {
        checksum = crc32(chunk, checksum);
        await writeAt(handle, chunk, length);
        length += chunk.length;
      }
      shapes.push({ type: typeOf(array), length: array.length, checksum });
    }
    const header = Buffer.from(
      `{"label":${JSON.stringify(label)},"arrays":${JSON.stringify(shapes)},"value":${json}}`,
    );
    const footer = Buffer.concat([bytesOf(new Uint32Array([header.length, crc32(header)])), format]);
    await writeAt(handle, Buffer.concat([header, footer]), length);
    await handle.sync();
    await handle.close();
    await rename(unfinished, path);
    return length + header.length + footerLength;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readAt(handle: FileHandle, into: Uint8Array, position: number): Promise<void> {
  const { bytesRead } = await handle.read(into, 0, into.length, position);
  if (bytesRead < into.length) throw new IndexFileError('it is truncated');
}

async function readHeader<Label>(handle: FileHandle): Promise<{ header: Header<Label>; begin: number }> {
  const { size } = await handle.stat();
  if (size < footerLength) throw new IndexFileError('it is truncated');
  const footer = new Uint8Array(footerLength);
  await readAt(handle, footer, size - footerLength);
  if (!format.every((byte, at) => footer[footerLength - format.length + at] === byte)) {
    throw new IndexFileError('it is of another format, or truncated');
  }
  const [length = 0, checksum] = new Uint32Array(footer.buffer, 0, 2);
  const begin = size - footerLength - length;
  if (begin < 0) throw new IndexFileError('it is truncated');
  const bytes = Buffer.alloc(length);
  await readAt(handle, bytes, begin);
  if (crc32(bytes) !== checksum) throw new IndexFileError('its header is damaged');
  return { header: JSON.parse(bytes.toString()) as Header<Label>, begin };
}

async function readArray(
  handle: FileHandle,
  { type, length, checksum }: ArrayShape,
  from: number,
): Promise<TypedArray> {
  const array = new types[type](length);
  let sum = 0;
  let position = from;
  for (const chunk of chunksOf(bytesOf(array))) {
    await readAt(handle, chunk, position);
    sum = crc32(chunk, sum);
    position += chunk.length;
  }
  if (sum !== checksum) throw new IndexFileError('its content is damaged');
  return array;
}

/** Replaces the placeholders in a value by the arrays. */
function withArrays(value: unknown, arrays: readonly TypedArray[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withArrays(part, arrays));
  if (placeholder in value) return arrays[Number(value[placeholder])];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withArrays(part, arrays)]));
}

/** A file whose header was read. */
export interface IndexFile<Label> {
  label: Label;
  /**
   * Reads the arrays, in parts.
   * @throws IndexFileError if it is damaged
   */
  read(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens a file of `writeIndexFile`.
 * @throws IndexFileError if it is damaged; the error of `open` if it does not exist
 */
export async function openIndexFile<Label>(path: string): Promise<IndexFile<Label>> {
  const handle = await open(path);
  try {
    const { header, begin } = await readHeader<Label>(handle);
    return {
      label: header.label,
      async read() {
        const arrays: TypedArray[] = [];
        let position = 0;
        for (const shape of header.arrays) {
          const array = await readArray(handle, shape, position);
          position += array.byteLength;
          arrays.push(array);
        }
        if (position !== begin) throw new IndexFileError('its content is damaged');
        return withArrays(header.value, arrays);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
