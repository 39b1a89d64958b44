import { JobList } from '../../posts/jobs/JobList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { useFoundList } from './use-found.ts';
import { whyOf } from './Why.tsx';

/** Openings and job seekers that match a query, both sides in one list. */
export default function JobsFoundPage() {
  const { keyword, ...found } = useFoundList('job');
  return (
    <JobList
      {...found}
      header={<ResultsHead type="job" />}
      searched={{ keyword, nothing: <NothingFound type="job" />, whyOf }}
    />
  );
}
