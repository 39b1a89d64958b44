import type { JobCard as Card } from '../../../contract/jobs.ts';
import { JobRow } from '../../ui/JobRow.tsx';
import { SavedList } from './SavedList.tsx';
import * as savedStyles from './saved.module.css';

/** `/saved-job` */
export default function SavedJobs() {
  return <SavedList<Card> kind="job" className={savedStyles.rows} of={(card) => <JobRow job={card} />} />;
}
