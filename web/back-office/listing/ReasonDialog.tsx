import { type ReactNode, useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

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
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given) onReason(given);
    else field.current?.focus();
  };
  return (
    <ConfirmDialog title={title} action={action} danger busy={busy} onConfirm={confirm} onClose={onClose}>
      <p className="muted">{text}</p>
      <div className="row desk-often">
        {often.map((one) => (
          <button key={one} type="button" className="chip" onClick={() => setReason(one)}>
            {one}
          </button>
        ))}
      </div>
      <div className="fld">
        <div className="lb">
          <label htmlFor="desk-reason">{t('admin-listings:reason')}</label>
        </div>
        <div className={isMissing ? 'inp ta er' : 'inp ta'}>
          <textarea
            ref={field}
            id="desk-reason"
            rows={4}
            dir="auto"
            required
            maxLength={limits.rejectReason}
            value={reason}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'desk-reason-error' : undefined}
            onChange={({ currentTarget: { value } }) => {
              setReason(value);
              if (value.trim()) setMissing(false);
            }}
          />
        </div>
        {isMissing && <FieldError id="desk-reason-error">{t('admin-listings:reasonNeeded')}</FieldError>}
      </div>
    </ConfirmDialog>
  );
}
