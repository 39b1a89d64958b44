import type { Poster } from '../../../contract/managed-listings.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as detailStyles from './detail.module.css';
import { MemberName } from './MemberName.tsx';

/** The history of a poster. */
export function PosterHistory({ poster, title }: { poster: Poster; title: string }) {
  const t = useWords();
  const { lang } = useSite();
  const { posts, reports, rejected, lastRejections, bannedAt } = poster;
  return (
    <section className={`${layoutStyles.panel} ${detailStyles.panel}`} aria-labelledby="poster-title">
      <h2 id="poster-title">{title}</h2>
      <p className={layoutStyles.row}>
        <b>
          <MemberName member={poster} />
        </b>
        {bannedAt && <span className={tagStyles.error}>{t('admin-listings:banned')}</span>}
      </p>
      <dl className={detailStyles.facts}>
        <div>
          <dt>{t('admin-listings:memberSince')}</dt>
          <dd>{dateWords(poster.since, lang)}</dd>
        </div>
        <div>
          <dt>{t('admin-listings:posts')}</dt>
          <dd>
            {posts.length === 0
              ? t('admin-listings:none')
              : posts.map(({ status, count }) => (
                  <span key={status} className={detailStyles.count}>
                    {t(`admin-listings:status.${status}`)} <b>{count}</b>
                  </span>
                ))}
          </dd>
        </div>
        <div>
          <dt>{t('admin-listings:reportsOfPosts')}</dt>
          <dd>
            {(['open', 'upheld', 'dismissed'] as const).map((status) => (
              <span key={status} className={detailStyles.count}>
                {t(`admin-listings:report.${status}`)} <b>{reports[status]}</b>
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('admin-listings:rejections')}</dt>
          <dd>
            {rejected === 0 ? t('admin-listings:none') : t('admin-listings:times', { count: rejected })}
          </dd>
        </div>
      </dl>
      {lastRejections.length > 0 && (
        <ul className={detailStyles.notes}>
          {lastRejections.map(({ at, title: of, reason }) => (
            <li key={at}>
              <small className={textStyles.muted}>
                {dateWords(at, lang)} · <bdi>{of}</bdi>
              </small>
              <p dir="auto">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
