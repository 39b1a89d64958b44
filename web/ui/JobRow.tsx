import type { ReactNode } from 'react';
import type { JobCard } from '../../contract/jobs.ts';
import { jobPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { dateWords } from './date-words.ts';
import { Facts } from './Facts.tsx';
import { Price } from './Price.tsx';
import { SaveButton } from './SaveButton.tsx';
import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as factsStyles from './shared/facts.module.css';
import * as layoutStyles from './shared/layout.module.css';
import * as priceStyles from './shared/price.module.css';
import * as textStyles from './shared/text.module.css';

export const jobTypeWords = {
  full_time: 'job-cards:fullTime',
  part_time: 'job-cards:partTime',
  both: 'job-cards:fullOrPartTime',
} as const;
export const perWords = {
  hour: 'job-cards:perHour',
  day: 'job-cards:perDay',
  week: 'job-cards:perWeek',
  month: 'job-cards:perMonth',
  year: 'job-cards:perYear',
} as const;

interface PayProps {
  job: JobCard;
  /** The text if the post does not specify the pay; nothing by default. */
  otherwise?: ReactNode;
}

/** The pay of a job: one amount or a range, and its period. */
export function Pay({ job, otherwise = null }: PayProps) {
  const t = useWords();
  const { salaryMinCents, salaryMaxCents, salaryType } = job;
  const least = salaryMinCents ?? salaryMaxCents;
  if (least === null) return otherwise;
  return (
    <div className={priceStyles.price}>
      <Price cents={least} toCents={salaryMaxCents} />{' '}
      {salaryType && <small>{t(perWords[salaryType])}</small>}
    </div>
  );
}

/** A star badge with an initial. */
export function JobBadge({ job: { id, initial }, size }: { job: JobCard; size: number }) {
  return (
    <img
      src={`/art/badge/${id}.svg?letter=${encodeURIComponent(initial)}`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/**
 * A job in a list. The whole row is one link, named after its title.
 * @param why why a search matched it, if its title does not show it
 */
export function JobRow({ job, why }: { job: JobCard; why?: ReactNode }) {
  const t = useWords();
  const { id, title, lang, postType, jobType, company, area, workplace, postedAt } = job;
  const { lang: pageLang } = useSite();
  return (
    <article className={cardStyles.job}>
      <span className={artStyles.logo}>
        <JobBadge job={job} size={52} />
      </span>
      <div className={layoutStyles.grow}>
        <h3>
          <a href={jobPath(job)} className={textStyles.stretched} dir="auto" lang={lang}>
            {title}
          </a>
        </h3>
        <Facts
          className={factsStyles.line}
          of={[
            postType === 'seeking' && t('job-cards:seeking'),
            company,
            area.name,
            workplace && workplace !== 'on_site' && t(`job-cards:${workplace}`),
          ]}
        >
          <time dateTime={postedAt}>{dateWords(postedAt, pageLang, true)}</time>
        </Facts>
        {why}
      </div>
      <div className={cardStyles.pay}>
        <Pay job={job} />
        <div className={`${textStyles.small} ${textStyles.muted}`}>{t(jobTypeWords[jobType])}</div>
      </div>
      <SaveButton kind="job" id={id} name={title} lang={lang} plain />
    </article>
  );
}
