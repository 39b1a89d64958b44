import { useState } from 'react';
import { useLocation } from 'react-router';
import { limits } from '../../contract/limits.ts';
import {
  callHelpful,
  type OwnPart,
  type Review,
  type ReviewTranslation,
  uncallHelpful,
} from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { loginPath } from '../state/login-path.ts';
import { useCall } from '../state/sending.ts';
import { useRefusalWords } from '../state/use-refusal-words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Later } from '../ui/Later.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useToast } from '../ui/Toasts.tsx';
import { useLateDialog } from '../ui/use-late-dialog.tsx';
import * as styles from './PublishedReview.module.css';
import { ReviewCard } from './ReviewCard.tsx';

interface Props {
  review: Review;
  /** The relation of the signed-in member to the reviews; null for guests and until it has loaded. */
  part: OwnPart | null;
  isSignedIn: boolean;
  /** Whether reviews in another language can be translated. */
  canTranslate: boolean;
}

const day = 86_400_000;

/** A published review with its actions: marking it as helpful, reporting it, answering it as the owner. */
export function PublishedReview({ review, part, isSignedIn, canTranslate }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { pathname } = useLocation();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [answer, setAnswer] = useState(review.answer);
  const [wish, setWish] = useState<boolean | null>(null);
  const { id, author } = review;
  const wasHelpful = part?.helpful.includes(id) ?? false;
  const isHelpful = wish ?? wasHelpful;
  const count = review.helpful + Number(isHelpful) - Number(wasHelpful);
  const [translated, swap] = useState<ReviewTranslation | null>(null);
  const isForeign = review.lang !== lang || (answer !== null && answer.lang !== lang);
  const isOwn = part?.review?.id === id;
  const [report, reportDialog] = useLateDialog(async () =>
    (await import('./report-review-dialog.tsx')).reportReviewDialog(lang, id),
  );
  const [write, answerDialog] = useLateDialog(async () =>
    (await import('./answer-dialog.tsx')).answerDialog(lang, id, answer?.text ?? '', setAnswer),
  );
  const press = async () => {
    const wanted = !isHelpful;
    setWish(wanted);
    const params = { id };
    const { refusal } = wanted
      ? await call(callHelpful, { params, body: {} })
      : await call(uncallHelpful, { params });
    if (!refusal) return;
    setWish(!wanted);
    toast({ kind: 'error', title: wordsOf(refusal) });
  };
  const words = (
    <>
      <Icon name="thumb" size="s" />
      {t('reviews:helpful')} <bdi>{count}</bdi>
    </>
  );
  const mayAnswer =
    part?.isOwner &&
    (!answer || Date.now() - new Date(answer.at).getTime() < limits.reviews.answerDays * day);
  const about =
    author.reviews > 1 ? t('reviews:byAuthor', { count: author.reviews }) : t('reviews:firstReview');
  return (
    <ReviewCard
      review={translated?.text ? { ...review, text: translated.text, lang } : review}
      name={author.name}
      page={author.page}
      about={review.isEdited ? `${about} · ${t('reviews:edited')}` : about}
      answer={answer && translated?.answer ? { ...answer, text: translated.answer, lang } : answer}
      offer={
        canTranslate &&
        isForeign && (
          <Later
            load={async () => (await import('./review-translation.tsx')).reviewTranslation(lang, id, swap)}
          />
        )
      }
      publishedAt={review.publishedAt}
      actions={
        <span className={styles.actions}>
          {mayAnswer && (
            <button
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              onClick={write}
            >
              {t(answer ? 'reviews:changeAnswer' : 'reviews:answer')}
            </button>
          )}
          {isSignedIn ? (
            !isOwn && (
              <button
                type="button"
                className={isHelpful ? chipStyles.chosen : chipStyles.chip}
                aria-pressed={isHelpful}
                onClick={() => void press()}
              >
                {words}
              </button>
            )
          ) : (
            <a className={chipStyles.chip} rel="nofollow" href={loginPath(`${pathname}#reviews`)}>
              {words}
            </a>
          )}
          {!isOwn && (
            <button
              type="button"
              className={`${buttonStyles.icon} ${visibilityStyles.withScripts}`}
              onClick={report}
            >
              <Icon name="flag" />
              {/* An attribute cannot mark the name as being in another language. */}
              <span className={textStyles.hidden}>
                <Phrase of="reviews:reportOf" slot="name">
                  <bdi>{author.name}</bdi>
                </Phrase>
              </span>
            </button>
          )}
          {reportDialog}
          {answerDialog}
        </span>
      }
    />
  );
}
