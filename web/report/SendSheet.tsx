import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import type { FetchError } from '../state/create-fetch-slice.ts';
import { type FormPlan, useForm, type Values } from '../state/use-form.ts';
import { FormNotice } from '../ui/FormNotice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import { Arrived } from './Arrived.tsx';
import * as styles from './SendSheet.module.css';

interface Props<Field extends string> extends Pick<FormPlan<Field>, 'fields' | 'check'> {
  formId: string;
  title: string;
  /** The label of the submit button. */
  action: string;
  /** Displayed below the button of the form. */
  note?: string | false;
  /** Replaces the form after submission. */
  thanks: { title: string; text: string };
  /** Submits the input, and returns null or the error. */
  send: (values: Values) => Promise<FetchError | null>;
  onClose: () => void;
  children: (form: Pick<ReturnType<typeof useForm<Field>>, 'errors' | 'onInput'>) => ReactNode;
}

/** A sheet with a form for the team, which confirms the submission. */
export function SendSheet<Field extends string>(props: Props<Field>) {
  const { formId, title, action, note, thanks, send, onClose, children } = props;
  const t = useWords();
  const [isSent, setSent] = useState(false);
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: props.fields,
    check: props.check,
    send: async (values) => {
      const refusal = await send(values);
      if (!refusal) setSent(true);
      return refusal;
    },
  });
  return (
    <Sheet
      title={title}
      closeLabel={t('layout:close')}
      className={styles.sheet}
      onClose={onClose}
      footer={(close) =>
        isSent ? (
          <button type="button" className={buttonStyles.primary} onClick={close}>
            {t('report:done')}
          </button>
        ) : (
          <>
            <button
              type="submit"
              form={formId}
              className={buttonStyles.primary}
              aria-disabled={isSending || undefined}
            >
              {action}
            </button>
            {note && <p className={styles.note}>{note}</p>}
          </>
        )
      }
    >
      {isSent ? (
        <Arrived {...thanks} />
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
          {children({ errors, onInput })}
          <FormNotice failure={failure} announcedErrors={announcedErrors} />
        </form>
      )}
    </Sheet>
  );
}
