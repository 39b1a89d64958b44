import { useState } from 'react';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { useReason } from '../../back-office/ui/use-reason.tsx';
import { useWords } from '../../i18n/words.ts';
import * as fieldStyles from '../../ui/shared/field.module.css';

interface Props {
  name: string;
  busy: boolean;
  onBan: (ban: { posts: 'hide' | 'remove'; reason: string }) => void;
  onClose: () => void;
}

/** Asks for the reason of a ban, and what happens to the user's posts. */
export function BanDialog({ name, busy, onBan, onClose }: Props) {
  const t = useWords();
  const [posts, setPosts] = useState<'hide' | 'remove'>('hide');
  const { field, take } = useReason({ id: 'ban-reason', rows: 3, missing: t('admin-users:reasonMissing') });
  const onConfirm = () => {
    const reason = take();
    if (reason) onBan({ posts, reason });
  };
  return (
    <ConfirmDialog
      title={t('admin-users:banTitle', { name })}
      action={t('admin-users:ban')}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{t('admin-users:banText')}</p>
      <fieldset>
        <legend>{t('admin-users:banPosts')}</legend>
        {(['hide', 'remove'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="posts" checked={posts === one} onChange={() => setPosts(one)} />
            <span>{t(`admin-users:ban.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={fieldStyles.field}>
        <label htmlFor="ban-reason">{t('admin-users:reason')}</label>
        {field}
      </div>
    </ConfirmDialog>
  );
}
