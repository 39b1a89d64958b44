import { type FormEvent, useState } from 'react';
import { readWatchWords, saveWatchWords, type WatchWords } from '../../../contract/watch-words.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './WatchWordsPage.module.css';

const linesOf = (text: FormDataEntryValue | null) =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Words and phrases that are flagged for moderators, one per line. */
export function WatchWordsPage() {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const words = useAdminRead(readWatchWords, {});
  const [saved, setSaved] = useState<WatchWords | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (words.status === 'failed') return <FailedState />;
  const currentWords = saved ?? words.data;

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const { data, refusal } = await call(saveWatchWords, {
      body: {
        banned: linesOf(fields.get('banned')),
        advance: linesOf(fields.get('advance')),
        version: currentWords?.version,
      },
    });
    setBusy(false);
    if (refusal) toast({ kind: 'error', title: t('admin-moderation:failed'), text: refusalWords(refusal) });
    else {
      setSaved(data);
      toast({ kind: 'success', title: t('admin-moderation:wordsSaved') });
    }
  }

  const field = (name: 'banned' | 'advance', label: string) => (
    <label className={styles.words}>
      <b>{label}</b>
      <textarea name={name} rows={14} dir="auto" defaultValue={currentWords?.[name].join('\n')} />
    </label>
  );
  return (
    <div className={pageStyles.page}>
      <AdminHead
        title={t('admin-moderation:wordsTitle')}
        text={t('admin-moderation:wordsText')}
        back={{ href: '/admin/queue', label: t('admin-moderation:back') }}
      />
      {currentWords ? (
        <form key={currentWords.version} onSubmit={save} className={styles.form}>
          {field('banned', t('admin-moderation:wordsBanned'))}
          {field('advance', t('admin-moderation:wordsAdvance'))}
          <button type="submit" className={buttonStyles.primary} disabled={isBusy}>
            {t('admin-moderation:wordsSave')}
          </button>
        </form>
      ) : (
        <div className={skeletonStyles.block} role="status" aria-label={t('admin-moderation:loading')} />
      )}
    </div>
  );
}
