import { useCallback } from 'react';
import { useWords } from '../i18n/words.ts';
import type { FetchError } from './create-fetch-slice.ts';

/** Longer delays are given in minutes. */
const secondsWorthCounting = 90;

/** The text of an error: the server's message with the retry delay, or that of a network error. */
export function useRefusalWords(): (refusal: FetchError) => string {
  const t = useWords();
  return useCallback(
    ({ code, message, retryAfter }) => {
      if (!code) return navigator.onLine ? t('forms:failed') : t('forms:offline');
      if (!retryAfter) return message;
      const wait =
        retryAfter <= secondsWorthCounting
          ? t('forms:waitSeconds', { count: retryAfter })
          : t('forms:waitMinutes', { count: Math.ceil(retryAfter / 60) });
      return `${message} ${wait}`;
    },
    [t],
  );
}
