import type { JobDetail } from '../../../contract/jobs.ts';
import type { Lang } from '../../../contract/locales.ts';
import { jobsPath } from '../../addresses.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { experienceWords } from '../../posts/jobs/job-words.ts';
import { PostPage } from '../../posts/PostPage.tsx';
import * as styles from '../../posts/post-page.module.css';
import { SafetyTips } from '../../posts/SafetyTips.tsx';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { dayWords } from '../../ui/day-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { JobBadge, JobRow, jobTypeWords, Pay } from '../../ui/JobRow.tsx';
import type { KeyFact } from '../../ui/KeyFacts.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as cardStyles from '../../ui/shared/card.module.css';
import * as detailStyles from '../../ui/shared/detail.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as priceStyles from '../../ui/shared/price.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { jobCrumbs } from './job-crumbs.ts';

/** Links of users carry no endorsement by this site. */
const theirs = 'nofollow noopener ugc';

/** An opening or a job seeker. */
export default function JobPage() {
  const t = useWords();
  const { lang } = useSite();
  const job = useAppSelector((state) => state.rent.job.data);
  if (!job) return null;
  const { id, postType, company, location, isAreaNamed, area, borough, portfolioUrl, applyUrl, similar } =
    job;
  const seeking = postType === 'seeking';
  const crumbs: Crumb[] = jobCrumbs(job, t);
  const places = [!isAreaNamed && area.name, borough?.name].filter(
    (name) => name && !location?.includes(name),
  );
  const place = places.join(t('cards:comma'));
  return (
    <PostPage
      key={id}
      post={job}
      folder="jobs"
      kind="job"
      crumbs={crumbs}
      badge={
        <span className={artStyles.logo}>
          <JobBadge job={job} size={88} />
        </span>
      }
      isWanted={seeking}
      tag={t(seeking ? 'job-cards:seeking' : 'jobs:hiring')}
      place={
        <>
          {location && (
            <>
              <bdi>{location}</bdi>
              {place && t('cards:comma')}
            </>
          )}
          {place}
        </>
      }
      address={!seeking && company && location ? [company, location, ...places].join(', ') : null}
      facts={jobFacts(job, t, lang)}
      about={t(seeking ? 'jobs:aboutSeeker' : 'jobs:aboutJob')}
      contactTitle={t(seeking ? 'post-page:contactTitle' : 'jobs:apply')}
      price={
        <Pay
          job={job}
          otherwise={<div className={`${priceStyles.price} ${styles.unsaid}`}>{t('jobs:payNotSaid')}</div>}
        />
      }
      apply={
        !seeking &&
        applyUrl && (
          <a
            className={buttonStyles.primary}
            href={applyUrl}
            target="_blank"
            rel={theirs}
            aria-label={t('jobs:applyTab')}
          >
            <Icon name="link" />
            {t('jobs:apply')}
          </a>
        )
      }
      {...(!seeking && {
        poster: (
          <div className={styles.poster}>
            <div className={layoutStyles.grow}>
              <b dir="auto">{company ?? t('post-page:anonymous')}</b>
              {!company && (
                <div className={`${textStyles.small} ${textStyles.muted}`}>
                  {t('post-page:anonymousText')}
                </div>
              )}
            </div>
          </div>
        ),
      })}
      tips={<SafetyTips kind="job" />}
      similar={
        similar.length > 0
          ? {
              title: t(seeking ? 'jobs:moreLikeSeeker' : 'jobs:moreLikeJob'),
              href: crumbs.at(-1)?.href ?? jobsPath(),
              list: (
                <div className={cardStyles.jobs}>
                  {similar.map((card) => (
                    <JobRow key={card.id} job={card} />
                  ))}
                </div>
              ),
            }
          : null
      }
    >
      {portfolioUrl && (
        <section className={layoutStyles.block}>
          <h2>{t('jobs:portfolio')}</h2>
          <a
            className={textStyles.link}
            href={portfolioUrl}
            target="_blank"
            rel={theirs}
            aria-label={t('jobs:portfolioTab')}
          >
            <Icon name="link" size="s" />
            <bdi dir="ltr" className={detailStyles.cut}>
              {portfolioUrl.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </bdi>
          </a>
        </section>
      )}
    </PostPage>
  );
}

function jobFacts(job: JobDetail, t: Translate, lang: Lang): (KeyFact | null)[] {
  const { postType, jobType, experience, category, workplace, languages, closingDate } = job;
  return [
    { icon: 'clock', label: t('jobs:jobType'), value: t(jobTypeWords[jobType]) },
    experience && {
      icon: 'star',
      label: t('jobs:experience'),
      value: experienceWords(experience, postType === 'seeking', t),
    },
    { icon: 'briefcase', label: t('jobs:field'), value: category.name },
    workplace && { icon: 'pin', label: t('jobs:workplace'), value: t(`job-cards:${workplace}`) },
    languages.length > 0
      ? {
          icon: 'globe',
          label: t('jobs:languages'),
          value: languages.map((one) => t(`languages:${one}`)).join(t('cards:comma')),
        }
      : null,
    closingDate ? { icon: 'calendar', label: t('jobs:closing'), value: dayWords(closingDate, lang) } : null,
  ];
}
