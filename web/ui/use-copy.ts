import { useWords } from '../i18n/words.ts';
import { useToast } from './Toasts.tsx';

/** Copies a text to the clipboard, and returns whether that succeeded. */
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
