import { experienceLevels, jobTypes, salaryTypes, workplaces } from '../../../../contract/jobs.ts';
import { spokenLanguages } from '../../../../contract/spoken-languages.ts';
import type { WordKey } from '../../../i18n/words.ts';

/* The labels of options, by the values of the contract. */

function wordsOf<const V extends readonly string[], K extends WordKey>(
  values: V,
  keyOf: (value: V[number]) => K,
): Readonly<Record<string, WordKey>> {
  return Object.fromEntries(values.map((value) => [value, keyOf(value)]));
}

export const jobTypeWords = wordsOf(jobTypes, (value) => `posting-jobs:type_${value}` as const);
export const salaryWords = wordsOf(salaryTypes, (value) => `posting-jobs:per_${value}` as const);
export const workplaceWords = wordsOf(workplaces, (value) => `posting-jobs:place_${value}` as const);
export const hiringExperience = wordsOf(experienceLevels, (value) => `posting-jobs:needs_${value}` as const);
export const ownExperience = wordsOf(experienceLevels, (value) => `posting-jobs:has_${value}` as const);
export const languageWords = wordsOf(spokenLanguages, (value) => `languages:${value}` as const);
