import type { Place, State } from '../../contract/places.ts';

/** A place, if it has a page: boroughs have none. */
export function areaWithPage(states: readonly State[], id: number): Place | undefined {
  return states.flatMap(({ cities }) => cities).find((place) => place.id === id && place.kind !== 'borough');
}
