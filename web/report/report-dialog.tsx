import type { ComponentType } from 'react';
import { limits } from '../../contract/limits.ts';
import type { Lang } from '../../contract/locales.ts';
import { type ReportReason, reportReasons } from '../../contract/managed-listing-values.ts';
import type { OwnPostKind } from '../../contract/my-posts.ts';
import { type PostFolder, postFolders } from '../../contract/post-kinds.ts';
import { sendReport } from '../../contract/reports.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSend } from '../state/sending.ts';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';
import { SendSheet } from './SendSheet.tsx';

/** The dialog that asks what is wrong with a listing, once its words have come. */
export function reportDialog(
  lang: Lang,
  kind: OwnPostKind,
  id: number,
): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['report', 'forms'], ({ onClose }: LateDialogProps) => (
    <ReportDialog folder={postFolders[kind]} id={id} onClose={onClose} />
  ));
}

function ReportDialog({ folder, id, onClose }: { folder: PostFolder; id: number; onClose: () => void }) {
  const t = useWords();
  const send = useSend();
  return (
    <SendSheet
      formId="report-form"
      title={t('report:title')}
      action={t('report:send')}
      thanks={{ title: t('report:thanks'), text: t('report:thanksText') }}
      fields={['reason', 'text']}
      check={(field, values) => field === 'reason' && !values.reason && t('report:reasonNeeded')}
      send={({ reason, text }) =>
        send(sendReport, { params: { folder, id }, body: { reason: reason as ReportReason, text } })
      }
      onClose={onClose}
    >
      {({ errors, onInput }) => (
        <>
          <fieldset aria-describedby={errors.reason ? 'report-reason-error' : undefined}>
            <legend>{t('report:question')}</legend>
            {reportReasons.map((reason) => (
              <label key={reason}>
                <input type="radio" name="reason" value={reason} onInput={onInput} />
                {t(`report:reason.${reason}`)}
              </label>
            ))}
            {errors.reason && <FieldError id="report-reason-error">{errors.reason}</FieldError>}
          </fieldset>
          <Field
            id="report-text"
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
