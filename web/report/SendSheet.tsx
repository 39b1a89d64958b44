import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import type { FetchError } from '../state/create-fetch-slice.ts';
import { type FormPlan, useForm, type Values } from '../state/use-form.ts';
import { FormNotice } from '../ui/FormNotice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import { Arrived } from './Arrived.tsx';
import { KeepDraft } from './KeepDraft.tsx';
import * as styles from './SendSheet.module.css';
import type { SheetDraft } from './use-sheet-draft.ts';

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
  /** Stores what was typed; closing the sheet asks whether to keep it. */
  draft?: SheetDraft;
  onClose: () => void;
  children: (form: Pick<ReturnType<typeof useForm<Field>>, 'errors' | 'onInput'>) => ReactNode;
}

/** A sheet with a form for the team, which confirms the submission. */
export function SendSheet<Field extends string>(props: Props<Field>) {
  const { formId, title, action, note, thanks, send, draft, onClose, children } = props;
  const t = useWords();
  const [isSent, setSent] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: props.fields,
    check: props.check,
    send: async (values) => {
      const refusal = await send(values);
      if (!refusal) {
        draft?.drop();
        setSent(true);
      }
      return refusal;
    },
  });
  // A form may be sent while it asks.
  if (isLeaving && !isSent)
    return (
      <KeepDraft
        onKeep={onClose}
        onDiscard={() => {
          draft?.drop();
          onClose();
        }}
      />
    );
  return (
    <Sheet
      title={title}
      closeLabel={t('layout:close')}
      className={styles.sheet}
      onClose={() => (draft?.isTyped() ? setLeaving(true) : onClose())}
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
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void onSubmit(event)}
          onInput={({ currentTarget }) => draft?.store(currentTarget)}
        >
          {children({ errors, onInput })}
          <FormNotice failure={failure} announcedErrors={announcedErrors} />
        </form>
      )}
    </Sheet>
  );
}
