import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { limits } from '../../contract/limits.ts';
import { listReviews, type Review, type ReviewList, readOwnPart } from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useToken } from '../state/account.ts';
import { counted } from '../state/loading.slice.ts';
import { loginPath } from '../state/login-path.ts';
import { useRead } from '../state/use-read.ts';
import { useAppDispatch } from '../store.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { useToast } from '../ui/Toasts.tsx';
import { useLateDialog } from '../ui/use-late-dialog.tsx';
import { OwnReview } from './OwnReview.tsx';
import { PublishedReview } from './PublishedReview.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewRules } from './ReviewRules.tsx';
import { ReviewSummaryBox } from './ReviewSummaryBox.tsx';
import * as styles from './ReviewsSection.module.css';
import type { ReviewedPlace } from './reviewed-place.ts';
import { askedOf } from './reviews-address.ts';

const mark = '#write-review';

/** What members say of a business: their reviews, one's own, and how to write one. */
export function ReviewsSection({ place }: { place: ReviewedPlace }) {
  const t = useWords();
  const { search } = useLocation();
  const { reviews, isFailed, again } = useReviews(place.id, search);
  if (reviews) return <Reviews place={place} reviews={reviews} />;
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
  place: ReviewedPlace;
  reviews: ReviewList;
}

function Reviews({ place, reviews }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { pathname, search, hash } = useLocation();
  const toast = useToast();
  const isSignedIn = useToken() !== null;
  const own = useRead(readOwnPart, isSignedIn ? { params: { id: place.id } } : null);
  const part = isSignedIn && own.status === 'ready' ? own.data : null;
  const { more, next, isLoading, load } = useMore(place.id, search, reviews);
  const { meta } = reviews;
  const [open, dialog] = useLateDialog(async () =>
    (await import('./review-dialog.tsx')).reviewDialog(lang, {
      place,
      review: part?.review ?? null,
      onSent: (what) => {
        own.again();
        if (what === 'sent')
          toast({ kind: 'success', title: t('reviews:sent'), text: t('reviews:sentText') });
        else toast({ kind: 'success', title: t('reviews:removed') });
      },
    }),
  );
  const isReady = part !== null && part.barrier === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever comes back signed in
  useEffect(() => {
    if (isReady && hash === mark) open();
  }, [isReady, hash]);
  const writeWords = t(part?.review ? 'reviews:change' : 'reviews:write');
  const write = (className: string | undefined, words: string) =>
    isSignedIn ? (
      part && part.barrier === null ? (
        <button type="button" className={className} onClick={open}>
          {words}
        </button>
      ) : null
    ) : (
      <a className={className} rel="nofollow" href={loginPath(pathname + mark)}>
        {words}
      </a>
    );
  const isEmpty = meta.summary.count === 0 && !part?.review;
  return (
    <>
      {!isEmpty && (!isSignedIn || isReady) && (
        <div className={styles.head}>
          {write(`${buttonStyles.outlined} ${buttonStyles.small}`, writeWords)}
        </div>
      )}
      {part?.barrier && (
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.barrier}`}>
          <Icon name="clock" size="s" />
          {t(`reviews:barrier.${part.barrier}`)}
        </p>
      )}
      {isEmpty ? (
        <EmptyState icon="star" level={3} title={t('reviews:emptyTitle')} text={t('reviews:emptyText')}>
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
              <ReviewFilters counts={meta.counts} />
            </>
          )}
          {part?.review && part.review.status !== 'hidden' && (
            <OwnReview review={part.review} onChange={open} />
          )}
          {[...reviews.data, ...more].map((review) => (
            <PublishedReview key={review.id} review={review} part={part} isSignedIn={isSignedIn} />
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
      <ReviewRules purposes={meta.summary.purposes} />
      {dialog}
    </>
  );
}

/** The reviews that the address asks for; those before stay until they have come. */
function useReviews(id: number, search: string) {
  const dispatch = useAppDispatch();
  const [reviews, setReviews] = useState<ReviewList | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify(askedOf(search));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    const query = { ...JSON.parse(asked), limit: limits.reviews.page };
    dispatch((count, _getState, { api }) =>
      counted(count, api(listReviews, { params: { id }, query }, { signal: stop.signal })),
    ).then(
      (found) => !stop.signal.aborted && setReviews(found),
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [dispatch, id, asked, turn]);
  return { reviews, isFailed: isFailed && !reviews, again: () => setTurn((now) => now + 1) };
}

/** What was brought beyond the page's own reviews; other wishes begin anew. */
function useMore(id: number, search: string, reviews: ReviewList) {
  const t = useWords();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [brought, setBrought] = useState<{ of: ReviewList; more: Review[]; next: string | null } | null>(
    null,
  );
  const [isLoading, setLoading] = useState(false);
  const current = brought?.of === reviews ? brought : { of: reviews, more: [], next: reviews.meta.next };
  const load = () => {
    if (isLoading || !current.next) return;
    setLoading(true);
    const query = { ...askedOf(search), after: current.next, limit: limits.reviews.page };
    dispatch((_dispatch, _getState, { api }) => api(listReviews, { params: { id }, query }))
      .then(
        ({ data, meta }) => setBrought({ of: reviews, more: [...current.more, ...data], next: meta.next }),
        () => toast({ kind: 'error', title: t('layout:subscribeFailed') }),
      )
      .finally(() => setLoading(false));
  };
  return { more: current.more, next: current.next, isLoading, load };
}
