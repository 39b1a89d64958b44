import { parseArgs } from 'node:util';
import { publicSetsAreThere } from '../server/rooms/search/gold/public-sets.ts';
import { report } from './measure.ts';
import { openCorpus } from './understanding/corpus.ts';
import { homeQuestions } from './understanding/homes.ts';
import { type Judged, judged, summary } from './understanding/judging.ts';
import { kindQuestions } from './understanding/kinds-of-things.ts';
import { namePairs, nameQuestions } from './understanding/names.ts';

/*
 * How well a search is understood: thousands of questions made by rule from the public data sets, respelled, slipped,
 * transliterated and translated. A hash splits them into a half to work with, whose failures `--failures` lists, and a
 * half of which nobody sees more than the figures.
 */

const { values } = parseArgs({
  options: { failures: { type: 'boolean', default: false }, class: { type: 'string' } },
});
if (!publicSetsAreThere) {
  console.log('The public data sets are not beside the checkout: there is nothing to ask about.');
  process.exit(0);
}

const pairs = namePairs();
const { rows, firstTen, close } = await openCorpus(pairs);
const questions = [...nameQuestions(rows, pairs), ...kindQuestions(rows), ...homeQuestions()].filter(
  ({ class: of }) => !values.class || of === values.class,
);
const all: Judged[] = [];
for (const question of questions) {
  const one = judged(question, rows, await firstTen(question));
  if (one) all.push(one);
}
if (values.failures) {
  for (const { question, half, recall, precision } of all) {
    if (half === 'working' && (recall < 0.5 || (precision ?? 1) < 0.5))
      console.log(`${question.class} (${question.lang}, ${question.type}): ${question.q}`);
  }
}
report('understanding', summary(all));
await close();
process.exit(0);
