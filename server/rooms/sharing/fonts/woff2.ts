import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { untransformGlyphs } from './glyphs.ts';

/** Tags that WOFF2 writes as a number, in its order; 63 says that the tag itself follows. */
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH ' +
  'PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc ' +
  'bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));

interface Entry {
  tag: string;
  transformed: boolean;
  /** Bytes in the packed stream. */
  length: number;
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8();
  const tag = (flags & 0x3f) === 63 ? reader.take(4).toString('latin1') : (TAGS[flags & 0x3f] ?? '');
  const version = flags >> 6;
  // For these two tables the numbers mean the opposite: 3 is «as it was», 0 is transformed.
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const plain = reader.base128();
  return { tag, transformed, length: transformed ? reader.base128() : plain };
}

/** A font file of the given tables. FreeType reads no checksums, so none are made. */
function assemble(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const count = tables.size;
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    head.write(tag, 12 + index * 16, 'latin1');
    head.writeUInt32BE(offset, 12 + index * 16 + 8);
    head.writeUInt32BE(table.length, 12 + index * 16 + 12);
    const padding = (4 - (table.length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    offset += table.length + padding;
  }
  return Buffer.concat(parts);
}

/**
 * Unpacks a WOFF2 font with TrueType outlines: the renderer of pictures reads TrueType only.
 * After https://www.w3.org/TR/WOFF2/.
 *
 * @throws when it is no such font, or uses the rare transformation of `hmtx`
 */
export function unpackWoff2(file: Buffer): Buffer {
  const reader = new ByteReader(file);
  if (reader.take(4).toString('latin1') !== 'wOF2') throw new Error('this is no WOFF2 font');
  const flavor = reader.u32();
  reader.take(4);
  const count = reader.u16();
  reader.take(6);
  const packedLength = reader.u32();
  reader.take(24);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const stream = new ByteReader(brotliDecompressSync(reader.take(packedLength)));
  const tables = new Map<string, Buffer>();
  for (const { tag, transformed, length } of entries) {
    const table = Buffer.from(stream.take(length));
    if (!transformed) {
      tables.set(tag, table);
    } else if (tag === 'glyf') {
      const { glyf, loca } = untransformGlyphs(table);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (tag !== 'loca') {
      throw new Error(`the table ${tag} of this font is transformed`);
    }
  }
  // The offsets of glyphs are 32 bits wide now.
  if (entries.some(({ tag, transformed }) => tag === 'glyf' && transformed)) {
    tables.get('head')?.writeInt16BE(1, 50);
  }
  return assemble(flavor, tables);
}
