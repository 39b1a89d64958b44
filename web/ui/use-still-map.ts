import { drawnMapVersion } from '../../contract/map-picture.ts';
import { type StreetMapFacts, useSite } from '../site.tsx';

/** The map of static pictures. */
export type StillMap = Pick<StreetMapFacts, 'version' | 'credit'>;

const drawing: StillMap = { version: drawnMapVersion, credit: '' };

/** The street map, or the drawing of a site without an archive; undefined if a third party has the maps. */
export function useStillMap(): StillMap | undefined {
  const { streetMap, mapTilesUrl } = useSite();
  return streetMap ?? (mapTilesUrl ? undefined : drawing);
}
