import type { JobCard } from '../../../contract/jobs.ts';
import type { Translate } from '../../i18n/words.ts';

/** As the contract spells them; repeated here so that no schema is bundled. */
export const salaryTypes = ['hour', 'day', 'week', 'month', 'year'] as const;

export const periodWords = {
  hour: 'jobs:hour',
  day: 'jobs:day',
  week: 'jobs:week',
  month: 'jobs:month',
  year: 'jobs:year',
} as const;

/** «No experience needed» of an opening is «No experience yet» of a job seeker. */
export function experienceWords(
  experience: NonNullable<JobCard['experience']>,
  seeking: boolean,
  t: Translate,
): string {
  switch (experience) {
    case 'none':
      return t(seeking ? 'jobs:expNoneYet' : 'jobs:expNone');
    case 'junior':
      return t('jobs:expJunior');
    case 'mid':
      return t('jobs:expMid');
    case 'senior':
      return t('jobs:expSenior');
  }
}
