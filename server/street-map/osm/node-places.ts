import type { Position } from '../../geography/geojson.ts';
import { LayerError } from '../build/layer-error.ts';

/** Degrees are stored as integers of this many per degree, as in OpenStreetMap. */
const perDegree = 1e7;
const firstRoom = 1 << 16;

/**
 * The locations of nodes by id: 16 bytes each, since a city has millions of them. They are added in ascending order,
 * as extracts are sorted.
 */
export function createNodePlaces() {
  let ids = new Float64Array(firstRoom);
  let places = new Int32Array(2 * firstRoom);
  let count = 0;

  function grow(): void {
    const [moreIds, morePlaces] = [new Float64Array(2 * ids.length), new Int32Array(2 * places.length)];
    moreIds.set(ids);
    morePlaces.set(places);
    [ids, places] = [moreIds, morePlaces];
  }

  /** @throws LayerError if the ids do not ascend */
  function add(id: number, lng: number, lat: number): void {
    if (count > 0 && id <= (ids[count - 1] ?? 0))
      throw new LayerError('The extract is not sorted by type and id: sort it first, as with “osmium sort”.');
    if (count === ids.length) grow();
    ids[count] = id;
    places[2 * count] = Math.round(lng * perDegree);
    places[2 * count + 1] = Math.round(lat * perDegree);
    count += 1;
  }

  function find(id: number): Position | undefined {
    let [low, high] = [0, count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const met = ids[middle] ?? 0;
      if (met === id)
        return [(places[2 * middle] ?? 0) / perDegree, (places[2 * middle + 1] ?? 0) / perDegree];
      if (met < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  return { add, find, count: () => count };
}
export type NodePlaces = ReturnType<typeof createNodePlaces>;
