import { useState } from 'react';
import { listAlerts, saveSavedEmails } from '../../../contract/alerts.ts';
import type { Lang } from '../../../contract/locales.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Switch } from '../../ui/Switch.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './SavedEmails.module.css';

/**
 * The switch below, rendered once its messages have loaded. @param by the owner, if they came by an emailed link
 */
export async function savedEmails(lang: Lang, by: { token?: string }) {
  const Part = await withLateWords(lang, ['saved-posts'], SavedEmails);
  return () => <Part by={by} />;
}

/**
 * Whether emails report changes of saved posts; nothing for addresses without an account, which cannot save posts.
 */
function SavedEmails({ by }: { by: { token?: string } }) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const { data } = useRead(listAlerts, { body: by });
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!data || data.savedEmails === null) return null;
  const choose = async (enabled: boolean) => {
    setChosen(enabled);
    const { refusal } = await call(saveSavedEmails, { body: { ...by, enabled } });
    if (refusal) setChosen(!enabled);
    toast(
      refusal
        ? { kind: 'error', title: wordsOf(refusal) }
        : { kind: 'success', title: t('saved-posts:saved') },
    );
  };
  return (
    <section className={`${layoutStyles.panel} ${styles.section}`}>
      <h2>{t('saved-posts:title')}</h2>
      <Switch
        name="saved-emails"
        label={t('saved-posts:tell')}
        checked={chosen ?? data.savedEmails}
        onChange={(enabled) => void choose(enabled)}
      />
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('saved-posts:tellText')}</p>
    </section>
  );
}
