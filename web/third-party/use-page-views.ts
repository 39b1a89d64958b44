import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Meta's pixel as an image, the way that its guide has it for pages without its script. */
const pixelAddress = 'https://www.facebook.com/tr';

/**
 * The address that a page view is counted as: the path alone, and of a search not the words either.
 * @param origin of the site
 */
export function countedAddress(origin: string, pathname: string): string {
  return origin + pathname.replace(/^(\/search-result)\/.*$/i, '$1');
}

/**
 * Notifies the pixel of each page that is opened. An image and no script: a script of the pixel would read the
 * whole address, and whatever else this origin keeps.
 * @param pixel the pixel's number, or null to tell nothing
 */
export function usePageViews(pixel: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pixel) return;
    const query = new URLSearchParams({
      id: pixel,
      ev: 'PageView',
      dl: countedAddress(location.origin, pathname),
      // A second visit of one page is a second view: no answer may be taken from a cache.
      ts: String(Date.now()),
      noscript: '1',
    });
    const image = new Image(1, 1);
    image.referrerPolicy = 'origin';
    image.src = `${pixelAddress}?${query}`;
  }, [pixel, pathname]);
}
