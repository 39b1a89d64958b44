import { AdSlot } from '../../advertising/AdSlot.tsx';
import { useWords } from '../../i18n/words.ts';
import { placeName } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { JobList } from '../../posts/jobs/JobList.tsx';
import { isSeeking, jobFiltersOf } from '../../posts/jobs/job-filters.ts';
import * as listHeadStyles from '../../posts/list-head.module.css';
import { PostLink } from '../../posts/PostLink.tsx';
import { useSlices } from '../../state/use-slices.ts';
import { SideTabs } from '../../ui/SideTabs.tsx';
import { jobsTitle } from './jobs-title.ts';

/** Openings and job seekers. */
export default function JobsPage() {
  const t = useWords();
  const { href, params } = useListAddress();
  const filters = jobFiltersOf(params);
  const seeking = isSeeking(filters);
  const state = useSlices('rent', 'business', 'settings');
  const { data, status, key } = state.rent.jobData;
  const countOf = (side: string) => data?.meta.facets.looking_for?.find(({ value }) => value === side)?.count;
  const city = filters.city === null ? null : Number(filters.city);
  const where = placeName(state.business.stateAndCity.data, city);
  const what = jobsTitle(state, filters, t);
  return (
    <JobList
      header={
        <>
          <div className={listHeadStyles.head}>
            <h1>{where ? t('directory:inPlace', { what, where }) : what}</h1>
            <PostLink href="/post-job" words="jobs:postJob" />
          </div>
          <SideTabs
            label={t('post-lists:sides')}
            sides={[
              {
                href: href({ looking_for: null }),
                label: t('jobs:tabHiring'),
                count: countOf('hiring'),
                current: !seeking,
              },
              {
                href: href({ looking_for: 'seeking' }),
                label: t('jobs:tabSeeking'),
                count: countOf('seeking'),
                current: seeking,
              },
            ]}
          />
          <AdSlot slot="lists" />
        </>
      }
      list={data}
      status={status}
      listKey={key}
    />
  );
}
