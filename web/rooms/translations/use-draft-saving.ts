import { useEffect, useRef } from 'react';

/** Milliseconds after the last key press until a draft is saved. */
const pauseMs = 3_000;

/**
 * Saves a text while it is being written.
 * @param save called with the latest text when typing pauses, and when the page is left
 * @returns a function for each change, and one that discards unsaved text
 */
export function useDraftSaving(
  save: (text: string) => void,
): [write: (text: string) => void, stop: () => void] {
  const latest = useRef(save);
  latest.current = save;
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const stop = () => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
  };
  const flush = () => {
    const text = pending.current?.text;
    stop();
    if (text !== undefined) latest.current(text);
  };
  const write = (text: string) => {
    stop();
    pending.current = { text, timer: setTimeout(flush, pauseMs) };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads refs only
  useEffect(() => flush, []);
  return [write, stop];
}
