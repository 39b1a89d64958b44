import { useState } from 'react';
import {
  deleteEntry,
  discardEntryDraft,
  type EditedEntry,
  type EditedKind,
  withdrawEntry,
} from '../../../contract/managed-content.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { type Outcome, useCall } from '../../state/sending.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';

type Act = 'discard' | 'withdraw' | 'delete';

interface Props {
  kind: EditedKind;
  entry: EditedEntry;
  busy: boolean;
  onAct: (words: string, send: (version: string) => Promise<Outcome<EditedEntry>>) => Promise<void>;
  onDeleted: () => void;
  refuse: (refusal: FetchError) => Promise<void>;
}

/** The actions for an entry besides saving; each requires confirmation. */
export function EntryActs({ kind, entry, busy, onAct, onDeleted, refuse }: Props) {
  const t = useWords();
  const call = useCall();
  const [dialog, setDialog] = useState<Act | null>(null);
  const params = { kind, id: entry.id };
  const acts: Act[] = [
    ...(entry.live !== null && entry.draft !== null ? (['discard'] as const) : []),
    ...(entry.live !== null && kind !== 'page' ? (['withdraw'] as const) : []),
    ...(entry.live === null && kind !== 'page' ? (['delete'] as const) : []),
  ];
  const confirm = async (act: Act) => {
    setDialog(null);
    if (act !== 'delete')
      return onAct(t(`admin-content:${act}Done`), (version) =>
        call(
          act === 'discard' ? discardEntryDraft : withdrawEntry,
          { params },
          { headers: { 'if-match': version } },
        ),
      );
    const { refusal } = await call(deleteEntry, { params });
    if (refusal) return refuse(refusal);
    onDeleted();
  };
  return (
    <>
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          className={buttonStyles.quiet}
          disabled={busy}
          onClick={() => setDialog(act)}
        >
          {t(`admin-content:${act}`)}
        </button>
      ))}
      {dialog && (
        <ConfirmDialog
          title={t(`admin-content:${dialog}Title`)}
          action={t(`admin-content:${dialog}`)}
          danger={dialog === 'delete'}
          busy={busy}
          onConfirm={() => void confirm(dialog)}
          onClose={() => setDialog(null)}
        >
          <p>{t(`admin-content:${dialog}Text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
