import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { MapView } from '../../ui/map-view.ts';

/** The overlay of the map: the card of a place, or the list of some places or of all that are visible. */
type MapChoice =
  | { kind: 'place'; id: number; byKey: boolean }
  | { kind: 'group'; ids: readonly number[] }
  | { kind: 'view' };

/** The selection on a map. Escape closes it, and the focus returns to the element that opened it. */
export function useMapChoice(panel: RefObject<HTMLElement | null>, view: RefObject<MapView | null>) {
  const [choice, setChoice] = useState<MapChoice | null>(null);
  const opener = useRef<Element | null>(null);
  const choose = (next: MapChoice | null) => {
    // When a card is opened from a list, the focus returns to what opened the list.
    if (choice === null || choice.kind === 'place') opener.current = document.activeElement;
    setChoice(next);
  };
  const close = useCallback(() => {
    setChoice(null);
    const from = opener.current;
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    // The pin has been rendered again since.
    else if (choice?.kind === 'place') view.current?.focusPin(choice.id);
  }, [choice, view]);
  useEffect(() => {
    if (!choice) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || !(target instanceof Node)) return;
      if (target === document.body || panel.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [choice, close, panel]);
  return { choice, choose, close };
}
