import type { JobDetail } from '../../../contract/jobs.ts';
import { jobsPath } from '../../addresses.ts';
import type { Translate } from '../../i18n/words.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** The breadcrumbs of a job: its side, its field. */
export function jobCrumbs({ postType, category }: JobDetail, t: Translate): Crumb[] {
  const side = postType === 'seeking' ? 'seeking' : null;
  return [
    { name: t(side ? 'jobs:jobsSeeking' : 'jobs:jobsHiring'), href: jobsPath({ looking_for: side }) },
    { name: category.name, href: jobsPath({ looking_for: side, category: category.id }) },
  ];
}
