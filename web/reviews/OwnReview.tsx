import { otherPurpose } from '../../contract/review-values.ts';
import type { OwnReview as Own } from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useAccount } from '../state/account.ts';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as tagStyles from '../ui/shared/tag.module.css';
import * as styles from './PublishedReview.module.css';
import { ReviewCard } from './ReviewCard.tsx';

interface Props {
  review: Own;
  onChange: () => void;
}

/** A member's own review as last submitted, visible to nobody else until a moderator has approved it. */
export function OwnReview({ review, onChange }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { firstName } = useAccount();
  const { status, isChange, reason } = review;
  const waits = status === 'pending' || isChange;
  // The published version is already among the others.
  if (status === 'approved' && !isChange && !reason) return null;
  const state = waits ? 'waits' : 'refused';
  return (
    <ReviewCard
      review={{
        ...review,
        cameFor: review.cameFor.filter((text) => text !== otherPurpose).map((text) => ({ text, lang })),
      }}
      name={firstName ?? t('reviews:you')}
      about={
        <span className={waits ? tagStyles.warning : tagStyles.error}>
          {t(isChange ? 'reviews:changeWaits' : `reviews:state.${state}`)}
        </span>
      }
      actions={
        <span className={styles.actions}>
          {!waits && reason && <span>{reason}</span>}
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            onClick={onChange}
          >
            {t('reviews:change')}
          </button>
        </span>
      }
    />
  );
}
