import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createHearing, printCorrespondences } from '../server/rooms/catalog/hearing.ts';
import { publicSetsAreThere } from '../server/rooms/search/gold/public-sets.ts';
import { learn } from './hearing/learning.ts';
import { learnFromNames } from './hearing/word-pairs.ts';
import { report, round } from './measure.ts';
import { heldOutNames } from './understanding/names.ts';

/*
 * Learns correspondences between the letters of both scripts from names, and tests them on pairs that were held
 * out. `--write` writes the table that the search uses. Names in the held-out half of the understanding benchmark
 * are never used for learning, so that its results are those for unknown names.
 */

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
if (!publicSetsAreThere) {
  console.log('The public data sets are not beside the checkout: there is nothing to learn from.');
  process.exit(0);
}

const { table, pairs } = learnFromNames(heldOutNames());
if (values.write) {
  const path = fileURLToPath(new URL('../server/rooms/catalog/correspondences.ts', import.meta.url));
  writeFileSync(
    path,
    `/*
 * Which letters of a name stand for each other in Latin and Arabic script: weights in bits, learned by
 * \`npm run bench -- hearing --write\` from ${pairs.length} pairs of words in names of businesses (found in Foursquare's and map
 * listings of Riyadh) and of places (libgweather and kgeography, GPL-2+; CLDR, Unicode-3.0). Figures about the letters, no
 * name of these sources.
 */
export const correspondences = \`
${printCorrespondences(table)}
\`;
`,
  );
}

const folds = 3;
const foldOf = ({ latin, arabic }: (typeof pairs)[number]) =>
  (createHash('sha256').update(`${latin} ${arabic}`).digest()[0] ?? 0) % folds;
const distinct = [...new Set(pairs.map(({ arabic }) => arabic))];
const rows = [];
for (let fold = 0; fold < folds; fold++) {
  const hearing = createHearing(learn(pairs.filter((pair) => foldOf(pair) !== fold)));
  const tested = pairs.filter((pair) => foldOf(pair) === fold).slice(0, 400);
  const ranks = tested.map(({ latin, arabic }) => {
    const own = hearing.evidenceOf(latin, arabic);
    return distinct.filter((other) => other !== arabic && hearing.evidenceOf(latin, other) > own).length;
  });
  const share = (most: number) => round(ranks.filter((rank) => rank <= most).length / ranks.length);
  rows.push({
    fold,
    pairs: tested.length,
    'first of all': share(0),
    'among three': share(2),
    'among ten': share(9),
  });
}
report('hearing', rows);
process.exit(0);
