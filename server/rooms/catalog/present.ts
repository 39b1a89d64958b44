import type { Category } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Place, State } from '../../../contract/places.ts';
import { type Catalog, type CategoryRow, type LinkedCounts, nameOf } from './service.ts';

export function presentCategory(row: CategoryRow, counts: LinkedCounts, lang: Lang): Category {
  return {
    id: row.id,
    name: nameOf(row, lang),
    slug: row.slug,
    type: row.type,
    parentId: row.parent_id,
    icon: row.icon,
    count: counts.category(row.id),
  };
}

export function presentStates(catalog: Catalog, counts: LinkedCounts, lang: Lang): State[] {
  return catalog.states.map((state) => ({
    code: state.code,
    name: nameOf(state, lang),
    cities: catalog.places
      .filter((place) => place.state_code === state.code)
      .map(
        (place): Place => ({
          id: place.id,
          name: nameOf(place, lang),
          kind: place.kind,
          parentId: place.parent_id,
          stateCode: place.state_code,
          lat: place.lat,
          lng: place.lng,
          count: counts.place(place.id),
        }),
      ),
  }));
}
