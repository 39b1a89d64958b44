import { limits } from '../../contract/limits.ts';
import { useWords } from '../i18n/words.ts';
import type { FetchError } from '../state/create-fetch-slice.ts';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import { SendSheet } from './SendSheet.tsx';

interface ReasonSheetProps<Reason extends string> {
  /** Of the form; its fields and errors are named after it. */
  formId: string;
  title: string;
  /** What may be wrong, with the words of each, in the order shown. */
  reasons: readonly (readonly [reason: Reason, words: string])[];
  /** Who reads it, where that is not said as for a post. */
  privacy?: string;
  /** The word of the button and the sentence after sending, where more is done than reporting. */
  action?: string;
  thanksText?: string;
  /** Sends the report, and answers null or the refusal. */
  send: (report: { reason: Reason; text: string | undefined }) => Promise<FetchError | null>;
  onClose: () => void;
}

/**
 * The sheet that asks what is wrong with something: a reason, and what else there is to say.
 * The words of `report` and `forms` have to be there.
 */
export function ReasonSheet<Reason extends string>(props: ReasonSheetProps<Reason>) {
  const { formId, title, reasons, privacy, action, thanksText, send, onClose } = props;
  const t = useWords();
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
      onClose={onClose}
    >
      {({ errors, onInput }) => (
        <>
          <fieldset aria-describedby={errors.reason ? errorId : undefined}>
            <legend>{t('report:question')}</legend>
            {reasons.map(([reason, text]) => (
              <label key={reason}>
                <input type="radio" name="reason" value={reason} onInput={onInput} />
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
