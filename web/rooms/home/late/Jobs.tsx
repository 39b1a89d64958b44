import type { JobCard } from '../../../../contract/jobs.ts';
import { JobRow } from '../../../ui/JobRow.tsx';

export default function Jobs({ data }: { data: JobCard[] }) {
  return (
    <ul className="jl jobs-late">
      {data.map((job) => (
        <li key={job.id}>
          <JobRow job={job} />
        </li>
      ))}
    </ul>
  );
}
