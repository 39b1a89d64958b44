import type { Row } from '../measure.ts';
import { round } from '../measure.ts';
import { absentClass } from './absent.ts';
import { bears, type CorpusRow, type Half, halfOf, type Question, typeOf } from './question.ts';

export interface Judged {
  question: Question;
  half: Half;
  /** Recall at ten: right results of the first ten as a share of min(10, right). */
  recall: number;
  /** The reciprocal rank of the first right result; 0 if there is none. */
  reciprocalRank: number;
  /**
   * The share of right results among those that can be judged: a listing whose title has the words of the query is
   * not wrong. Null if there are no results, or if they cannot be judged, as a business with a similar name may be
   * right, too.
   */
  precision: number | null;
  /** First results that are certainly wrong; of individually judgeable queries. */
  wrong: ReadonlySet<number>;
  isEmpty: boolean;
}

/** Judges the first ten results of a query; null if the corpus has no right one although it should. */
export function judged(
  question: Question,
  rows: readonly CorpusRow[],
  firstTen: readonly number[],
): Judged | null {
  const right = new Set(
    rows.filter((row) => typeOf[row.kind] === question.type && question.isRight(row)).map(({ id }) => id),
  );
  const wantsNothing = question.class === 'nonsense' || (question.class === absentClass && right.size === 0);
  if (right.size === 0 && !wantsNothing) return null;
  const hits = firstTen.filter((id) => right.has(id)).length;
  const place = firstTen.findIndex((id) => right.has(id));
  const isEmpty = firstTen.length === 0;
  const bearsIt = bears(question.q);
  const wrong = question.isExact
    ? rows.filter((row) => firstTen.includes(row.id) && !right.has(row.id) && !bearsIt(row))
    : [];
  const possible = Math.min(10, right.size);
  return {
    question,
    half: halfOf(question),
    recall: wantsNothing ? Number(isEmpty) : hits / possible,
    reciprocalRank: wantsNothing ? Number(isEmpty) : place < 0 ? 0 : 1 / (place + 1),
    wrong: new Set(wrong.map(({ id }) => id)),
    precision: question.isExact && hits + wrong.length > 0 ? hits / (hits + wrong.length) : null,
    isEmpty,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * A line for each class and half, and one for each half in total.
 * @param total what all of these queries are called
 */
export function summary(all: readonly Judged[], total = 'all'): Row[] {
  const classes = [...new Set(all.map(({ question }) => question.class))];
  const lines = [
    ...classes.flatMap((of) => (['en', 'ar'] as const).map((lang) => ({ of, lang }))),
    { of: total, lang: 'both' },
  ];
  return lines.flatMap(({ of, lang }) =>
    (['working', 'held out'] as const).flatMap((half) => {
      const some = all.filter(
        (one) =>
          one.half === half && (of === total || (one.question.class === of && one.question.lang === lang)),
      );
      if (some.length === 0) return [];
      const precisions = some.flatMap(({ precision }) => (precision === null ? [] : [precision]));
      return [
        {
          class: of,
          language: lang,
          half,
          questions: some.length,
          'recall@10': round(mean(some.map(({ recall }) => recall))),
          MRR: round(mean(some.map(({ reciprocalRank }) => reciprocalRank))),
          'precision@10': precisions.length > 0 ? round(mean(precisions)) : '',
          'found nothing': round(mean(some.map(({ isEmpty }) => Number(isEmpty)))),
        },
      ];
    }),
  );
}
