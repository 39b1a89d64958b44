import '../styles/report.css';
import { type ComponentType, useState } from 'react';
import { reportReasons } from '../../contract/desk-kinds.ts';
import { limits } from '../../contract/limits.ts';
import type { Lang } from '../../contract/locales.ts';
import type { OwnPostKind } from '../../contract/own-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSend } from '../state/sending.ts';
import { useForm } from '../state/use-form.ts';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { FormNotice } from '../ui/FormNotice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';
import { Arrived } from './Arrived.tsx';

const formId = 'report-form';

/** The dialog that asks what is wrong with a listing, once its words have come. */
export function reportDialog(
  lang: Lang,
  kind: OwnPostKind,
  id: number,
): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['report', 'forms'], ({ onClose }: LateDialogProps) => (
    <ReportDialog path={`${postFolders[kind]}/${id}/report`} onClose={onClose} />
  ));
}

function ReportDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useWords();
  const send = useSend();
  const [isSent, setSent] = useState(false);
  const { isSending, failure, faults, errors, onSubmit, onInput } = useForm({
    fields: ['reason', 'text'],
    check: (field, values) => field === 'reason' && !values.reason && t('report:reasonNeeded'),
    send: async ({ reason, text }) => {
      const refusal = await send(path, { reason, text });
      if (!refusal) setSent(true);
      return refusal;
    },
  });
  return (
    <Sheet
      title={t('report:title')}
      closeLabel={t('layout:close')}
      className="report"
      onClose={onClose}
      footer={(close) =>
        isSent ? (
          <button type="button" className="btn p" onClick={close}>
            {t('report:done')}
          </button>
        ) : (
          <button type="submit" form={formId} className="btn p" aria-disabled={isSending || undefined}>
            {t('report:send')}
          </button>
        )
      }
    >
      {isSent ? (
        <Arrived title={t('report:thanks')} text={t('report:thanksText')} />
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
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
          <p className="small muted">{t('report:privacy')}</p>
          <FormNotice failure={failure} faults={faults} />
        </form>
      )}
    </Sheet>
  );
}
