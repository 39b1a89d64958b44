import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mapBusinesses } from '../../../contract/businesses.ts';
import type { MapContent } from '../../../contract/map.ts';
import { mapRentals } from '../../../contract/rentals.ts';
import type { QueryValue } from '../../api.ts';
import { useAppDispatch } from '../../store.ts';
import type { MapView } from '../../ui/map-view.ts';

/** How long a map must not move before its content is requested. */
const pauseMs = 120;

interface MapSource {
  /** Below the API's base path: the records of the list, and its map. */
  folder: string;
  query: Record<string, QueryValue>;
}

/**
 * The requests of a map that displays a list: with the same filters.
 * @param listKey path and query of the list, as its slice names it
 * @param byMap the list is narrowed to a map view, which does not limit the map itself
 */
export function mapSourceOf(listKey: string, byMap: boolean): MapSource {
  const [path = '', search] = listKey.split('?');
  const params = new URLSearchParams(search);
  for (const name of ['after', 'limit', 'sort']) params.delete(name);
  if (byMap || !params.has('radius_km')) {
    params.delete('near');
    params.delete('radius_km');
  }
  let [folder = ''] = path.split('/');
  if (folder === 'search') {
    folder = params.get('type') === 'rent' ? 'rents' : 'businesses';
    params.delete('type');
    const accommodation = params.get('accommodation');
    if (accommodation) params.set('type', accommodation);
  }
  return { folder, query: Object.fromEntries(params) };
}

/**
 * The content of the visible part of the map; null until loaded. `refresh` reads it again after the map has moved.
 */
export function useMapContent(view: RefObject<MapView | null>, listKey: string | null, byMap: boolean) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ of: string; content: MapContent } | null>(null);
  const asking = useRef<AbortController>(undefined);
  const refresh = useCallback(() => {
    asking.current?.abort();
    if (listKey === null) return;
    const stop = new AbortController();
    asking.current = stop;
    const { folder, query } = mapSourceOf(listKey, byMap);
    const ask = async () => {
      const seen = view.current?.box();
      if (!seen || stop.signal.aborted) return;
      const { zoom, south, west, north, east } = seen;
      // A map hidden at this window width has no visible area.
      if (south >= north || west >= east) return;
      const box = [south, west, north, east].map((degrees) => degrees.toFixed(5)).join();
      const { data } = await dispatch((_dispatch, _getState, { api }) =>
        api(
          folder === 'rents' ? mapRentals : mapBusinesses,
          { query: { ...query, box, zoom } },
          { signal: stop.signal },
        ),
      );
      if (!stop.signal.aborted) setKnown({ of: listKey, content: data });
    };
    // Without a response the map displays the rows of the list, as before.
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  }, [dispatch, view, listKey, byMap]);
  useEffect(() => {
    refresh();
    return () => asking.current?.abort();
  }, [refresh]);
  return { content: known?.of === listKey ? known.content : null, refresh };
}
