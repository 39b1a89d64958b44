import { useLocation } from 'react-router';
import { limits } from '../../contract/limits.ts';
import type { ReviewList } from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { OwnReview } from './OwnReview.tsx';
import { PublishedReview } from './PublishedReview.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewRules } from './ReviewRules.tsx';
import { ReviewSummaryBox } from './ReviewSummaryBox.tsx';
import * as styles from './ReviewsSection.module.css';
import type { Reviewed } from './reviewed-place.ts';
import { useOwnReview } from './use-own-review.tsx';
import { useMoreReviews, useReviews } from './use-reviews.ts';

/** The reviews of a business or of a member, with the visitor's own one and a button to write one. */
export function ReviewsSection({ of }: { of: Reviewed }) {
  const t = useWords();
  const { search } = useLocation();
  const { reviews, isFailed, again } = useReviews(of, search);
  if (reviews) return <Reviews of={of} reviews={reviews} />;
  if (isFailed)
    return (
      <EmptyState icon="warning" level={3} title={t('errors:failedTitle')} text={t('errors:failedText')}>
        <button type="button" className={buttonStyles.primary} onClick={again}>
          {t('errors:tryAgain')}
        </button>
      </EmptyState>
    );
  return (
    <p className={textStyles.muted} role="status">
      {t('reviews:loading')}
    </p>
  );
}

interface Props {
  of: Reviewed;
  reviews: ReviewList;
}

function Reviews({ of, reviews }: Props) {
  const t = useWords();
  const { search } = useLocation();
  const { part, isSignedIn, open, dialog, mayWrite, write } = useOwnReview(of);
  const { more, next, isLoading, load } = useMoreReviews(of, search, reviews);
  const isMember = of.kind === 'member';
  const { meta } = reviews;
  const isEmpty = meta.summary.count === 0 && !part?.review;
  return (
    <>
      {!isEmpty && mayWrite && (
        <div className={styles.head}>{write(`${buttonStyles.outlined} ${buttonStyles.small}`)}</div>
      )}
      {part?.barrier && (
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.barrier}`}>
          <Icon name="clock" size="s" />
          {t(`reviews:barrier.${part.barrier}`)}
        </p>
      )}
      {isEmpty ? (
        <EmptyState
          icon="star"
          level={3}
          title={t(isMember ? 'reviews:emptyTitleMember' : 'reviews:emptyTitle')}
          text={t(isMember ? 'reviews:emptyTextMember' : 'reviews:emptyText')}
        >
          {write(buttonStyles.primary, t('reviews:writeFirst'))}
        </EmptyState>
      ) : (
        <>
          {meta.summary.count > 0 && (
            <>
              <ReviewSummaryBox meta={meta} />
              {meta.summary.isFrozen && (
                <p className={`${textStyles.small} ${textStyles.muted} ${styles.barrier}`}>
                  <Icon name="clock" size="s" />
                  {t('reviews:frozen')}
                </p>
              )}
              <ReviewFilters counts={meta.counts} of={of.kind} />
            </>
          )}
          {part?.review && part.review.status !== 'hidden' && (
            <OwnReview review={part.review} onChange={open} />
          )}
          {[...reviews.data, ...more].map((review) => (
            <PublishedReview
              key={review.id}
              review={review}
              part={part}
              isSignedIn={isSignedIn}
              canTranslate={reviews.meta.canTranslate}
            />
          ))}
          {next && (
            <button
              type="button"
              className={`${buttonStyles.outlined} ${styles.more}`}
              aria-disabled={isLoading || undefined}
              onClick={load}
            >
              {t('reviews:more', {
                count: Math.min(limits.reviews.page, meta.total - reviews.data.length - more.length),
                total: meta.total - reviews.data.length - more.length,
              })}
            </button>
          )}
        </>
      )}
      <ReviewRules of={of.kind} purposes={meta.summary.purposes} />
      {dialog}
    </>
  );
}
