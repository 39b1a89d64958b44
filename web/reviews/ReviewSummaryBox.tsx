import { useLocation } from 'react-router';
import type { ReviewsMeta } from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import * as styles from './ReviewSummaryBox.module.css';
import { addressWith, reviewsQueryOf } from './reviews-address.ts';
import { Stars } from './Stars.tsx';

/** The average, if there is one, and the number of reviews for each rating; each row with reviews is a filter. */
export function ReviewSummaryBox({ meta: { summary, counts } }: { meta: ReviewsMeta }) {
  const t = useWords();
  const place = useLocation();
  const { stars: chosen } = reviewsQueryOf(place.search);
  const total = Math.max(
    1,
    counts.stars.reduce((sum, { count }) => sum + count, 0),
  );
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        {summary.average === null ? (
          <p className={textStyles.muted}>{t('reviews:noAverage')}</p>
        ) : (
          <>
            <b>{summary.average.toFixed(1)}</b>
            <Stars stars={summary.average} />
          </>
        )}
        <span className={`${textStyles.small} ${textStyles.muted}`}>
          {t('reviews:count', { count: summary.count })}
        </span>
      </div>
      <ul className={styles.bars} aria-label={t('reviews:byStars')}>
        {counts.stars.map(({ stars, count }) => {
          const isChosen = chosen === String(stars);
          const row = (
            <>
              <span className={textStyles.hidden}>
                {t('reviews:starsWithCount', { stars: t('reviews:stars', { count: stars }), count })}
              </span>
              <span aria-hidden="true">{stars}</span>
              <Icon name="star" size="s" />
              <span className={styles.bar}>
                <span style={{ inlineSize: `${(count / total) * 100}%` }} />
              </span>
              <bdi aria-hidden="true">{count}</bdi>
            </>
          );
          return (
            <li key={stars}>
              {count === 0 && !isChosen ? (
                <span className={styles.row} aria-disabled="true">
                  {row}
                </span>
              ) : (
                <a
                  className={styles.row}
                  href={addressWith(place, { stars: isChosen ? null : String(stars) })}
                  rel="nofollow"
                  data-stay=""
                  data-replace=""
                  aria-current={isChosen || undefined}
                >
                  {row}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
