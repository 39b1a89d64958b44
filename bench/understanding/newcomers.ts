import { eating, services } from './newcomers/eating.ts';
import { living, owning } from './newcomers/owning.ts';
import { type NewcomerTopic, type Origin, origins } from './newcomers/topic.ts';
import { working } from './newcomers/working.ts';
import type { Question } from './question.ts';

const arabic = /\p{Script=Arabic}/u;
const places = Object.keys(origins) as Origin[];

function questionsOf({ type, isRight, queries }: NewcomerTopic): Question[] {
  return places.flatMap((from) =>
    (queries[from]?.split('|') ?? []).map(
      (q): Question => ({
        class: origins[from],
        q,
        lang: arabic.test(q) ? 'ar' : 'en',
        type,
        isRight,
        isExact: true,
      }),
    ),
  );
}

/**
 * Queries as a newcomer of each region types them on the first day, and as English speakers do: whatever comes to
 * mind, with the slips of a phone. Written in one sitting before the search was asked any of them.
 */
export function newcomerQuestions(): Question[] {
  return [...eating, ...services, ...working, ...owning, ...living].flatMap(questionsOf);
}

const classes: ReadonlySet<string> = new Set(Object.values(origins));
/** Whether a query is one of these, which are summed up apart. */
export const isOfNewcomer = (question: Question): boolean => classes.has(question.class);
