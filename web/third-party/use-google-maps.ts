import { useEffect, useState } from 'react';
import { useSite } from '../site.tsx';

/**
 * The key for Google's maps where they may load: the page is one that shows them, the site has a key, and the
 * visitor has said yes. Null everywhere else, where the site's own map stands; undefined as long as nobody has
 * looked what the visitor said. Pages of sites without a key have nothing more of it than this.
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
