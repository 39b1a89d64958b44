import { useEffect } from 'react';

/** Puts the focus into the field of a step that has just begun. */
export function useFocusOnArrival(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
