import type { SearchType } from '../../../contract/search-results.ts';
import type { Rule } from '../../../server/rooms/search/gold/rule.ts';

/** Where a newcomer is from, and the class of the queries. */
export const origins = {
  egypt: 'as in Egypt',
  levant: 'as in the Levant',
  maghreb: 'as in the Maghreb',
  gulf: 'as in the Gulf',
  iraq: 'as in Iraq',
  yemen: 'as in Yemen',
  sudan: 'as in Sudan',
  english: 'in plain English',
} as const;
export type Origin = keyof typeof origins;

/** What newcomers look for, which listings answer it, and how they would type it, separated by bars. */
export interface NewcomerTopic {
  type: SearchType;
  isRight: Rule;
  queries: Partial<Record<Origin, string>>;
}

export const lookingFor =
  (type: SearchType) =>
  (isRight: Rule, queries: Partial<Record<Origin, string>>): NewcomerTopic => ({ type, isRight, queries });
