import { useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';

interface Props {
  name: string;
  busy: boolean;
  onBan: (ban: { posts: 'hide' | 'remove'; reason: string }) => void;
  onClose: () => void;
}

/** Asks why, and what becomes of what they posted. */
export function BanDialog({ name, busy, onBan, onClose }: Props) {
  const t = useWords();
  const [posts, setPosts] = useState<'hide' | 'remove'>('hide');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const onConfirm = () => {
    setMissing(!reason.trim());
    if (reason.trim()) onBan({ posts, reason });
    else field.current?.focus();
  };
  return (
    <ConfirmDialog
      title={t('admin-people:banTitle', { name })}
      action={t('admin-people:ban')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{t('admin-people:banText')}</p>
      <fieldset>
        <legend>{t('admin-people:banPosts')}</legend>
        {(['hide', 'remove'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="posts" checked={posts === one} onChange={() => setPosts(one)} />
            <span>{t(`admin-people:ban.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="fld">
        <label htmlFor="ban-reason">{t('admin-people:reason')}</label>
        <div className={isMissing ? 'inp ta er' : 'inp ta'}>
          <textarea
            ref={field}
            id="ban-reason"
            rows={3}
            dir="auto"
            required
            maxLength={limits.rejectReason}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'ban-reason-error' : undefined}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setMissing(false);
            }}
          />
        </div>
        {isMissing && <FieldError id="ban-reason-error">{t('admin-people:reasonMissing')}</FieldError>}
      </div>
    </ConfirmDialog>
  );
}
