import type { JobCard as Card } from '../../../contract/jobs.ts';
import { JobRow } from '../../ui/JobRow.tsx';
import { SavedList } from './SavedList.tsx';

/** `/saved-job` */
export default function SavedJobs() {
  return <SavedList<Card> kind="job" className="saved-rows" of={(card) => <JobRow job={card} />} />;
}
