import type { Point } from '../../contract/places.ts';
import { fold } from '../../contract/search.ts';
import { boroughOf } from '../geography/boroughs.ts';
import { distanceMeters } from '../geography/distance.ts';
import { zipPlace } from '../geography/gazetteer.ts';
import type { Catalog, PlaceRow } from '../rooms/catalog/service.ts';
import { columnOf, evaluate } from './evaluate.ts';
import type { PlaceSpec, ValueSpec } from './mapping.ts';
import { why } from './reason.ts';
import type { Row } from './row.ts';
import { TransferError } from './transfer-error.ts';

/** The maximum distance of a neighborhood's center in kilometers: a walk of twenty minutes. */
const withinKm = 1.6;
/**
 * Outside of the city a point belongs to the nearest of the adjacent cities, at most this far away (kilometers).
 */
const cityWithinKm = 8;

export interface FoundPlace {
  place: PlaceRow | undefined;
  /** The row's own point, or the center of its ZIP code; null if it has neither. */
  point: Point | null;
  /** Whether the point is only the center of the ZIP code. */
  isRough: boolean;
}

/** The listing's own fields, unless the mapping's `place` overrides them. */
export interface Whereabouts {
  lat: number | null;
  lng: number | null;
}

/**
 * Finds the catalog's place for rows: a place by its slug; a neighborhood by its name; the nearest neighborhood to
 * the row's point, or to the center of its ZIP code, in the row's borough; the borough. The borough is the row's
 * own, or the one that contains the point.
 * @throws TransferError if the mapping references a place that does not exist
 */
export function placeFinder(spec: PlaceSpec, catalog: Catalog) {
  const byName = new Map<string, PlaceRow[]>();
  for (const place of catalog.places) {
    for (const name of new Set([fold(place.name_en), fold(place.name_ar)])) {
      byName.set(name, [...(byName.get(name) ?? []), place]);
    }
  }
  const slugOf = (slug: string) => {
    const place = catalog.placeBySlug(slug);
    if (!place)
      throw new TransferError(
        `The mapping names the place “${slug}”, which is not in the catalog.`,
        why('unknown_default_place', { slug }),
      );
    return place;
  };
  const fallback = spec.default === undefined ? undefined : slugOf(spec.default);

  const bySlug = (part: ValueSpec | undefined, row: Row) => {
    const slug = part && evaluate(part, row);
    if (!part || !slug) return undefined;
    const place = catalog.placeBySlug(slug);
    if (!place) row.report('warning', columnOf(part), why('no_place', { slug }));
    return place;
  };

  const nearest = (point: Point, candidates: PlaceRow[], radius: number) => {
    let best: PlaceRow | undefined;
    let least = radius * 1000;
    for (const place of candidates) {
      const meters = distanceMeters(point, place);
      if (meters > least) continue;
      best = place;
      least = meters;
    }
    return best;
  };

  return (row: Row, own: Whereabouts): FoundPlace => {
    const text = (part: ValueSpec | undefined) => (part ? evaluate(part, row) : null);
    const number = (part: ValueSpec | undefined, otherwise: number | null) =>
      part ? Number(text(part) ?? Number.NaN) : (otherwise ?? Number.NaN);
    const [lat, lng] = [number(spec.lat, own.lat), number(spec.lng, own.lng)];
    const exact = isPoint(lat, lng) ? { lat, lng } : null;
    const zip = exact ? undefined : zipPlace(text(spec.zip) ?? '');
    const point = exact ?? (zip ? { lat: zip.lat, lng: zip.lng } : null);
    const found = (place: PlaceRow | undefined) => ({
      place,
      point,
      isRough: exact === null && point !== null,
    });

    const named = bySlug(spec.slug, row);
    if (named) return found(named);
    const borough = bySlug(spec.borough, row) ?? (point && catalog.placeBySlug(boroughOf(point) ?? ''));
    const inside = borough
      ? catalog.places.filter((place) => place.parent_id === borough.id)
      : catalog.places.filter((place) => place.kind === 'city');
    const name = text(spec.name);
    const called = name
      ? byName.get(fold(name))?.find((place) => !borough || inside.includes(place))
      : undefined;
    return found(
      called ??
        (point ? nearest(point, inside, borough ? (spec.withinKm ?? withinKm) : cityWithinKm) : undefined) ??
        borough ??
        fallback,
    );
  };
}

/** 0, 0 is in the sea off Africa: registers write it for an unknown point. */
function isPoint(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
}
