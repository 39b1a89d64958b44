import type { JobCard } from '../../../../contract/jobs.ts';
import { JobRow } from '../../../ui/JobRow.tsx';
import * as cardStyles from '../../../ui/shared/card.module.css';
import * as lateStyles from '../late.module.css';

export default function Jobs({ data }: { data: readonly JobCard[] }) {
  return (
    <ul className={`${cardStyles.jobs} ${lateStyles.jobs}`}>
      {data.map((job) => (
        <li key={job.id}>
          <JobRow job={job} />
        </li>
      ))}
    </ul>
  );
}
