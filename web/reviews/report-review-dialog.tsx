import type { ComponentType } from 'react';
import { limits } from '../../contract/limits.ts';
import type { Lang } from '../../contract/locales.ts';
import { type ReviewReportReason, reviewReportReasons } from '../../contract/review-values.ts';
import { reportReview } from '../../contract/reviews.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { SendSheet } from '../report/SendSheet.tsx';
import { useSend } from '../state/sending.ts';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';

/** The dialog that asks what is wrong with a review, once its words have come. */
export function reportReviewDialog(lang: Lang, id: number): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['review-form', 'report', 'forms'], ({ onClose }: LateDialogProps) => (
    <ReportReviewDialog id={id} onClose={onClose} />
  ));
}

function ReportReviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords();
  const send = useSend();
  return (
    <SendSheet
      formId="report-review-form"
      title={t('review-form:reportTitle')}
      action={t('report:send')}
      thanks={{ title: t('report:thanks'), text: t('report:thanksText') }}
      fields={['reason', 'text']}
      check={(field, values) => field === 'reason' && !values.reason && t('report:reasonNeeded')}
      send={({ reason, text }) =>
        send(reportReview, { params: { id }, body: { reason: reason as ReviewReportReason, text } })
      }
      onClose={onClose}
    >
      {({ errors, onInput }) => (
        <>
          <fieldset aria-describedby={errors.reason ? 'report-review-error' : undefined}>
            <legend>{t('report:question')}</legend>
            {reviewReportReasons.map((reason) => (
              <label key={reason}>
                <input type="radio" name="reason" value={reason} onInput={onInput} />
                {t(`review-form:reportReason.${reason}`)}
              </label>
            ))}
            {errors.reason && <FieldError id="report-review-error">{errors.reason}</FieldError>}
          </fieldset>
          <Field
            id="report-review-text"
            name="text"
            label={t('report:text')}
            rows={3}
            dir="auto"
            maxLength={limits.reportText}
            error={errors.text}
            onInput={onInput}
            optional
          />
          <p className={`${textStyles.small} ${textStyles.muted}`}>{t('report:privacy')}</p>
        </>
      )}
    </SendSheet>
  );
}
