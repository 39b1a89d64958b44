import { useWords } from '../i18n/words.ts';
import { useToast } from './Toasts.tsx';

/** Puts a text where it can be pasted from, and says whether that went well. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useWords();
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', title: t('cards:copied') });
    } catch {
      toast({ kind: 'error', title: t('cards:copyFailed') });
    }
  };
}
