import type { JobCard as Card } from '../../../contract/jobs.ts';
import { JobRow } from '../../ui/JobRow.tsx';
import { FavoriteList } from './FavoriteList.tsx';
import * as savedStyles from './favorites.module.css';

/** `/saved-job` */
export default function FavoriteJobs() {
  return <FavoriteList<Card> kind="job" className={savedStyles.rows} of={(card) => <JobRow job={card} />} />;
}
