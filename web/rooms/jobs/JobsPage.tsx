import { useWords } from '../../i18n/words.ts';
import { type Facets, placeName } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { filterChips } from '../../posts/filter-chips.ts';
import { PostLink } from '../../posts/PostLink.tsx';
import { type ListWords, PostList } from '../../posts/PostList.tsx';
import { sortChoice } from '../../posts/sort-choice.ts';
import { useAppSelector } from '../../store.ts';
import { JobRow } from '../../ui/JobRow.tsx';
import { JobSkeletons } from '../../ui/JobSkeletons.tsx';
import { SideTabs } from '../../ui/SideTabs.tsx';
import { JobPanel } from './JobPanel.tsx';
import { isSeeking, jobFilterNames, jobFiltersOf, jobFilterWords, jobSorts } from './job-filters.ts';
import { jobsTitle } from './jobs-title.ts';

const words: ListWords = {
  label: 'posts:jobs',
  total: 'posts:jobsCount',
  atLeast: 'posts:jobsAtLeast',
  show: 'posts:showJobs',
  more: 'posts:moreJobs',
  loading: 'posts:loadingJobs',
  none: 'posts:noJobs',
  noneYet: 'posts:noJobsYet',
  noneYetText: 'posts:noJobsYetText',
};
const seekingWords: ListWords = {
  ...words,
  label: 'posts:jobsSeeking',
  total: 'posts:seekersCount',
  atLeast: 'posts:requestsAtLeast',
  more: 'posts:moreSeekers',
};

const noFacets: Facets = {};

/** Openings, and people who look for one. */
export default function JobsPage() {
  const t = useWords();
  const address = useListAddress();
  const { href } = address;
  const filters = jobFiltersOf(address.params);
  const seeking = isSeeking(filters);
  const state = useAppSelector((whole) => whole);
  const { data, status, key } = state.rent.jobData;
  const facets = data?.meta.facets ?? noFacets;
  const countOf = (side: string) => facets.looking_for?.find(({ value }) => value === side)?.count;
  const city = filters.city === null ? null : Number(filters.city);
  const where = placeName(state.business.stateAndCity.data, city);
  const what = jobsTitle(state, filters, t);
  const post = <PostLink href="/post-job" words="posts:postJob" />;
  return (
    <PostList
      header={
        <>
          <div className="list-head">
            <h1>{where ? t('directory:inPlace', { what, where }) : what}</h1>
            {post}
          </div>
          <SideTabs
            label={t('posts:sides')}
            sides={[
              {
                href: href({ looking_for: null }),
                label: t('posts:tabHiring'),
                count: countOf('hiring'),
                current: !seeking,
              },
              {
                href: href({ looking_for: 'seeking' }),
                label: t('posts:tabSeeking'),
                count: countOf('seeking'),
                current: seeking,
              },
            ]}
          />
        </>
      }
      address={address}
      list={data}
      status={status}
      listKey={key}
      words={seeking ? seekingWords : words}
      icon="briefcase"
      sort={sortChoice({ sorts: jobSorts, sort: filters.sort, q: filters.q }, t)}
      panel={(id) => <JobPanel id={id} list={address} filters={filters} facets={facets} />}
      chips={filterChips(
        filters,
        (name, value) => jobFilterWords(name, value, { t, state, filters }),
        (changes) => href('salary_min' in changes ? { ...changes, salary_type: null } : changes),
      )}
      filterNames={jobFilterNames}
      post={post}
      className="jl"
      skeletons={(count) => <JobSkeletons rows={count} />}
      row={(job) => <JobRow key={job.id} job={job} />}
      map={null}
    />
  );
}
