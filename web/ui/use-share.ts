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

/** Hands this page to the device's own way of sharing; where it has none, copies its address. */
export function useShare(): (title: string) => Promise<void> {
  const copy = useCopy();
  return async (title) => {
    const { href: url } = location;
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Somebody who closes the device's sheet has decided not to share.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
}
