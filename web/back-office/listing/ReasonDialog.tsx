import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useReason } from '../ui/use-reason.tsx';

interface Props {
  title: string;
  text: ReactNode;
  action: string;
  busy: boolean;
  /** Reasons that are often given, to begin with. */
  often: readonly string[];
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason that somebody else will read, before something is refused or taken away. */
export function ReasonDialog({ title, text, action, busy, often, onReason, onClose }: Props) {
  const t = useWords();
  const { field, begin, take } = useReason({
    id: 'desk-reason',
    rows: 4,
    missing: t('admin-listings:reasonNeeded'),
  });
  const confirm = () => {
    const reason = take();
    if (reason) onReason(reason);
  };
  return (
    <ConfirmDialog title={title} action={action} danger busy={busy} onConfirm={confirm} onClose={onClose}>
      <p className="muted">{text}</p>
      <div className="row desk-often">
        {often.map((one) => (
          <button key={one} type="button" className="chip" onClick={() => begin(one)}>
            {one}
          </button>
        ))}
      </div>
      <div className="fld">
        <div className="lb">
          <label htmlFor="desk-reason">{t('admin-listings:reason')}</label>
        </div>
        {field}
      </div>
    </ConfirmDialog>
  );
}
