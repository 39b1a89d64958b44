import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { basicRanges, charactersOf } from './basic-ranges.ts';

/*
 * Creates the committed font files from those of the font's package: `node scripts/fonts/subset-fonts.ts`. They are
 * committed so that neither a build nor a server needs font tools.
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
 * For pages: the letters of nearly every page, in the weights that the site uses (the package has 300 to 900). A
 * test compares the style sheet with the same letters. Others are in the package's own files.
 */
for (const [script, ranges] of Object.entries(basicRanges)) {
  await convert(script, `web/assets/fonts/rubik-${script}-basic.woff2`, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

/*
 * For share pictures: every glyph and weight, as TrueType, since the text renderer cannot read WOFF2.
 * `keepAllGlyphs` is missing in the package's types.
 */
const wholeFont = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
for (const part of ['latin', 'arabic', 'latin-ext']) {
  await convert(part, `server/rooms/sharing/fonts/rubik-${part}.ttf`, '', wholeFont);
}
