import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { basicRanges, charactersOf } from './basic-ranges.ts';

/*
 * Makes the two small fonts that nearly every page is written with, from the package's: `node
 * scripts/fonts/subset-fonts.ts`. They are kept in the repository, so that a build needs no font tools; a test
 * holds the style sheet to the same letters. What they lack comes from the package's own files, when a page has it.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = `${root}node_modules/@fontsource-variable/rubik/files/`;
const target = `${root}web/assets/fonts/`;

/** The weights that the site uses; the package goes from 300 to 900. */
const weights = { wght: { min: 400, max: 700 } };

await mkdir(target, { recursive: true });
for (const [script, ranges] of Object.entries(basicRanges)) {
  const whole = await readFile(`${source}rubik-${script}-wght-normal.woff2`);
  const subset = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: weights,
  });
  await writeFile(`${target}rubik-${script}-basic.woff2`, subset);
  console.log(`rubik-${script}-basic.woff2: ${whole.length} → ${subset.length} bytes`);
}
