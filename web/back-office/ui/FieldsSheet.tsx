import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Outcome } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as formStyles from './form.module.css';

/** The errors that a form in a sheet displays. */
export interface SheetErrors {
  /** The error of a field or of one of its parts; on request only its own. */
  errorOf: (field: string, isWhole?: boolean) => string | undefined;
  /** The form was edited; errors are revalidated on submit. */
  forget: () => void;
}

interface Props {
  title: string;
  send: () => Promise<Outcome<unknown>>;
  onSaved: () => void;
  onClose: () => void;
  children: (errors: SheetErrors) => ReactNode;
}

/** A small form to save or cancel: errors are displayed at their fields, and other failures above them. */
export function FieldsSheet({ title, send, onSaved, onClose, children }: Props) {
  const t = useWords();
  const wordsOf = useRefusalWords();
  const [errors, setErrors] = useState<Record<string, readonly string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { refusal } = await send();
    setBusy(false);
    if (!refusal) return onSaved();
    setErrors(refusal.errors ?? {});
    setFailure(refusal.errors ? null : wordsOf(refusal));
  };
  const errorOf = (field: string, isWhole = true) =>
    Object.entries(errors).find(
      ([path]) => path === field || (isWhole && path.startsWith(`${field}.`)),
    )?.[1][0];
  return (
    <Sheet
      title={title}
      closeLabel={t('admin:close')}
      onClose={onClose}
      footer={(close) => (
        <div className={layoutStyles.row}>
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isBusy}
            onClick={() => void save()}
          >
            {t('admin:save')}
          </button>
          <button type="button" className={buttonStyles.outlined} onClick={close}>
            {t('admin:cancel')}
          </button>
        </div>
      )}
    >
      <div className={formStyles.form}>
        <div role="alert">{failure && <p className={fieldStyles.summary}>{failure}</p>}</div>
        {children({ errorOf, forget: () => setErrors({}) })}
      </div>
    </Sheet>
  );
}
