import { PbfWriter } from 'pbf';
import { type Contour, joiner, type Outline, type Outlines, type WeightName } from './outlines.ts';

/*
 * Glyphs in the format of MapLibre: signed distance fields at 24 pixels per em, in files of 256 characters.
 * MapLibre renders Arabic with the presentation forms of Unicode, which the font has no characters for: they are
 * rendered here as their letter between neighbors that produce the form.
 */

const size = 24;
/** The padding of each glyph in pixels, by the format. */
const border = 3;
const radius = 8;
/** The share of the range of distances that lies outside of the outline. */
const cutoff = 0.25;
/** MapLibre's ascender of a line, in pixels above the baseline. */
const ascent = 25;
/** The number of characters in a file. */
export const rangeSize = 256;
const highestCharacter = 0xffff;

interface Glyph {
  id: number;
  width: number;
  height: number;
  left: number;
  top: number;
  advance: number;
  bitmap: Uint8Array;
}

const zeroWidthJoiner = String.fromCodePoint(joiner);
/** Isolated, final, initial and medial: Unicode's order of the forms of a letter. */
const contexts = [
  (letter: string) => letter,
  (letter: string) => zeroWidthJoiner + letter,
  (letter: string) => letter + zeroWidthJoiner,
  (letter: string) => zeroWidthJoiner + letter + zeroWidthJoiner,
];
const isForm = (code: number) => (code >= 0xfb50 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
const plain = (code: number) => String.fromCodePoint(code).normalize('NFKC');

/** The text that renders a character; undefined if it is invisible. */
export function writtenFor(code: number): string | undefined {
  if (!isForm(code)) return String.fromCodePoint(code);
  const letter = plain(code);
  // A mark alone, which Unicode combines with a space.
  if (/^[ \u0640]/.test(letter) || letter === String.fromCodePoint(code)) return undefined;
  let form = 0;
  while (form < contexts.length - 1 && isForm(code - form - 1) && plain(code - form - 1) === letter)
    form += 1;
  return contexts[form]?.(letter);
}

interface Segment {
  x: number;
  y: number;
  dx: number;
  dy: number;
  length2: number;
}

function segmentsOf(contours: readonly Contour[]): Segment[] {
  return contours.flatMap((contour) =>
    contour.flatMap(([x, y], index) => {
      const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [x, y];
      const [dx, dy] = [nextX - x, nextY - y];
      const length2 = dx * dx + dy * dy;
      return length2 > 0 ? [{ x, y, dx, dy, length2 }] : [];
    }),
  );
}

/** The distance of a point from the outline in pixels; negative inside. */
function distance(px: number, py: number, segments: readonly Segment[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  let winding = 0;
  for (const { x, y, dx, dy, length2 } of segments) {
    const t = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / length2));
    nearest = Math.min(nearest, (px - x - t * dx) ** 2 + (py - y - t * dy) ** 2);
    const isAbove = y > py;
    if (isAbove !== y + dy > py && px < x + ((py - y) / dy) * dx) winding += isAbove ? 1 : -1;
  }
  return winding === 0 ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

function draw(id: number, { contours, advance }: Outline): Glyph {
  const scaled = contours.map((contour) => contour.map(([x, y]) => [x * size, y * size] as [number, number]));
  const points = scaled.flat();
  const ink = { id, advance: Math.round(advance * size) };
  if (points.length === 0) return { ...ink, width: 0, height: 0, left: 0, top: 0, bitmap: new Uint8Array() };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, bottom] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const [right, top] = [Math.ceil(Math.max(...xs)), Math.ceil(Math.max(...ys))];
  const [width, height] = [right - left, top - bottom];
  const segments = segmentsOf(scaled);
  const columns = width + 2 * border;
  const bitmap = new Uint8Array(columns * (height + 2 * border));
  for (let index = 0; index < bitmap.length; index += 1) {
    const x = left - border + (index % columns) + 0.5;
    const y = top + border - Math.floor(index / columns) - 0.5;
    const value = 255 - 255 * (distance(x, y, segments) / radius + cutoff);
    bitmap[index] = Math.max(0, Math.min(255, Math.round(value)));
  }
  return { ...ink, width, height, left, top: top - ascent, bitmap };
}

function encode(stack: string, range: string, glyphs: readonly Glyph[]): Uint8Array<ArrayBuffer> {
  const writer = new PbfWriter();
  writer.writeMessage(
    1,
    (_, pbf) => {
      pbf.writeStringField(1, stack);
      pbf.writeStringField(2, range);
      for (const glyph of glyphs) {
        pbf.writeMessage(
          3,
          ({ id, bitmap, width, height, left, top, advance }, one) => {
            one.writeVarintField(1, id);
            if (bitmap.length > 0) one.writeBytesField(2, bitmap);
            one.writeVarintField(3, width);
            one.writeVarintField(4, height);
            one.writeSVarintField(5, left);
            one.writeSVarintField(6, top);
            one.writeVarintField(7, advance);
          },
          glyph,
        );
      }
    },
    null,
  );
  return new Uint8Array(writer.finish());
}

/**
 * The glyphs of 256 characters of the site's font, as a MapLibre style loads them. Characters that the font lacks
 * are omitted.
 * @param first a multiple of 256
 */
export async function glyphRange(outlines: Outlines, weight: WeightName, first: number) {
  const glyphs: Glyph[] = [];
  for (let code = first; code < first + rangeSize && code <= highestCharacter; code += 1) {
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code < 0xe000);
    const written = isControl ? undefined : writtenFor(code);
    const outline = written && (await outlines.outline(written, weight));
    if (outline) glyphs.push(draw(code, outline));
  }
  return encode(weight, `${first}-${first + rangeSize - 1}`, glyphs);
}
