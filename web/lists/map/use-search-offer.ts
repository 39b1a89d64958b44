import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapBox, MapView } from '../../ui/map-view.ts';
import { isElsewhere } from './is-elsewhere.ts';

/** Events by which a visitor may move the map. */
const moves = ['pointerdown', 'wheel', 'keydown'] as const;

interface Refs {
  /** The map with its controls. */
  panel: RefObject<HTMLElement | null>;
  view: RefObject<MapView | null>;
}

/**
 * Whether to offer the list for the current map view: enough of it was not visible when the list loaded. `check`
 * compares after the map has moved.
 * @param isSettled the map has the data of the list; until then it moves by itself, to display the rows
 */
export function useSearchOffer({ panel, view }: Refs, listKey: string | null, isSettled: boolean) {
  const before = useRef<MapBox | null>(null);
  /** A visitor may move the map before its data has loaded, and also if it never does. */
  const isVisitors = useRef(false);
  const [isOffered, setOffered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins where the map is
  useEffect(() => {
    before.current = view.current?.box() ?? null;
    isVisitors.current = false;
    setOffered(false);
  }, [listKey, view]);
  useEffect(() => {
    const listening = new AbortController();
    const onMove = () => {
      isVisitors.current = true;
    };
    for (const move of moves)
      panel.current?.addEventListener(move, onMove, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    return () => listening.abort();
  }, [panel]);
  const check = () => {
    const seen = view.current?.box();
    if (!seen) return;
    const movesByItself = !isSettled && !isVisitors.current;
    if (movesByItself || !before.current) before.current = seen;
    setOffered(isElsewhere(seen, before.current));
  };
  return { isOffered, check };
}
