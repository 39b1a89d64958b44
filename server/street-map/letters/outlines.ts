import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';

/** Weights of labels on the map, by their names in the style. */
export const weights = { 'Rubik Medium': 500, 'Rubik SemiBold': 600 } as const;
export type WeightName = keyof typeof weights;

/** A closed outline as points, with curves approximated by line segments. */
export type Contour = [x: number, y: number][];

/** A laid-out text, in em: the origin is the beginning of the baseline, y points up. */
export interface Outline {
  contours: Contour[];
  advance: number;
}

/** The site's font by script; `scripts/fonts/subset-fonts.ts` creates the files. */
const files = ['latin', 'arabic', 'latin-ext'].map(
  (script) => new URL(`../../rooms/sharing/fonts/rubik-${script}.ttf`, import.meta.url),
);
/** Line segments per curve: at 24 pixels per em corners are invisible. */
const steps = 6;

function fontOf(bytes: Uint8Array<ArrayBuffer>, weight: number): Font {
  const font = new Font(new Face(new Blob(bytes.buffer)));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** The outlines of a glyph in font units. */
function contoursOf(font: Font, glyph: number): Contour[] {
  const contours: Contour[] = [];
  let open: Contour = [];
  for (const { type, values } of font.glyphToJson(glyph)) {
    const [x = 0, y = 0] = values.slice(-2);
    const [fromX, fromY] = open.at(-1) ?? [0, 0];
    if (type === 'M') {
      open = [[x, y]];
      contours.push(open);
    } else if (type === 'L') open.push([x, y]);
    else if (type === 'Q' || type === 'C') {
      const [ax = 0, ay = 0, bx = ax, by = ay] = values;
      for (let step = 1; step <= steps; step += 1) {
        const t = step / steps;
        const u = 1 - t;
        open.push(
          type === 'Q'
            ? [u * u * fromX + 2 * u * t * ax + t * t * x, u * u * fromY + 2 * u * t * ay + t * t * y]
            : [
                u ** 3 * fromX + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * x,
                u ** 3 * fromY + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * y,
              ],
        );
      }
    }
  }
  return contours;
}

/** Loads the site's font once, and lays out texts with it: shaped by script, in several weights. */
export function createOutlines() {
  let loading: Promise<Record<WeightName, Font[]>> | undefined;
  /** Caches glyphs: names share a few dozen letters. */
  const drawn = new WeakMap<Font, Map<number, Contour[]>>();

  function glyphContours(font: Font, glyph: number): Contour[] {
    const known = drawn.get(font) ?? new Map<number, Contour[]>();
    drawn.set(font, known);
    const contours = known.get(glyph) ?? contoursOf(font, glyph);
    known.set(glyph, contours);
    return contours;
  }

  async function load() {
    const bytes = await Promise.all(files.map(async (file) => new Uint8Array(await readFile(file))));
    const entries = Object.entries(weights).map(([name, weight]) => [
      name,
      bytes.map((one) => fontOf(one, weight)),
    ]);
    return Object.fromEntries(entries) as Record<WeightName, Font[]>;
  }

  function fonts() {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  const covers = (font: Font, character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return code === joiner || font.nominalGlyph(code) !== undefined;
  };

  /** A run of one font, appended where the last one ended. */
  function write(text: string, font: Font, onto: Outline): void {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    const em = font.face.upem;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of run.getGlyphInfosAndPositions()) {
      for (const contour of glyphContours(font, codepoint))
        onto.contours.push(
          contour.map(
            ([x, y]) => [onto.advance + (x + xOffset) / em, (y + yOffset) / em] as [number, number],
          ),
        );
      onto.advance += xAdvance / em;
    }
  }

  return {
    /**
     * The outline of a text: words of one direction, with at most a number of the other.
     * @returns undefined if the font lacks one of its characters
     */
    async outline(text: string, weight: WeightName): Promise<Outline | undefined> {
      const all = (await fonts())[weight];
      const runs: { font: Font; text: string }[] = [];
      for (const character of text) {
        const last = runs.at(-1);
        if (last && covers(last.font, character)) {
          last.text += character;
          continue;
        }
        const font = all.find((one) => covers(one, character));
        if (!font) return undefined;
        runs.push({ font, text: character });
      }
      // Runs of a right-to-left text follow one another from the right; shaping reverses each run.
      if (/^[^\p{L}]*\p{Script=Arabic}/u.test(text)) runs.reverse();
      const outline: Outline = { contours: [], advance: 0 };
      for (const run of runs) write(run.text, run.font, outline);
      return outline;
    },
  };
}
export type Outlines = ReturnType<typeof createOutlines>;

/** ZERO WIDTH JOINER: an adjacent letter has the form that it has within a word. */
export const joiner = 0x200d;
