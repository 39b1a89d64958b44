import type { JobCard } from '../../../contract/jobs.ts';
import type { Translate } from '../../i18n/words.ts';
import { placeName } from '../../lists/facet-links.ts';
import { type Filters, oneOf, readDollars, readFilters, readId, readWords } from '../../lists/reading.ts';
import type { RootState } from '../../store.ts';
import { jobTypeWords, perWords } from '../../ui/JobRow.tsx';
import { priceWords } from '../../ui/Price.tsx';
import { experienceWords, salaryTypes } from './job-words.ts';

/* As the contract spells them; repeated here so that no schema is bundled. */

export const jobSorts = ['relevance', 'newest', 'salary_high'] as const;

const reading = {
  looking_for: oneOf('hiring', 'seeking'),
  q: readWords,
  category: readId,
  job_type: oneOf('full_time', 'part_time', 'both'),
  experience: oneOf('none', 'junior', 'mid', 'senior'),
  workplace: oneOf('on_site', 'hybrid', 'remote'),
  salary_min: readDollars,
  salary_type: oneOf(...salaryTypes),
  city: readId,
  sort: oneOf(...jobSorts),
};
export type JobFilters = Filters<typeof reading>;
export type JobFilterName = keyof JobFilters;

/** The filters that «clear all» removes: neither the side nor the order. */
export const jobFilterNames = Object.keys(reading).filter(
  (name) => name !== 'looking_for' && name !== 'sort',
);

export function jobFiltersOf(params: URLSearchParams): JobFilters {
  return readFilters(reading, params);
}

/** Openings unless the address requests job seekers. */
export function isSeeking({ looking_for: side }: JobFilters): boolean {
  return side === 'seeking';
}

/** The query string for the API. */
export function jobQuery(filters: JobFilters, params: URLSearchParams) {
  return { ...filters, looking_for: filters.looking_for ?? 'hiring', after: params.get('after') };
}

/** A field of work by id, from the menus. */
export function jobCategory(state: Pick<RootState, 'settings'>, id: string | null) {
  const categories = state.settings.generalSettings.data?.services.jobs.categories;
  return categories?.find((category) => String(category.id) === id);
}

const sideWords = { hiring: 'jobs:tabHiring', seeking: 'jobs:tabSeeking' } as const;
type Period = (typeof salaryTypes)[number];

/** The label of a filter value: in the panel, and as a chip while active. */
export function jobFilterWords(
  name: JobFilterName,
  value: string,
  {
    t,
    state,
    filters,
  }: { t: Translate; state: Pick<RootState, 'business' | 'settings'>; filters: JobFilters },
): string | null {
  switch (name) {
    case 'looking_for':
      return t(sideWords[value as keyof typeof sideWords]);
    case 'q':
      return t('directory:searchWords', { query: value });
    case 'category':
      return jobCategory(state, value)?.name ?? value;
    case 'job_type':
      return t(jobTypeWords[value as JobCard['jobType']]);
    case 'experience':
      return experienceWords(value as NonNullable<JobCard['experience']>, isSeeking(filters), t);
    case 'workplace':
      return t(`job-cards:${value as NonNullable<JobCard['workplace']>}`);
    case 'salary_min':
      return t('jobs:payFrom', {
        price: priceWords(Number(value) * 100),
        per: t(perWords[(filters.salary_type ?? 'year') as Period]),
      });
    case 'salary_type':
      return filters.salary_min === null ? t(perWords[value as Period]) : null;
    case 'city':
      return placeName(state.business.stateAndCity.data, Number(value)) ?? value;
    default:
      return null;
  }
}
