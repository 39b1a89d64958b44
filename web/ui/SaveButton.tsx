import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import { useToast } from './Toasts.tsx';

interface Props {
  kind: 'business' | 'product' | 'rent' | 'job' | 'blog';
  id: number;
  name: string;
  /** With its word beside the heart, as a button of a page; else a heart on a picture. */
  wordy?: boolean;
}

/** Saves something for later, which needs an account: a guest is told so, and nothing is saved. */
export function SaveButton({ name, wordy }: Props) {
  const t = useWords();
  const toast = useToast();
  const askToLogin = () => toast({ kind: 'warning', title: t('cards:loginFirst') });
  if (wordy) {
    return (
      <button type="button" className="btn o sm" onClick={askToLogin}>
        <Icon name="heart" />
        {t('cards:saveWord')}
      </button>
    );
  }
  return (
    <button type="button" className="ib on-art" aria-label={t('cards:save', { name })} onClick={askToLogin}>
      <Icon name="heart" />
    </button>
  );
}
