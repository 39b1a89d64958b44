import { useEffect, useRef } from 'react';
import type { OwnPart } from '../../../contract/reviews.ts';
import { useWords } from '../../i18n/words.ts';
import { OwnReview } from '../../reviews/OwnReview.tsx';
import type { ReviewedPlace } from '../../reviews/reviewed-place.ts';
import { useOwnReview } from '../../reviews/use-own-review.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './PlaceReviewsPage.module.css';

/** What the page needs of the member's relation to its reviews. */
export interface Own {
  part: OwnPart | null;
  /** Opens the form; null if they cannot write a review. */
  open: (() => void) | null;
}

interface Props {
  place: ReviewedPlace;
  onChange: (own: Own) => void;
}

/** A member's part of the reviews of a place, which loads late: their own review, and the form for it. */
export function OwnPlaceReview({ place, onChange }: Props) {
  const t = useWords();
  const { part, open, dialog, mayWrite } = useOwnReview({ kind: 'business', place });
  const latest = useRef(open);
  latest.current = open;
  useEffect(
    () => onChange({ part, open: mayWrite ? () => latest.current() : null }),
    [part, mayWrite, onChange],
  );
  return (
    <>
      {part?.barrier && (
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.barrier}`}>
          <Icon name="clock" size="s" />
          {t(`reviews:barrier.${part.barrier}`)}
        </p>
      )}
      {part?.review && part.review.status !== 'hidden' && <OwnReview review={part.review} onChange={open} />}
      {dialog}
    </>
  );
}
