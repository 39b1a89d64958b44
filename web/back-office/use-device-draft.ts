import { useCallback, useEffect, useRef, useState } from 'react';
import { storageKeys } from '../storage-keys.ts';
import { draftPlace, dropDraft, keepDraft, readDraft } from './device-draft.ts';

/** The pause in typing after which a draft is stored. */
const pauseMs = 300;

interface Options<T> {
  /** The edited record: `article blog`, with its id if it has one. */
  kind: string;
  id: number | null;
  /** The saved state. */
  saved: T;
  /** Its version; null for a new record. */
  version: string | null;
}

/**
 * The fields of a form, stored on the device shortly after every change and whenever the page is left: they survive
 * a reload, a lost connection and an expired session. The browser asks for confirmation before leaving with unsaved
 * changes.
 */
export function useDeviceDraft<T>({ kind, id, saved, version }: Options<T>) {
  const [place] = useState(() => draftPlace(kind, id));
  const [found] = useState(() => readDraft<T>(place()));
  const [fields, setFields] = useState<T>(found?.fields ?? saved);
  const [base, setBase] = useState(found ? found.base : version);
  const [isDirty, setDirty] = useState(found !== null);
  const [isRestored, setRestored] = useState(found !== null);
  const [isUnkept, setUnkept] = useState(false);
  const now = useRef({ fields, base, isDirty });
  now.current = { fields, base, isDirty };

  const keep = useCallback(() => {
    const { isDirty: dirty, ...draft } = now.current;
    // Signing out clears the device; leaving the page must not store the draft again.
    const isGone = localStorage.getItem(place()) === null && !localStorage.getItem(storageKeys.email);
    if (!dirty || (isGone && !localStorage.getItem(storageKeys.token) && found)) return;
    setUnkept(!keepDraft(place(), { ...draft, savedAt: Date.now() }));
  }, [place, found]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the pause anew
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [isDirty, keep, fields]);
  useEffect(() => {
    const onHide = () => keep();
    const onLeave = (event: BeforeUnloadEvent) => {
      keep();
      if (now.current.isDirty) event.preventDefault();
    };
    addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    addEventListener('beforeunload', onLeave);
    return () => {
      removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('beforeunload', onLeave);
      keep();
    };
  }, [keep]);

  const change = useCallback((part: Partial<T>) => {
    setFields((before) => ({ ...before, ...part }));
    setDirty(true);
  }, []);
  /** The form equals the saved state of this version: the draft is deleted from the device. */
  const settle = useCallback(
    (as: T, of: string | null) => {
      now.current = { fields: as, base: of, isDirty: false };
      setFields(as);
      setBase(of);
      setDirty(false);
      setRestored(false);
      dropDraft(place());
    },
    [place],
  );
  /** Bases the input on another version than the one it started from. */
  const rebase = useCallback((of: string) => setBase(of), []);
  return { fields, base, isDirty, isRestored, isUnkept, change, settle, rebase };
}
