import { limits } from '../../contract/limits.ts';
import { useWords } from '../i18n/words.ts';
import type { FetchError } from '../state/create-fetch-slice.ts';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import { SendSheet } from './SendSheet.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

interface ReasonSheetProps<Reason extends string> {
  /** The form, whose fields and errors have ids derived from it. */
  formId: string;
  /** Identifies what is reported, for the draft. */
  about: string;
  title: string;
  /** The reasons with their labels, in order. */
  reasons: readonly (readonly [reason: Reason, words: string])[];
  /** Who reads the report, if it differs from that for a post. */
  privacy?: string;
  /** The labels of the button and of the confirmation, if the form does more than report. */
  action?: string;
  thanksText?: string;
  /** Sends the report, and returns null or the error. */
  send: (report: { reason: Reason; text: string | undefined }) => Promise<FetchError | null>;
  onClose: () => void;
}

/** The sheet of a report: a reason, and further details. Requires the messages of `report` and `forms`. */
export function ReasonSheet<Reason extends string>(props: ReasonSheetProps<Reason>) {
  const { formId, about, title, reasons, privacy, action, thanksText, send, onClose } = props;
  const t = useWords();
  const draft = useSheetDraft(`${formId} ${about}`);
  const errorId = `${formId}-reason-error`;
  return (
    <SendSheet
      formId={formId}
      title={title}
      action={action ?? t('report:send')}
      thanks={{ title: t('report:thanks'), text: thanksText ?? t('report:thanksText') }}
      fields={['reason', 'text']}
      check={(field, values) => field === 'reason' && !values.reason && t('report:reasonNeeded')}
      send={({ reason, text }) => send({ reason: reason as Reason, text })}
      draft={draft}
      onClose={onClose}
    >
      {({ errors, onInput }) => (
        <>
          <fieldset aria-describedby={errors.reason ? errorId : undefined}>
            <legend>{t('report:question')}</legend>
            {reasons.map(([reason, text]) => (
              <label key={reason}>
                <input
                  type="radio"
                  name="reason"
                  value={reason}
                  defaultChecked={draft.values.reason === reason}
                  onInput={onInput}
                />
                {text}
              </label>
            ))}
            {errors.reason && <FieldError id={errorId}>{errors.reason}</FieldError>}
          </fieldset>
          <Field
            id={`${formId}-text`}
            name="text"
            label={t('report:text')}
            rows={3}
            dir="auto"
            defaultValue={draft.values.text}
            maxLength={limits.reportText}
            error={errors.text}
            onInput={onInput}
            optional
          />
          <p className={`${textStyles.small} ${textStyles.muted}`}>{privacy ?? t('report:privacy')}</p>
        </>
      )}
    </SendSheet>
  );
}
