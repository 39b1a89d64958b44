import type { Translate } from '../../i18n/words.ts';
import { isSeeking, type JobFilters, jobCategory } from '../../posts/jobs/job-filters.ts';
import type { RootState } from '../../store.ts';

/** The title of the list: «Jobs», «Health care», «People looking for work». */
export function jobsTitle(state: Pick<RootState, 'settings'>, filters: JobFilters, t: Translate): string {
  if (isSeeking(filters)) return t('jobs:jobsSeeking');
  const category = jobCategory(state, filters.category);
  return category ? t('jobs:jobsIn', { field: category.name }) : t('jobs:jobsHiring');
}
