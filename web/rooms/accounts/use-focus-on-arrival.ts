import { useEffect } from 'react';

/** Moves the focus into the field of a new step. */
export function useFocusOnArrival(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
