import { limits } from '../../../contract/limits.ts';
import type { ReviewSignal } from '../../../contract/managed-reviews.ts';
import type { Db } from '../../database/connect.ts';
import { contactsIn, linksIn, phrasesIn, type WatchedPhrases } from '../moderation/service.ts';
import { insults } from './insults.ts';
import { type ReviewFacts, readReviewFacts } from './signal-queries.ts';

/** A review with its content, or that of its pending revision. */
export interface Looked {
  id: number;
  text: string;
}

const { burst, weights } = limits.reviews;

/** Whether this number of reviews within a day is far above a subject's usual rate. */
export const isBurst = (thatDay: number, monthBefore: number): boolean =>
  thatDay >= burst.reviews && thatDay >= (monthBefore / burst.days) * burst.times;

/** Signals for moderators; decisions are never automatic. @returns signals by review id */
export async function findReviewSignals(
  db: Db,
  reviews: readonly Looked[],
  watched: WatchedPhrases,
): Promise<Map<number, ReviewSignal[]>> {
  const rows = await readReviewFacts(
    db,
    reviews.map(({ id }) => id),
  );
  return new Map(
    reviews.map(({ id, text }) => {
      const facts = rows.find((row) => row.id === id);
      return [id, [...(facts ? ofFacts(facts) : []), ...ofText(text, watched)]];
    }),
  );
}

function ofFacts(facts: ReviewFacts): ReviewSignal[] {
  const counted = (code: ReviewSignal['code'], count: number, fires = count > 0): ReviewSignal[] =>
    fires ? [{ code, count, found: [] }] : [];
  return [
    ...counted('newAccount', facts.account_days, facts.account_days < limits.newAccountDays),
    ...counted('copied', facts.copies),
    ...counted('sameNetwork', facts.network_accounts),
    ...counted('sameDevice', facts.device_accounts),
    ...counted('ownersNetwork', 1, facts.of_owner),
    ...counted('burst', facts.that_day, isBurst(facts.that_day, facts.month_before)),
  ];
}

function ofText(text: string, watched: WatchedPhrases): ReviewSignal[] {
  const said = (code: ReviewSignal['code'], found: string[]): ReviewSignal[] =>
    found.length > 0 ? [{ code, count: found.length, found }] : [];
  return [
    ...said('insult', phrasesIn(text, insults)),
    ...said('link', linksIn(text)),
    ...said('contact', contactsIn(text)),
    ...said('banned', phrasesIn(text, [...watched.banned, ...watched.advance])),
  ];
}

/** The weight of a review's stars: 1 without signals, less for each one. */
export function weightOf(signals: readonly Pick<ReviewSignal, 'code'>[]): number {
  const product = signals.reduce(
    (weight, { code }) => weight * (weights[code as keyof typeof weights] ?? 1),
    1,
  );
  return Math.max(weights.least, Math.round(product * 100) / 100);
}
