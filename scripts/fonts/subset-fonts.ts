import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { basicRanges, charactersOf } from './basic-ranges.ts';

/*
 * Makes the font files that are committed, from those of the font's package: `node scripts/fonts/subset-fonts.ts`.
 * They are committed so that neither a build nor a server needs font tools.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

type Options = Parameters<typeof subsetFont>[2];

/** Converts one of the package's files to `target`, a path from the root of the checkout. */
async function convert(part: string, target: string, text: string, options: Options): Promise<void> {
  const source = await readFile(
    `${root}node_modules/@fontsource-variable/rubik/files/rubik-${part}-wght-normal.woff2`,
  );
  const converted = await subsetFont(source, text, options);
  await mkdir(dirname(root + target), { recursive: true });
  await writeFile(root + target, converted);
  console.log(`${target}: ${source.length} → ${converted.length} bytes`);
}

/*
 * Pages: the letters that nearly every page is written with, in the weights that the site uses (the package goes from
 * 300 to 900). A test holds the style sheet to the same letters. Others come from the package's own files.
 */
for (const [script, ranges] of Object.entries(basicRanges)) {
  await convert(script, `web/assets/fonts/rubik-${script}-basic.woff2`, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

/*
 * Pictures for sharing: every glyph and weight, as TrueType, since the renderer of their text reads no WOFF2.
 * `keepAllGlyphs` is missing in the package's types.
 */
const wholeFont = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
for (const part of ['latin', 'arabic', 'latin-ext']) {
  await convert(part, `server/rooms/sharing/fonts/rubik-${part}.ttf`, '', wholeFont);
}
