import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import { LayerError } from '../build/layer-error.ts';

/*
 * The container of the OpenStreetMap PBF format: a sequence of blobs, each with a header that names its type and
 * length. https://wiki.openstreetmap.org/wiki/PBF_Format
 */

/** The limits that the format states, in bytes. */
const longest = { header: 64 * 1024, blob: 32 * 1024 * 1024 };
const inflated = promisify(inflate);

export interface OsmBlock {
  type: string;
  bytes: Uint8Array;
}

function invalid(path: string, why: string): LayerError {
  return new LayerError(`${path} is not an OpenStreetMap extract in the PBF format: ${why}.`);
}

/** Cuts a stream into the lengths that are asked for. */
function createCutter(path: string) {
  const chunks = createReadStream(path, { highWaterMark: 1 << 20 })[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    /** The next bytes; fewer only at the end of the file. */
    async next(length: number): Promise<Buffer> {
      const parts = [rest];
      let has = rest.length;
      while (has < length) {
        const { value, done } = await chunks.next();
        if (done) break;
        parts.push(value as Buffer);
        has += (value as Buffer).length;
      }
      const whole = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = whole.subarray(length);
      return whole.subarray(0, length);
    },
    close: () => chunks.return?.(),
  };
}

async function contentOf(blob: Uint8Array, path: string): Promise<Uint8Array> {
  const found: { raw?: Uint8Array; zlib?: Uint8Array } = {};
  new PbfReader(blob).readFields((tag, into: typeof found, pbf) => {
    if (tag === 1) into.raw = pbf.readBytes();
    else if (tag === 3) into.zlib = pbf.readBytes();
  }, found);
  if (found.raw) return found.raw;
  if (!found.zlib) throw invalid(path, 'its compression is neither zlib nor none');
  try {
    return await inflated(found.zlib, { maxOutputLength: longest.blob });
  } catch {
    throw invalid(path, 'a block cannot be decompressed');
  }
}

/**
 * The decompressed blocks of an extract, one after the other.
 * @throws LayerError if the file cannot be read or is something else
 */
export async function* readBlocks(path: string): AsyncGenerator<OsmBlock> {
  const cutter = createCutter(path);
  try {
    for (;;) {
      const prefix = await cutter.next(4);
      if (prefix.length === 0) return;
      const headerLength = prefix.length === 4 ? prefix.readUInt32BE() : Number.POSITIVE_INFINITY;
      if (headerLength > longest.header) throw invalid(path, 'it has no header');
      const header = { type: '', length: 0 };
      new PbfReader(await cutter.next(headerLength)).readFields((tag, into: typeof header, pbf) => {
        if (tag === 1) into.type = pbf.readString();
        else if (tag === 3) into.length = pbf.readVarint();
      }, header);
      if (header.length > longest.blob) throw invalid(path, 'a block is too long');
      const blob = await cutter.next(header.length);
      if (blob.length < header.length || header.type === '') throw invalid(path, 'it ends too early');
      yield { type: header.type, bytes: await contentOf(blob, path) };
    }
  } catch (error) {
    if (error instanceof LayerError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code) throw new LayerError(`${path} cannot be read: ${message}`);
    throw invalid(path, message);
  } finally {
    await cutter.close();
  }
}
