import { type ConversationReportReason, reportConversation } from '../../../contract/conversation-reports.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { SendSheet } from '../../report/SendSheet.tsx';
import { useSend } from '../../state/sending.ts';
import { Field } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import type { LateDialogProps } from '../../ui/use-late-dialog.tsx';

/** The contract's, which no browser carries. */
const reasons = ['scam', 'offensive', 'spam', 'other'] as const satisfies ConversationReportReason[];

/** The dialog that asks what is wrong with a conversation, once its words have come. */
export const reportDialog = (lang: Lang, id: number) =>
  withLateWords(lang, ['report', 'forms', 'conversations'], ({ onClose }: LateDialogProps) => (
    <ReportDialog id={id} onClose={onClose} />
  ));

function ReportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords();
  const send = useSend();
  return (
    <SendSheet
      formId="conversation-report"
      title={t('conversations:reportTitle')}
      action={t('conversations:reportSend')}
      thanks={{ title: t('conversations:reportThanks'), text: t('conversations:reportThanksText') }}
      fields={['reason', 'text']}
      check={(field, values) => field === 'reason' && !values.reason && t('conversations:reportNeeded')}
      send={({ reason, text }) =>
        send(reportConversation, {
          params: { id },
          body: { reason: reason as ConversationReportReason, text },
        })
      }
      onClose={onClose}
    >
      {({ errors, onInput }) => (
        <>
          <fieldset aria-describedby={errors.reason ? 'conversation-reason-error' : undefined}>
            <legend>{t('conversations:reportQuestion')}</legend>
            {reasons.map((reason) => (
              <label key={reason}>
                <input type="radio" name="reason" value={reason} onInput={onInput} />
                {t(`conversations:reportReason.${reason}`)}
              </label>
            ))}
            {errors.reason && <FieldError id="conversation-reason-error">{errors.reason}</FieldError>}
          </fieldset>
          <Field
            id="conversation-report-text"
            name="text"
            label={t('conversations:reportText')}
            rows={3}
            dir="auto"
            maxLength={limits.reportText}
            error={errors.text}
            onInput={onInput}
            optional
          />
          <p className={`${textStyles.small} ${textStyles.muted}`}>{t('conversations:reportPrivacy')}</p>
        </>
      )}
    </SendSheet>
  );
}
