import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapBox, MapView } from '../../ui/map-view.ts';
import { isElsewhere } from './is-elsewhere.ts';

/**
 * Whether to offer the list for the current map view: enough of it was not visible when the list loaded. `check`
 * compares after the map has moved.
 * @param isSettled the map has the data of the list; until then it moves by itself, to display the rows
 */
export function useSearchOffer(view: RefObject<MapView | null>, listKey: string | null, isSettled: boolean) {
  const before = useRef<MapBox | null>(null);
  const [isOffered, setOffered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins where the map is
  useEffect(() => {
    before.current = view.current?.box() ?? null;
    setOffered(false);
  }, [listKey, view]);
  const check = () => {
    const seen = view.current?.box();
    if (!seen) return;
    if (!isSettled || !before.current) before.current = seen;
    setOffered(isElsewhere(seen, before.current));
  };
  return { isOffered, check };
}
