import { useEffect, useRef, useState } from 'react';
import {
  approveReview,
  dismissReviewReports,
  type ManagedReview,
  rejectReview,
  releaseRating,
} from '../../../contract/managed-reviews.ts';
import { reviewTemplates } from '../../../contract/reasons.ts';
import type { ManagedReviewList } from '../../../contract/review-values.ts';
import { memberPath, profilePath } from '../../addresses.ts';
import { ReasonDialog } from '../../back-office/listing/ReasonDialog.tsx';
import { useDeskActs } from '../../back-office/listing/use-desk-acts.ts';
import { useKeys } from '../../back-office/use-keys.ts';
import { useWords } from '../../i18n/words.ts';
import { ReviewCard } from '../../reviews/ReviewCard.tsx';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import * as styles from './ManagedReviewRow.module.css';
import type { ReviewUndo } from './use-review-undo.ts';

interface Props {
  review: ManagedReview;
  list: ManagedReviewList;
  /** The target of shortcuts. */
  isCurrent: boolean;
  onChoose: () => void;
  onDecided: () => void;
  undoable: ReviewUndo['undoable'];
}

/** A review as displayed to moderators: its content, findings against it, and decisions. */
export function ManagedReviewRow({ review, list, isCurrent, onChoose, onDecided, undoable }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useDeskActs(review.version, () => {
    setAsking(false);
    onDecided();
  });
  const { id, subject, author, signals, reports, published, versions, weight, status, reason } = review;
  const params = { id };
  const waits = list === 'waiting';
  const canRefuse = waits || status === 'approved';
  const approve = () => void act(approveReview, { params, body: {} }, t('admin-reviews:approved'), undoable);
  useKeys(isCurrent ? { ...(waits && { a: approve }), ...(canRefuse && { r: () => setAsking(true) }) } : {});
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.focus();
  }, [isCurrent]);
  const small = `${buttonStyles.outlined} ${buttonStyles.small}`;
  return (
    <li
      ref={row}
      className={`${layoutStyles.panel} ${styles.row}`}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      onFocus={onChoose}
    >
      <p>
        <a
          className={textStyles.link}
          href={`${subject.kind === 'member' ? memberPath(subject) : profilePath(subject)}#reviews`}
          lang={subject.lang}
          dir="auto"
        >
          {subject.text}
        </a>{' '}
        {subject.kind === 'member' && <span className={tagStyles.plain}>{t('admin-reviews:ofMember')}</span>}
      </p>
      <ReviewCard
        review={review}
        name={author.name}
        about={`${t('admin-reviews:since', { date: dateWords(author.since, lang) })} · ${dateWords(review.sentAt, lang)}`}
      />
      {published && (
        <div className={styles.before}>
          <b>{t('admin-reviews:before')}</b>
          <p lang={published.lang} dir="auto">
            {t('reviews:stars', { count: published.stars })} · {published.text}
          </p>
        </div>
      )}
      <p className={tagStyles.list}>
        {published && <span className={tagStyles.warning}>{t('admin-reviews:isChange')}</span>}
        {versions > 0 && (
          <span className={tagStyles.plain}>{t('admin-reviews:versions', { count: versions })}</span>
        )}
        {signals.map(({ code, count, found }) => (
          <span key={code} className={tagStyles.warning}>
            {t(`admin-reviews:signal.${code}`, { count, found: found.join(t('cards:comma')) })}
          </span>
        ))}
        {weight < 1 && <span className={tagStyles.plain}>{t('admin-reviews:weight', { weight })}</span>}
        {subject.isFrozen && <span className={tagStyles.error}>{t('admin-reviews:frozen')}</span>}
        {reports.map((report) => (
          <span key={`${report.at} ${report.reason}`} className={tagStyles.error}>
            {t(`admin-reviews:reason.${report.reason}`)}
            {report.text && <bdi>: {report.text}</bdi>}
          </span>
        ))}
      </p>
      {reason && <p className={`${textStyles.small} ${textStyles.muted}`}>{reason}</p>}
      <div className={styles.actions}>
        {waits && (
          <button
            type="button"
            className={`${buttonStyles.primary} ${buttonStyles.small}`}
            aria-keyshortcuts={isCurrent ? 'A' : undefined}
            disabled={isBusy}
            onClick={approve}
          >
            {t('admin-reviews:approve')}
            {isCurrent && <kbd className={visibilityStyles.large}>A</kbd>}
          </button>
        )}
        {list === 'reported' && (
          <button
            type="button"
            className={small}
            disabled={isBusy}
            onClick={() =>
              void act(dismissReviewReports, { params, body: {} }, t('admin-reviews:dismissed'), undoable)
            }
          >
            {t('admin-reviews:dismiss')}
          </button>
        )}
        {canRefuse && (
          <button
            type="button"
            className={small}
            aria-keyshortcuts={isCurrent ? 'R' : undefined}
            disabled={isBusy}
            onClick={() => setAsking(true)}
          >
            {t(waits ? 'admin-reviews:reject' : 'admin-reviews:remove')}
            {isCurrent && <kbd className={visibilityStyles.large}>R</kbd>}
          </button>
        )}
        {subject.isFrozen && (
          <button
            type="button"
            className={small}
            disabled={isBusy}
            onClick={() => void act(releaseRating, { params, body: {} }, t('admin-reviews:released'))}
          >
            {t('admin-reviews:release')}
          </button>
        )}
      </div>
      {isAsking && (
        <ReasonDialog
          title={t(waits ? 'admin-reviews:rejectTitle' : 'admin-reviews:removeTitle')}
          text={t(waits ? 'admin-reviews:rejectText' : 'admin-reviews:removeText')}
          action={t(waits ? 'admin-reviews:reject' : 'admin-reviews:remove')}
          busy={isBusy}
          standard={reviewTemplates.map((template) => ({
            template,
            label: t(`admin-reviews:often.${template}`),
          }))}
          onReason={(why) =>
            void act(
              rejectReview,
              { params, body: why },
              t(waits ? 'admin-reviews:rejected' : 'admin-reviews:removed'),
              undoable,
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
