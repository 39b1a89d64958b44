import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Outcome } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Deletion {
  label: string;
  /** The confirmation: title, consequences and button. */
  title: string;
  text: ReactNode;
  action: string;
  send: () => Promise<Outcome<unknown>>;
  /** The message afterwards. */
  deleted: string;
}

interface Props {
  editLabel: string;
  /** The form, which is closed by its own button or once it is saved. */
  sheet: (handlers: { onSaved: () => void; onClose: () => void }) => ReactNode;
  /** Null if it cannot be deleted. */
  deletion: Deletion | null;
  /** Actions between the two. */
  children?: ReactNode;
  onChanged: () => void;
}

/** The buttons that edit and delete an entry of a list, with the form and the confirmation that they open. */
export function EditAndDelete({ editLabel, sheet, deletion, children, onChanged }: Props) {
  const t = useWords();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const remove = async ({ send, deleted }: Deletion) => {
    close();
    const { refusal } = await send();
    if (refusal) toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
    else toast({ kind: 'success', title: deleted });
    onChanged();
  };
  const onSaved = () => {
    close();
    onChanged();
  };
  return (
    <>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={editLabel}
        onClick={() => setOpen('edit')}
      >
        <Icon name="edit" />
      </button>
      {children}
      {deletion && (
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={deletion.label}
          onClick={() => setOpen('delete')}
        >
          <Icon name="trash" />
        </button>
      )}
      {open === 'edit' && sheet({ onSaved, onClose: close })}
      {open === 'delete' && deletion && (
        <ConfirmDialog
          title={deletion.title}
          action={deletion.action}
          danger
          onConfirm={() => void remove(deletion)}
          onClose={close}
        >
          {deletion.text}
        </ConfirmDialog>
      )}
    </>
  );
}
