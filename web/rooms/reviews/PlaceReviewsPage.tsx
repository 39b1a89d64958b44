import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { BusinessDetail } from '../../../contract/businesses.ts';
import type { ReviewList } from '../../../contract/reviews.ts';
import { useWords } from '../../i18n/words.ts';
import { PublishedReview } from '../../reviews/PublishedReview.tsx';
import { ReviewFilters } from '../../reviews/ReviewFilters.tsx';
import { ReviewRules } from '../../reviews/ReviewRules.tsx';
import { ReviewSummaryBox } from '../../reviews/ReviewSummaryBox.tsx';
import { addressWith } from '../../reviews/reviews-address.ts';
import { useToken } from '../../state/account.ts';
import { loginPath } from '../../state/login-path.ts';
import { useAppSelector } from '../../store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as detailStyles from '../../ui/shared/detail.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import type { Own, OwnPlaceReview } from './own-part.tsx';
import * as styles from './PlaceReviewsPage.module.css';
import { ReviewsHead } from './ReviewsHead.tsx';

/** `/Reviews/{id}/{slug?}`: the reviews of a business, with filters and pages as links. */
export default function PlaceReviewsPage() {
  const place = useAppSelector((state) => state.business.businessData.data);
  const { data: reviews, status } = useAppSelector((state) => state.business.placeReviews);
  if (!place || !reviews) return status === 'failed' ? <FailedState /> : null;
  return <PlaceReviews place={place} reviews={reviews} />;
}

function PlaceReviews({ place, reviews: { data, meta } }: { place: BusinessDetail; reviews: ReviewList }) {
  const t = useWords();
  const address = useLocation();
  const isSignedIn = useToken() !== null;
  const [own, setOwn] = useState<Own>({ part: null, open: null });
  const [Part, setPart] = useState<typeof OwnPlaceReview | null>(null);
  useEffect(() => {
    if (isSignedIn) void import('./own-part.tsx').then((module) => setPart(() => module.OwnPlaceReview));
  }, [isSignedIn]);
  const { summary } = meta;
  const isEmpty = summary.count === 0 && !own.part?.review;
  const write = (
    className: string | undefined,
    words = t(own.part?.review ? 'reviews:change' : 'reviews:write'),
  ) => {
    if (!isSignedIn)
      return (
        <a className={className} rel="nofollow" href={loginPath(`${address.pathname}#write-review`)}>
          {words}
        </a>
      );
    return (
      own.open && (
        <button type="button" className={className} onClick={own.open}>
          {words}
        </button>
      )
    );
  };
  return (
    <>
      <div className={`${layoutStyles.wrap} ${detailStyles.page}`} data-own-edge="">
        <ReviewsHead
          place={place}
          action={!isEmpty && write(`${buttonStyles.primary} ${visibilityStyles.large}`)}
        />
        <div className={`${detailStyles.columns} ${styles.columns}`}>
          <section aria-labelledby="reviews-title">
            <h2 id="reviews-title" className={textStyles.hidden}>
              {t('reviews:tabReviews')}
            </h2>
            {isEmpty && (
              <EmptyState icon="star" level={3} title={t('reviews:emptyTitle')} text={t('reviews:emptyText')}>
                {write(buttonStyles.primary, t('reviews:writeFirst'))}
              </EmptyState>
            )}
            {summary.count > 0 && (
              <>
                <ReviewSummaryBox meta={meta} />
                {summary.isFrozen && (
                  <p className={`${textStyles.small} ${textStyles.muted}`}>{t('reviews:frozen')}</p>
                )}
                <ReviewFilters counts={meta.counts} of="business" />
              </>
            )}
            {isSignedIn && Part && <Part place={place} onChange={setOwn} />}
            {data.map((review) => (
              <PublishedReview
                key={review.id}
                review={review}
                part={own.part}
                isSignedIn={isSignedIn}
                canTranslate={meta.canTranslate}
              />
            ))}
            {meta.next && (
              <p className={styles.more}>
                <a
                  className={`${buttonStyles.outlined} ${buttonStyles.wide}`}
                  href={addressWith(address, { after: meta.next })}
                  rel="nofollow"
                >
                  {t('reviews:nextPage')}
                </a>
              </p>
            )}
          </section>
          <aside className={styles.aside} aria-label={t('reviews:rulesTitle')}>
            <ReviewRules of="business" level="h2" purposes={summary.purposes} />
          </aside>
        </div>
      </div>
      {(own.open || !isSignedIn) && !isEmpty && (
        <div className={`${detailStyles.contactBar} ${visibilityStyles.small}`}>
          {write(`${buttonStyles.primary} ${buttonStyles.wide}`)}
        </div>
      )}
    </>
  );
}
