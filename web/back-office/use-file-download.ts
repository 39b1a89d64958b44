import { useCallback } from 'react';
import type { EndpointDefinition, InputOf } from '../../contract/endpoint.ts';
import { endpointAddress } from '../../contract/endpoint-address.ts';
import type { AnyInput } from '../api.ts';
import { useSite } from '../site.tsx';
import { storageKeys } from '../storage-keys.ts';

/**
 * Downloads a file from an endpoint under a name. A link cannot do this, as the token is sent in a header.
 * @returns whether it succeeded
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
        // Firefox starts reading only after this task.
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        return true;
      } catch {
        return false;
      }
    },
    [city, lang, cityId],
  );
}
