import type { JobCard } from '../../contract/jobs.ts';
import { jobPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { Facts } from './Facts.tsx';
import { Icon } from './Icon.tsx';
import { Price } from './Price.tsx';

const typeWords = {
  full_time: 'cards:fullTime',
  part_time: 'cards:partTime',
  both: 'cards:fullOrPartTime',
} as const;
const perWords = {
  hour: 'cards:perHour',
  day: 'cards:perDay',
  week: 'cards:perWeek',
  month: 'cards:perMonth',
  year: 'cards:perYear',
} as const;

/** What a job pays: one figure or a range, and for how long a time; nothing where it does not say. */
export function Pay({ job }: { job: JobCard }) {
  const t = useWords();
  const { salaryMinCents, salaryMaxCents, salaryType } = job;
  const least = salaryMinCents ?? salaryMaxCents;
  if (least === null) return null;
  return (
    <div className="price">
      <Price cents={least} toCents={salaryMaxCents} />{' '}
      {salaryType && <small>{t(perWords[salaryType])}</small>}
    </div>
  );
}

/** A job among others. The whole row is one link, which is its title. */
export function JobRow({ job }: { job: JobCard }) {
  const t = useWords();
  const { id, title, lang, postType, jobType, company, area } = job;
  const letter = encodeURIComponent([...(company ?? title).trim()][0] ?? '');
  return (
    <article className="jr">
      <span className="lgx">
        <img src={`/art/badge/${id}.svg?letter=${letter}`} width={52} height={52} alt="" loading="lazy" />
      </span>
      <div className="grow">
        <h3>
          <a href={jobPath(job)} className="over" dir="auto" lang={lang}>
            {title}
          </a>
        </h3>
        <Facts className="mt" of={[postType === 'seeking' && t('cards:seeking'), company, area.name]} />
      </div>
      <div className="pay">
        <Pay job={job} />
        <div className="small muted">{t(typeWords[jobType])}</div>
      </div>
      <Icon name="chevron" flip />
    </article>
  );
}
