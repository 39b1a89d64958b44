import { ByteReader } from './byte-reader.ts';

interface Point {
  dx: number;
  dy: number;
  onCurve: boolean;
}

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
  hasBox: (glyph: number) => boolean;
  overlaps: (glyph: number) => boolean;
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value);

/** The step to the next point: a flag and one to four bytes (WOFF2, section 5.2, triplet encoding). */
function readPoint(flags: ByteReader, data: ByteReader): Point {
  const byte = flags.u8();
  const flag = byte & 0x7f;
  const onCurve = byte < 0x80;
  if (flag < 10) return { dx: 0, dy: signed(flag, ((flag & 14) << 7) + data.u8()), onCurve };
  if (flag < 20) return { dx: signed(flag, (((flag - 10) & 14) << 7) + data.u8()), dy: 0, onCurve };
  if (flag < 84) {
    const base = flag - 20;
    const both = data.u8();
    const dx = signed(flag, 1 + (base & 0x30) + (both >> 4));
    return { dx, dy: signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (both & 0x0f)), onCurve };
  }
  if (flag < 120) {
    const base = flag - 84;
    const dx = signed(flag, 1 + (Math.floor(base / 12) << 8) + data.u8());
    return { dx, dy: signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + data.u8()), onCurve };
  }
  if (flag < 124) {
    const [first, middle, last] = [data.u8(), data.u8(), data.u8()];
    const dx = signed(flag, (first << 4) + (middle >> 4));
    return { dx, dy: signed(flag >> 1, ((middle & 0x0f) << 8) + last), onCurve };
  }
  const dx = signed(flag, data.u16());
  return { dx, dy: signed(flag >> 1, data.u16()), onCurve };
}

/** The smallest box around the points, as a glyph begins with: left, bottom, right, top. */
function boxOf(points: readonly Point[]): Buffer {
  let [x, y] = [0, 0];
  let [left, bottom, right, top] = [0, 0, 0, 0];
  for (const [index, { dx, dy }] of points.entries()) {
    x += dx;
    y += dy;
    if (index === 0) [left, bottom, right, top] = [x, y, x, y];
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return words([left, bottom, right, top]);
}

/** Numbers as 16 bits each; negative ones as their two's complement. */
function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

function readSimple(glyph: number, contours: number, streams: Streams): Buffer {
  const ends: number[] = [];
  let last = -1;
  for (let contour = 0; contour < contours; contour++) {
    last += streams.points.small16();
    ends.push(last);
  }
  const points = Array.from({ length: last + 1 }, () => readPoint(streams.flags, streams.glyphs));
  const instructions = streams.instructions.take(streams.glyphs.small16());
  const box = streams.hasBox(glyph) ? streams.boxes.take(8) : boxOf(points);
  // Every step as a word, none where it is 0: longer than need be, and simple.
  const flags = points.map(({ dx, dy, onCurve }, index) => {
    const overlap = index === 0 && streams.overlaps(glyph) ? 0x40 : 0;
    return overlap | (onCurve ? 0x01 : 0) | (dx === 0 ? 0x10 : 0) | (dy === 0 ? 0x20 : 0);
  });
  const steps = [...points.map(({ dx }) => dx), ...points.map(({ dy }) => dy)].filter((step) => step !== 0);
  return Buffer.concat([
    words([contours]),
    box,
    words([...ends, instructions.length]),
    instructions,
    Buffer.from(flags),
    words(steps),
  ]);
}

/** A glyph that is put together from others. */
function readComposite(streams: Streams): Buffer {
  const { composites, glyphs, instructions, boxes } = streams;
  const start = composites.at;
  let hasInstructions = false;
  for (let more = true; more; ) {
    const flags = composites.u16();
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    composites.take(2 + (flags & 0x01 ? 4 : 2) + scale);
    hasInstructions ||= (flags & 0x100) !== 0;
    more = (flags & 0x20) !== 0;
  }
  const parts: Buffer[] = [words([-1]), boxes.take(8), composites.bytes.subarray(start, composites.at)];
  if (hasInstructions) {
    const length = glyphs.small16();
    parts.push(words([length]), instructions.take(length));
  }
  return Buffer.concat(parts);
}

/**
 * Undoes the transformation of the `glyf` table (WOFF2, section 5.1).
 * @returns the tables `glyf` and `loca`, the latter with 32-bit offsets
 */
export function untransformGlyphs(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new ByteReader(table, 2);
  const options = head.u16();
  const count = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, glyphs, composites, boxesWithMap, instructions] = sizes.map(
    (size) => new ByteReader(head.take(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const boxMap = boxesWithMap.take(4 * Math.ceil(count / 32));
  const overlapMap = options & 1 ? head.take(Math.ceil(count / 8)) : Buffer.alloc(0);
  const bit = (map: Buffer) => (glyph: number) => ((map[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
  const streams: Streams = {
    contours,
    points,
    flags,
    glyphs,
    composites,
    boxes: boxesWithMap,
    instructions,
    hasBox: bit(boxMap),
    overlaps: bit(overlapMap),
  };
  const parts: Buffer[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    const kind = contours.i16();
    if (kind !== 0) {
      const body = kind < 0 ? readComposite(streams) : readSimple(glyph, kind, streams);
      const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
      parts.push(padded);
      offset += padded.length;
    }
    loca.writeUInt32BE(offset, (glyph + 1) * 4);
  }
  return { glyf: Buffer.concat(parts), loca };
}
