import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Meta's pixel as an image, as its documentation gives for pages without its script. */
const pixelAddress = 'https://www.facebook.com/tr';

/**
 * The address counted as a page view: the path only, and for searches without the query.
 * @param origin of the site
 */
export function countedAddress(origin: string, pathname: string): string {
  return origin + pathname.replace(/^(\/search-result)\/.*$/i, '$1');
}

/**
 * Reports each page view to the pixel. An image rather than a script: a script of the pixel could read the full
 * address, and all data of this origin.
 * @param pixel the pixel's id, or null to report nothing
 */
export function usePageViews(pixel: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pixel) return;
    const query = new URLSearchParams({
      id: pixel,
      ev: 'PageView',
      dl: countedAddress(location.origin, pathname),
      // A second visit of one page is a second view: responses must not be cached.
      ts: String(Date.now()),
      noscript: '1',
    });
    const image = new Image(1, 1);
    image.referrerPolicy = 'origin';
    image.src = `${pixelAddress}?${query}`;
  }, [pixel, pathname]);
}
