import { useCallback } from 'react';
import type { EndpointDefinition, InputOf } from '../../contract/endpoint.ts';
import { endpointAddress } from '../../contract/endpoint-address.ts';
import type { AnyInput } from '../api.ts';
import { useSite } from '../site.tsx';
import { storageKeys } from '../storage-keys.ts';

/**
 * Reads a file from an endpoint and hands it to the browser under a name: the token goes in a header, so no
 * link can do this.
 * @returns whether it came
 */
export function useFileDownload(): <E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
) => Promise<boolean> {
  const { cityCode: city, lang, cityId } = useSite();
  return useCallback(
    async (endpoint, input, name) => {
      try {
        const response = await fetch(endpointAddress({ city, lang, cityId }, endpoint, input as AnyInput), {
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
