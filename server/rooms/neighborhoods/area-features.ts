import { coarseArea } from '../../geography/areas.ts';
import type { Feature, FeatureCollection, MultiPolygon, Point, Position } from '../../geography/geojson.ts';
import type { PlaceRow } from '../catalog/service.ts';
import type { KnownArea } from './known-areas.ts';

/** The maximum number of corners of an outline: the map that needs them is never closer than the scale of a street. */
const corners = 80;

/** Five decimals are a meter. */
const rounded = ([lng = 0, lat = 0]: Position): Position => [Number(lng.toFixed(5)), Number(lat.toFixed(5))];

type AreaFeature =
  | Feature<MultiPolygon, { kind: 'area'; place: number }>
  | Feature<Point, { kind: 'name' | 'borough'; name: string; 'name:en': string; 'name:ar': string }>;
export type AreaFeatures = FeatureCollection<AreaFeature['geometry'], AreaFeature['properties']>;

/** Outlines and names of places, for the map of a site without a street map. */
export function areaFeatures(
  places: readonly PlaceRow[],
  areas: ReadonlyMap<number, KnownArea>,
): AreaFeatures {
  const features = places.flatMap((place): AreaFeature[] => {
    const known = areas.get(place.id);
    const kind = place.kind === 'borough' ? 'borough' : 'name';
    const label: AreaFeature = {
      type: 'Feature',
      // As in the tiles of a street map: `name` is the one on signs.
      properties: { kind, name: place.name_en, 'name:en': place.name_en, 'name:ar': place.name_ar },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    };
    if (!known) return [label];
    const coordinates = coarseArea(known.area, corners).map((polygon) =>
      polygon.map((ring) => ring.map(rounded)),
    );
    return [
      {
        type: 'Feature',
        properties: { kind: 'area', place: place.id },
        geometry: { type: 'MultiPolygon', coordinates },
      },
      label,
    ];
  });
  return { type: 'FeatureCollection', features };
}
