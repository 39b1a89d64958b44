import type { OwnPostKind } from '../my-posts.ts';
import { isGiven } from './fields.ts';

/*
 * Rules of posts that need to know more than the post: the day, the post as it was, in which state a place lies. Forms
 * and the server apply the same; each brings what it knows.
 */

export interface PostFacts {
  /** On the city's clock, `2026-11-22`. */
  today: string;
  /** What the post was before it is changed; null for a new one. */
  before: Readonly<Record<string, unknown>> | null;
  /** The state that a place lies in, by the place's id; undefined where that is not known. */
  stateOf: (placeId: unknown) => string | undefined;
  /** Dates were examined when the post was sent, and may have passed while it waited. */
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

/** A day that has passed, unless the post said so before it had. */
const isPast = (name: string, post: Post, { today, before, passesDates }: PostFacts) => {
  const day = post[name];
  return !passesDates && isDay(day) && day < today && before?.[name] !== day;
};

/** New York takes one month's rent as a deposit at most (General Obligations Law § 7-108). */
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
  // Nobody can apply by a day that has passed, whoever said so and when.
  job: ({ closingDate }, { today }) => ({
    closingDate: isDay(closingDate) && closingDate < today && 'field.closing_date',
  }),
};
export type FactError = 'field.date_past' | 'field.deposit' | 'field.closing_date';

/** What is wrong by these rules: keys of messages by the names of fields. Takes anything that was sent as a post. */
export function factErrors(kind: OwnPostKind, post: Post, facts: PostFacts): Record<string, FactError> {
  const found = Object.entries(rules[kind](post, facts));
  return Object.fromEntries(found.flatMap(([name, error]) => (error ? [[name, error] as const] : [])));
}
