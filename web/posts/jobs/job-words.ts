import type { JobCard } from '../../../contract/jobs.ts';
import type { Translate } from '../../i18n/words.ts';

/** As the contract spells them; written here so that no schema has to travel to the browser. */
export const salaryTypes = ['hour', 'day', 'week', 'month', 'year'] as const;

export const periodWords = {
  hour: 'posts:hour',
  day: 'posts:day',
  week: 'posts:week',
  month: 'posts:month',
  year: 'posts:year',
} as const;

/** «No experience needed» of an opening is «No experience yet» of a person. */
export function experienceWords(
  experience: NonNullable<JobCard['experience']>,
  seeking: boolean,
  t: Translate,
): string {
  switch (experience) {
    case 'none':
      return t(seeking ? 'posts:expNoneYet' : 'posts:expNone');
    case 'junior':
      return t('posts:expJunior');
    case 'mid':
      return t('posts:expMid');
    case 'senior':
      return t('posts:expSenior');
  }
}
