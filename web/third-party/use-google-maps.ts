import { useEffect, useState } from 'react';
import { useSite } from '../site.tsx';

/**
 * The key for Google Maps if it may load: the page uses it, the site has a key, and the visitor has consented. Null
 * otherwise, in which case the site's own map is rendered; undefined until the consent has been read. Pages of
 * sites without a key contain no more than this.
 */
export function useGoogleMaps(isVisible: boolean): string | null | undefined {
  const key = useSite().thirdParties?.maps;
  const [isAllowed, setAllowed] = useState<boolean>();
  useEffect(() => {
    if (!isVisible || !key) return;
    let stop: (() => void) | undefined;
    let gone = false;
    import('./choices.ts').then(
      ({ followChoice }) => {
        if (!gone) stop = followChoice('maps', setAllowed);
      },
      () => setAllowed(false),
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [isVisible, key]);
  if (!isVisible || !key) return null;
  return isAllowed === undefined ? undefined : isAllowed ? key : null;
}
