import { parseArgs } from 'node:util';
import { publicSetsAreThere } from '../server/rooms/search/gold/public-sets.ts';
import { report } from './measure.ts';
import { absentQuestions } from './understanding/absent.ts';
import { createCauses } from './understanding/causes.ts';
import { openCorpus } from './understanding/corpus.ts';
import { everydayQuestions } from './understanding/everyday.ts';
import { homeQuestions } from './understanding/homes.ts';
import { type Judged, judged, summary } from './understanding/judging.ts';
import { kindQuestions } from './understanding/kind-questions.ts';
import { namePairs, nameQuestions } from './understanding/names.ts';
import { isOfNewcomer, newcomerQuestions } from './understanding/newcomers.ts';
import { halfOf } from './understanding/question.ts';

/*
 * How well searches are interpreted: thousands of queries generated from the public data sets by rule, with other
 * spellings, typos, transliterations and translations. A hash splits them into a working half, whose failures
 * `--failures` lists with how wrong results were found, and a held-out half, of which only the figures are
 * reported. `--class` (repeatable) and `--working` run a part of them, and store no figures. `--one-script` uses a
 * site that has learned no names from listings in both scripts.
 */

const { values } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    class: { type: 'string', multiple: true },
    working: { type: 'boolean', default: false },
    'one-script': { type: 'boolean', default: false },
  },
});
if (!publicSetsAreThere) {
  console.log('The public data sets are not beside the checkout: there is nothing to ask about.');
  process.exit(0);
}

const pairs = namePairs();
const { rows, firstTen, close } = await openCorpus(pairs, values['one-script']);
const questions = [
  ...nameQuestions(rows, pairs),
  ...kindQuestions(rows),
  ...homeQuestions(),
  ...everydayQuestions(),
  ...newcomerQuestions(),
  ...absentQuestions(),
].filter(
  (question) =>
    (!values.class || values.class.includes(question.class)) &&
    (!values.working || halfOf(question) === 'working'),
);
const all: Judged[] = [];
const causes = createCauses();
for (const question of questions) {
  const answer = await firstTen(question);
  const one = judged(
    question,
    rows,
    answer.found.map(({ id }) => id),
  );
  if (!one) continue;
  all.push(one);
  if (one.half === 'working') causes.add(one, answer);
}
if (values.failures) {
  console.table(causes.summary());
  for (const { question, half, recall, precision } of all) {
    if (half === 'working' && (recall < 0.5 || (question.isExact && (precision ?? 1) < 0.5)))
      console.log(`${question.class} (${question.lang}, ${question.type}): ${question.q}`);
  }
}
const isWhole = !values.class && !values.working && !values['one-script'];
const [newcomers, others] = [true, false].map((are) =>
  all.filter(({ question }) => isOfNewcomer(question) === are),
) as [Judged[], Judged[]];
const table = [others, newcomers].flatMap((some) =>
  some.length > 0 ? summary(some, some === others ? 'all' : 'all newcomers') : [],
);
if (isWhole) report('understanding', table);
else console.table(table);
await close();
process.exit(0);
