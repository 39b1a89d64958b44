import { fold } from '../../../contract/search.ts';
import { boroughOf } from '../../geography/boroughs.ts';
import { distanceMeters } from '../../geography/distance.ts';
import { isNewYorkCityZip, type ZipPlace, zipPlacesOf } from '../../geography/gazetteer.ts';
import type { Catalog, PlaceRow } from '../catalog/service.ts';

/** The maximum distance in meters between the centers of a neighborhood and its ZIP code: half an hour's walk. */
const neighbourhoodWithin = 2_400;
/** Outside New York a ZIP code is assigned to the nearest neighboring city, within this distance in meters. */
const cityWithin = 8_000;

/** A ZIP code and the place of the catalog to which it is assigned. */
export interface ZipOfPlace extends ZipPlace {
  zip: string;
  place: PlaceRow;
}

let latest: { of: string; zips: readonly ZipOfPlace[] } | undefined;

/**
 * The ZIP codes in places of the catalog. In New York: the neighborhood named by the post town («Astoria»), else
 * the nearest one of the borough, else the borough. Elsewhere: the city of that name in the same state, else the
 * nearest one; codes far from all of them are omitted, as posts cannot reference them.
 *
 * The catalog is read again every few seconds, and nearly always unchanged: they are found once for equal ones.
 */
export function zipsOfPlaces(catalog: Catalog): readonly ZipOfPlace[] {
  const of = JSON.stringify([catalog.states, catalog.places]);
  if (latest?.of !== of) latest = { of, zips: findZips(catalog) };
  return latest.zips;
}

function findZips(catalog: Catalog): readonly ZipOfPlace[] {
  const cities = catalog.places.filter(({ kind }) => kind === 'city');
  return zipPlacesOf(new Set(catalog.states.map(({ code }) => code))).flatMap(([zip, known]) => {
    const place = isNewYorkCityZip(zip)
      ? inNewYork(known, catalog)
      : (named(known, cities) ?? nearest(known, cities, cityWithin));
    return place ? [{ ...known, zip, place }] : [];
  });
}

function inNewYork(known: ZipPlace, catalog: Catalog): PlaceRow | undefined {
  const borough = catalog.placeBySlug(boroughOf(known) ?? '');
  if (!borough) return undefined;
  const inside = catalog.places.filter(({ parent_id }) => parent_id === borough.id);
  return named(known, inside) ?? nearest(known, inside, neighbourhoodWithin) ?? borough;
}

function named({ city, stateCode }: ZipPlace, candidates: readonly PlaceRow[]): PlaceRow | undefined {
  const name = fold(city);
  return candidates.find((place) => place.state_code === stateCode && fold(place.name_en) === name);
}

function nearest(point: ZipPlace, candidates: readonly PlaceRow[], within: number): PlaceRow | undefined {
  let best: PlaceRow | undefined;
  let least = within;
  for (const place of candidates) {
    const meters = distanceMeters(point, place);
    if (meters > least) continue;
    best = place;
    least = meters;
  }
  return best;
}
