import { useSite } from '../site.tsx';
import { useAllowed } from './choices.ts';

/**
 * The key for Google's maps where they may load: the page is one that shows them, the site has a key, and the
 * visitor has said yes. Null everywhere else, where the site's own map stands.
 */
export function useGoogleMaps(isShown: boolean): string | null {
  const key = useSite().outside?.maps;
  const isAllowed = useAllowed('maps');
  return (isShown && isAllowed && key) || null;
}
