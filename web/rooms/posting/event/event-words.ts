import { audiences, eventPrayers, eventPrices, eventStates } from '../../../../contract/events.ts';
import { spokenLanguages } from '../../../../contract/spoken-languages.ts';
import type { WordKey } from '../../../i18n/words.ts';

/* The labels of choices, by the contract's values. */

function wordsOf<const V extends readonly string[], K extends WordKey>(
  values: V,
  keyOf: (value: V[number]) => K,
): Readonly<Record<string, WordKey>> {
  return Object.fromEntries(values.map((value) => [value, keyOf(value)]));
}

export const prayerWords = wordsOf(eventPrayers, (value) => `time:${value}` as const);
export const priceWords = wordsOf(eventPrices, (value) => `posting-event:${value}` as const);
export const audienceWords = wordsOf(audiences, (value) => `posting-event:for_${value}` as const);
export const stateWords = wordsOf(eventStates, (value) => `posting-event:state_${value}` as const);
export const languageWords = wordsOf(spokenLanguages, (value) => `languages:${value}` as const);
