import type { State } from '../../../contract/places.ts';
import type { MapLabel } from '../../ui/map-ground.ts';

/** Names of boroughs at low zoom, of neighborhoods at high zoom. */
const boroughZoom = 10;
const neighborhoodZoom = 12.5;

/** The places of the site as labels of its simple map. */
export function placeLabels(states: readonly State[]): MapLabel[] {
  return states.flatMap(({ cities }) =>
    cities.map(({ name, lat, lng, kind }) => ({
      name,
      lat,
      lng,
      fromZoom: kind === 'neighbourhood' ? neighborhoodZoom : boroughZoom,
    })),
  );
}
