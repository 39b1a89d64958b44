import { useCallback } from 'react';
import { useWords } from '../i18n/words.ts';
import type { FetchError } from './create-fetch-slice.ts';

/** Longer waits are counted in minutes. */
const secondsWorthCounting = 90;

/** A refusal for a person: the server's own words and when to come back, or what the network did. */
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
