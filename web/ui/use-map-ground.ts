import { useMemo } from 'react';
import { useSite } from '../site.tsx';
import type { MapGround, MapLabel } from './map-ground.ts';

const openStreetMap = '© OpenStreetMap contributors';

/**
 * The base of the site's own maps.
 * @param words the attributions of the simple map and of OpenStreetMap, in the language of the page
 * @param place the id of the place that the simple map highlights
 */
export function useMapGround(
  labels: readonly MapLabel[],
  words: { outlines: string; openStreetMap: string },
  place?: number,
): MapGround {
  const { lang, mapTilesUrl, streetMap } = useSite();
  const { outlines, openStreetMap: tiles } = words;
  return useMemo(() => {
    const own = streetMap?.credit === openStreetMap ? tiles : streetMap?.credit;
    const credit = mapTilesUrl ? tiles : (own ?? outlines);
    return { tilesUrl: mapTilesUrl, streetMap: streetMap ?? null, lang, credit, labels, place };
  }, [lang, mapTilesUrl, streetMap, labels, place, outlines, tiles]);
}
