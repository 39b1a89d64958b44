import { useLocation } from 'react-router';
import { limits } from '../../contract/limits.ts';
import { readOwnPartOfMember } from '../../contract/member-reviews.ts';
import { type OwnPart, type ReviewList, readOwnPart } from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useToken } from '../state/account.ts';
import { loginPath } from '../state/login-path.ts';
import { useRead } from '../state/use-read.ts';
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
import { type Reviewed, type ReviewTarget, reviewedId } from './reviewed-place.ts';
import { useOpenedOnce } from './use-opened-once.ts';
import { useMoreReviews, useReviews } from './use-reviews.ts';

const mark = '#write-review';

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

/** The visitor's relation to the reviews, and the subject of their own one. */
function usePart(of: Reviewed, isSignedIn: boolean) {
  const input = isSignedIn ? { params: { id: reviewedId(of) } } : null;
  const ofBusiness = useRead(readOwnPart, of.kind === 'business' ? input : null);
  const ofMember = useRead(readOwnPartOfMember, of.kind === 'member' ? input : null);
  const { again, data } = of.kind === 'business' ? ofBusiness : ofMember;
  const part: OwnPart | null = isSignedIn ? data : null;
  const conversationId = ofMember.data?.conversationId ?? null;
  let target: ReviewTarget | null = null;
  if (of.kind === 'business') target = of;
  else if (conversationId !== null) target = { kind: 'member', conversationId, name: of.name };
  return { part, target, again };
}

interface Props {
  of: Reviewed;
  reviews: ReviewList;
}

function Reviews({ of, reviews }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const isSignedIn = useToken() !== null;
  const { part, target, again } = usePart(of, isSignedIn);
  const { more, next, isLoading, load } = useMoreReviews(of, search, reviews);
  const isMember = of.kind === 'member';
  const { meta } = reviews;
  const [open, dialog] = useLateDialog(async () => {
    if (!target) throw new Error('nothing to review');
    return (await import('./review-dialog.tsx')).reviewDialog(lang, {
      target,
      review: part?.review ?? null,
      onSent: (what) => {
        again();
        if (what === 'sent')
          toast({ kind: 'success', title: t('reviews:sent'), text: t('reviews:sentText') });
        else toast({ kind: 'success', title: t('reviews:removed') });
      },
    });
  });
  const isReady = part !== null && part.barrier === null && target !== null;
  useOpenedOnce(mark, isReady, open);
  const writeWords = t(part?.review ? 'reviews:change' : 'reviews:write');
  const write = (className: string | undefined, words: string) =>
    isSignedIn ? (
      isReady ? (
        <button type="button" className={className} onClick={open}>
          {words}
        </button>
      ) : null
    ) : isMember ? null : (
      <a className={className} rel="nofollow" href={loginPath(pathname + mark)}>
        {words}
      </a>
    );
  const isEmpty = meta.summary.count === 0 && !part?.review;
  return (
    <>
      {!isEmpty && (isReady || !(isSignedIn || isMember)) && (
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
      <ReviewRules of={of.kind} purposes={meta.summary.purposes} />
      {dialog}
    </>
  );
}
