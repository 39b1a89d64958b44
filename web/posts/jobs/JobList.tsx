import type { JobCard } from '../../../contract/jobs.ts';
import { useWords } from '../../i18n/words.ts';
import type { Facets } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useSlices } from '../../state/use-slices.ts';
import { JobRow } from '../../ui/JobRow.tsx';
import { JobSkeletons } from '../../ui/JobSkeletons.tsx';
import * as cardStyles from '../../ui/shared/card.module.css';
import { filterChips } from '../filter-chips.ts';
import { PostLink } from '../PostLink.tsx';
import { type ListWords, PostList } from '../PostList.tsx';
import { type PostListSource, searchedWords, withoutFilters } from '../searched.ts';
import { sortChoice } from '../sort-choice.ts';
import { JobPanel } from './JobPanel.tsx';
import { isSeeking, jobFilterNames, jobFiltersOf, jobFilterWords, jobSorts } from './job-filters.ts';

const words: ListWords = {
  label: 'jobs:jobs',
  total: 'jobs:jobsCount',
  atLeast: 'jobs:jobsAtLeast',
  show: 'post-lists:showJobs',
  more: 'jobs:moreJobs',
  loading: 'jobs:loadingJobs',
  none: 'jobs:noJobs',
  noneYet: 'jobs:noJobsYet',
  noneYetText: 'jobs:noJobsYetText',
};
const seekingWords: ListWords = {
  ...words,
  label: 'jobs:jobsSeeking',
  total: 'jobs:seekersCount',
  atLeast: 'post-lists:requestsAtLeast',
  more: 'jobs:moreSeekers',
};

const noFacets: Facets = {};

/** Openings and job seekers with their filters. */
export function JobList({ header, list, status, listKey, searched }: PostListSource<JobCard>) {
  const t = useWords();
  const address = useListAddress();
  const { href } = address;
  const filters = jobFiltersOf(address.params);
  const state = useSlices('business', 'settings');
  const facets = list?.meta.facets ?? noFacets;
  return (
    <PostList
      header={header}
      address={address}
      list={list}
      status={status}
      listKey={listKey}
      words={{ ...(isSeeking(filters) ? seekingWords : words), ...(searched && searchedWords) }}
      icon="briefcase"
      sort={sortChoice({ sorts: jobSorts, sort: filters.sort, q: searched?.keyword ?? filters.q }, t)}
      panel={(id) => (
        <JobPanel
          id={id}
          list={address}
          filters={filters}
          facets={facets}
          searched={searched !== undefined}
        />
      )}
      chips={filterChips(
        searched ? withoutFilters(filters, 'q') : withoutFilters(filters, 'looking_for'),
        (name, value) => jobFilterWords(name, value, { t, state, filters }),
        (changes) => href('salary_min' in changes ? { ...changes, salary_type: null } : changes),
      )}
      filterNames={searched ? [...jobFilterNames, 'looking_for'] : jobFilterNames}
      post={<PostLink href="/post-job" words="jobs:postJob" />}
      nothing={searched?.nothing}
      className={cardStyles.jobs}
      skeletons={(count) => <JobSkeletons rows={count} />}
      row={(job) => <JobRow key={job.id} job={job} why={searched?.whyOf(job)} />}
      map={null}
    />
  );
}
