import { useLocation } from 'react-router';
import type { BusinessDetail } from '../../../contract/businesses.ts';
import type { ReviewList } from '../../../contract/reviews.ts';
import { profilePath } from '../../addresses.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { ReviewCard } from '../../reviews/ReviewCard.tsx';
import { ReviewFilters } from '../../reviews/ReviewFilters.tsx';
import { ReviewRules } from '../../reviews/ReviewRules.tsx';
import { ReviewSummaryBox } from '../../reviews/ReviewSummaryBox.tsx';
import { addressWith } from '../../reviews/reviews-address.ts';
import { useAppSelector } from '../../store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as narrowStyles from '../../ui/narrow-page.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

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
  const profile = profilePath(place);
  return (
    <div className={`${layoutStyles.wrap} ${narrowStyles.page}`} data-own-edge="">
      <h1>{t('reviews:pageTitle', { name: isolate(place.name) })}</h1>
      <p>
        <a className={textStyles.link} href={profile}>
          <Icon name="back" size="s" flip /> <bdi lang={place.lang}>{place.name}</bdi>
        </a>
      </p>
      {meta.summary.count === 0 ? (
        <EmptyState icon="star" title={t('reviews:emptyTitle')} text={t('reviews:emptyText')}>
          <a className={buttonStyles.primary} href={`${profile}#write-review`} rel="nofollow">
            {t('reviews:writeFirst')}
          </a>
        </EmptyState>
      ) : (
        <>
          <ReviewSummaryBox meta={meta} />
          {meta.summary.isFrozen && (
            <p className={`${textStyles.small} ${textStyles.muted}`}>{t('reviews:frozen')}</p>
          )}
          <ReviewFilters counts={meta.counts} of="business" />
          {data.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              name={review.author.name}
              page={review.author.page}
              about={
                review.author.reviews > 1
                  ? t('reviews:byAuthor', { count: review.author.reviews })
                  : t('reviews:firstReview')
              }
              answer={review.answer}
              publishedAt={review.publishedAt}
            />
          ))}
          {meta.next && (
            <p>
              <a
                className={`${buttonStyles.outlined} ${buttonStyles.wide}`}
                href={addressWith(address, { after: meta.next })}
                rel="nofollow"
              >
                {t('reviews:nextPage')}
              </a>
            </p>
          )}
        </>
      )}
      <ReviewRules of="business" level="h2" purposes={meta.summary.purposes} />
    </div>
  );
}
