import { useEffect, useRef, useState } from 'react';

/** The maximum milliseconds from a change until the draft is saved. */
export const saveWithinMs = 3_000;

/**
 * Saves a text while it is being written: continuous typing does not delay the save.
 * @param save called with the latest text, at most once in `saveWithinMs`
 */
export function draftSaver(save: (text: string) => void) {
  let pending: { text: string; timer: ReturnType<typeof setTimeout> } | null = null;
  /** Discards unsaved text. */
  const stop = () => {
    if (pending) clearTimeout(pending.timer);
    pending = null;
  };
  /** Saves unsaved text now. */
  const flush = () => {
    const text = pending?.text;
    stop();
    if (text !== undefined) save(text);
  };
  const write = (text: string) => {
    pending = { text, timer: pending?.timer ?? setTimeout(flush, saveWithinMs) };
  };
  return { write, stop, flush };
}

/**
 * A saver of the drafts of a component, which saves unsaved text when the page is left.
 * @param save called with the latest text
 * @returns a function for each change, and one that discards unsaved text
 */
export function useDraftSaving(
  save: (text: string) => void,
): [write: (text: string) => void, stop: () => void] {
  const latest = useRef(save);
  latest.current = save;
  const [{ write, stop, flush }] = useState(() => draftSaver((text) => latest.current(text)));
  useEffect(() => flush, [flush]);
  return [write, stop];
}
