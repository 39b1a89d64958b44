import { jobPath } from '../../addresses.ts';
import type { HeadContext } from '../../loading.ts';
import { absoluteOn } from '../../structured-data/absolute.ts';
import { jobPostingData } from '../../structured-data/job.ts';
import type { StructuredData } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { jobCrumbs } from './job-crumbs.ts';

/** The structured data of a post's page, with its breadcrumbs. */
export function jobStructuredData({ state, site, t }: HeadContext): (StructuredData | null)[] {
  const found = state.rent.job.data;
  if (!found) return [];
  return [
    jobPostingData({ job: found, path: jobPath(found), unnamed: t('post-page:anonymous') }, absoluteOn(site)),
    wayData(jobCrumbs(found, t), site),
  ];
}
