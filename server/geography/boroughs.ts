import { areaContains, areaOfGeometry, edgesOf } from './areas.ts';
import type { AreaFeature, BoroughId } from './base-map.ts';
import { areas } from './base-map.ts';
import type { Coordinates } from './distance.ts';
import { distanceMeters } from './distance.ts';

/** How many meters a point may lie outside of the coarse outlines and still belong to the nearest borough. */
const SHORE_TOLERANCE = 1500;

/**
 * The distance of a point to the nearest point of an edge, in meters; planar geometry, accurate enough below a few
 * km.
 */
function edgeDistance(
  place: Coordinates,
  [fromLng, fromLat, toLng, toLat]: [number, number, number, number],
): number {
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  const edge = [(toLng - fromLng) * shrink, toLat - fromLat] as const;
  const way = [(place.lng - fromLng) * shrink, place.lat - fromLat] as const;
  const square = edge[0] ** 2 + edge[1] ** 2;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (way[0] * edge[0] + way[1] * edge[1]) / square));
  return distanceMeters(place, {
    lat: fromLat + share * (toLat - fromLat),
    lng: fromLng + share * (toLng - fromLng),
  });
}

function distanceTo({ geometry }: AreaFeature, place: Coordinates): number {
  const rings = areaOfGeometry(geometry).flat();
  return Math.min(...rings.flatMap((ring) => [...edgesOf(ring)].map((edge) => edgeDistance(place, edge))));
}

/**
 * The borough that contains a point, or undefined outside of New York City. A point on the shore that the coarse
 * outlines leave in the water belongs to the nearest borough within 1.5 km. Within about 300 m of a border between
 * boroughs the result may be the neighboring one: use the ZIP code if it is known.
 */
export function boroughOf(place: Coordinates): BoroughId | undefined {
  const around = areas().find((area) => areaContains(areaOfGeometry(area.geometry), place));
  if (around) return around.properties.kind === 'borough' ? around.properties.id : undefined;
  const near = areas()
    .map((area) => ({ properties: area.properties, meters: distanceTo(area, place) }))
    .filter(({ meters }) => meters <= SHORE_TOLERANCE)
    .sort((a, b) => a.meters - b.meters)[0];
  return near?.properties.kind === 'borough' ? near.properties.id : undefined;
}
