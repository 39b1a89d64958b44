import type { ComponentType } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { reviewReportReasons } from '../../contract/review-values.ts';
import { reportReview } from '../../contract/reviews.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { ReasonSheet } from '../report/ReasonSheet.tsx';
import { useSend } from '../state/sending.ts';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';

/** The dialog that reports a review, rendered once its messages have loaded. */
export function reportReviewDialog(lang: Lang, id: number): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['review-form', 'report', 'forms'], ({ onClose }: LateDialogProps) => (
    <ReportReviewDialog id={id} onClose={onClose} />
  ));
}

function ReportReviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords();
  const send = useSend();
  return (
    <ReasonSheet
      formId="report-review-form"
      about={String(id)}
      title={t('review-form:reportTitle')}
      reasons={reviewReportReasons.map(
        (reason) => [reason, t(`review-form:reportReason.${reason}`)] as const,
      )}
      send={(report) => send(reportReview, { params: { id }, body: report })}
      onClose={onClose}
    />
  );
}
