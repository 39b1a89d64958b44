import { useCallback } from 'react';
import { apiPath, type QueryValue } from '../api.ts';
import { useSite } from '../site.tsx';
import { storageKeys } from '../storage-keys.ts';

/**
 * Reads a file below the base of the API and hands it to the browser under a name: the token goes in a header, so no
 * link can do this.
 * @returns whether it came
 */
export function useFileDownload(): (
  path: string,
  name: string,
  query?: Record<string, QueryValue>,
) => Promise<boolean> {
  const { cityCode: city, lang, cityId } = useSite();
  return useCallback(
    async (path, name, query) => {
      try {
        const response = await fetch(apiPath({ city, lang, cityId }, path, query), {
          headers: { authorization: `Bearer ${localStorage.getItem(storageKeys.token) ?? ''}` },
        });
        if (!response.ok) return false;
        const link = Object.assign(document.createElement('a'), {
          href: URL.createObjectURL(await response.blob()),
          download: name,
        });
        link.click();
        // Firefox begins to read only after this turn.
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        return true;
      } catch {
        return false;
      }
    },
    [city, lang, cityId],
  );
}
