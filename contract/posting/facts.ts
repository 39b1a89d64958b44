import type { OwnPostKind } from '../my-posts.ts';
import { isGiven } from './fields.ts';

/*
 * Rules of posts that depend on data beyond the post: the current day, the post before an edit, the state of a
 * place. Forms and the server apply the same rules with their own data.
 */

export interface PostFacts {
  /** In the city's time zone, `2026-11-22`. */
  today: string;
  /** The post before the edit; null for a new one. */
  before: Readonly<Record<string, unknown>> | null;
  /** The state of a place by id; undefined if it is unknown. */
  stateOf: (placeId: unknown) => string | undefined;
  /** Dates were validated on submission, and may have passed while the post was pending. */
  passesDates?: boolean;
}

type Post = Readonly<Record<string, unknown>>;

/** The field of the ZIP code, by the kind of post. */
export const zipFields: Partial<Record<OwnPostKind, string>> = {
  business: 'postalCode',
  rent: 'zipCode',
  event: 'zipCode',
};

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** A past date, unless the post had it before it passed. */
const isPast = (name: string, post: Post, { today, before, passesDates }: PostFacts) => {
  const day = post[name];
  return !passesDates && isDay(day) && day < today && before?.[name] !== day;
};

/** New York limits a deposit to one month's rent (General Obligations Law § 7-108). */
function isDepositTooHigh({ postType, city, depositCents, priceCents }: Post, { stateOf }: PostFacts) {
  return (
    postType === 'offer' &&
    typeof depositCents === 'number' &&
    typeof priceCents === 'number' &&
    depositCents > priceCents &&
    isGiven(city) &&
    stateOf(city) === 'NY'
  );
}

const rules: Record<OwnPostKind, (post: Post, facts: PostFacts) => Record<string, false | FactError>> = {
  business: (post, facts) => ({
    closedUntil: post.temporarilyClosed === true && isPast('closedUntil', post, facts) && 'field.date_past',
  }),
  product: () => ({}),
  rent: (post, facts) => ({
    availableFrom: isPast('availableFrom', post, facts) && 'field.date_past',
    depositCents: isDepositTooHigh(post, facts) && 'field.deposit',
  }),
  event: (post, facts) => ({ startsOn: isPast('startsOn', post, facts) && 'field.date_past' }),
  // A passed deadline is always invalid.
  job: ({ closingDate }, { today }) => ({
    closingDate: isDay(closingDate) && closingDate < today && 'field.closing_date',
  }),
};
export type FactError = 'field.date_past' | 'field.deposit' | 'field.closing_date';

/** Validates these rules: returns message keys by field name. Accepts any unvalidated submission. */
export function factErrors(kind: OwnPostKind, post: Post, facts: PostFacts): Record<string, FactError> {
  const found = Object.entries(rules[kind](post, facts));
  return Object.fromEntries(found.flatMap(([name, error]) => (error ? [[name, error] as const] : [])));
}
