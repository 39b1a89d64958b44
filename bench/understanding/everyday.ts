import { accessories } from './everyday/accessories.ts';
import { clothing } from './everyday/clothes.ts';
import { dishes } from './everyday/dishes.ts';
import { food } from './everyday/food.ts';
import { furnishings } from './everyday/furniture.ts';
import { goods } from './everyday/goods.ts';
import { homes } from './everyday/homes.ts';
import { jobs } from './everyday/jobs.ts';
import { offices } from './everyday/offices.ts';
import { everydayClasses, type Topic } from './everyday/topic.ts';
import { trades } from './everyday/trades.ts';
import type { CorpusRow, Question } from './question.ts';

const arabic = /\p{Script=Arabic}/u;
const saidWhere = / \((Egypt|Levant|Iraq|Gulf|Yemen|Sudan|Maghreb)\)$/;

function questionsOf({ type, isRight, phrasings }: Topic): Question[] {
  return everydayClasses.flatMap((of) =>
    (phrasings[of]?.split('|') ?? []).map((written): Question => {
      const q = written.replace(saidWhere, '');
      return { class: of, q, lang: arabic.test(q) ? 'ar' : 'en', type, isRight, isExact: true };
    }),
  );
}

const topics = [
  ...food,
  ...dishes,
  ...trades,
  ...jobs,
  ...offices,
  ...furnishings,
  ...clothing,
  ...accessories,
  ...goods,
  ...homes,
];

/**
 * Everyday expressions of users who do not know the site's terms: in dialect, with a synonym, in a whole sentence,
 * in Latin letters and digits, with a typo. Written without looking at the search's data, and judged by the text of
 * listings. If the meaning of a word varies by region, either is right.
 */
export function everydayQuestions(): Question[] {
  const questions = new Map<string, Question>();
  for (const question of topics.flatMap(questionsOf)) {
    const key = `${question.type}\n${question.q}`;
    const same = questions.get(key);
    const isRight = (row: CorpusRow) => question.isRight(row) || same?.isRight(row) === true;
    questions.set(key, same ? { ...same, isRight } : question);
  }
  return [...questions.values()];
}
