import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnPost } from '../../../contract/my-posts.ts';
import { confirmHours } from '../../../contract/post-lifecycle.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './post-demand.module.css';

/** When the owner confirmed the opening hours of a business, and a button to do it again. */
export function PostHours({ post: { id, title, hoursConfirmedAt, abilities } }: { post: OwnPost }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  if (!abilities.includes('confirmHours')) return null;

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { refusal } = await call(confirmHours, { params: { id } });
    if (refusal) toast({ kind: 'error', title: t('my-posts:failed'), text: refusalWords(refusal) });
    else toast({ kind: 'success', title: t('my-posts:hoursAreConfirmed') });
    await revalidate();
    setBusy(false);
  }

  return (
    <div className={styles.hours}>
      <p className={styles.demand}>
        <Icon name="clock" size="s" />
        {hoursConfirmedAt
          ? t('my-posts:hoursConfirmed', { date: dateWords(hoursConfirmedAt, lang) })
          : t('my-posts:hoursUnconfirmed')}
      </p>
      <button
        type="button"
        className={`${buttonStyles.soft} ${buttonStyles.small}`}
        aria-label={`${t('my-posts:confirmHours')}: ${title}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void confirm()}
      >
        {t('my-posts:confirmHours')}
      </button>
    </div>
  );
}
