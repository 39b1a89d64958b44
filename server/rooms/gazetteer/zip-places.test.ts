import { expect, it } from 'vitest';
import { places, states } from '../../seed/base/places.ts';
import type { Catalog, PlaceRow } from '../catalog/service.ts';
import { isKnownZip } from './service.ts';
import { zipsOfPlaces } from './zip-places.ts';

/** A catalog of the base data as just read, without the places of some state. */
function catalogWithout(without = ''): Catalog {
  const ids = new Map(places.map(({ slug }, index) => [slug, index + 1]));
  const rows = places.map(({ slug, kind, name, parent, stateCode, lat, lng }) => ({
    ...{ id: ids.get(slug), slug, kind, parent_id: ids.get(parent ?? '') ?? null, state_code: stateCode },
    ...{ name_en: name.en, name_ar: name.ar, lat, lng },
  }));
  const inCatalog = rows.filter(({ state_code }) => state_code !== without) as PlaceRow[];
  return {
    states: states.map(({ code, name }) => ({ code, name_en: name.en, name_ar: name.ar })),
    places: inCatalog,
    placeBySlug: (slug: string) => inCatalog.find((place) => place.slug === slug),
  } as unknown as Catalog;
}

it('are found once for equal catalogs', () => {
  expect(zipsOfPlaces(catalogWithout())).toBe(zipsOfPlaces(catalogWithout()));
});

it('are found again for another catalog, so that forms know its ZIP codes only', () => {
  const jerseyCity = '07306';
  expect(isKnownZip(catalogWithout(), jerseyCity)).toBe(true);
  expect(isKnownZip(catalogWithout('NJ'), jerseyCity)).toBe(false);
  expect(isKnownZip(catalogWithout(), jerseyCity)).toBe(true);
});
