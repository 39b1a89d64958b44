import { useCallback, useEffect, useRef, useState } from 'react';
import { storageKeys } from '../storage-keys.ts';
import { draftPlace, dropDraft, keepDraft, readDraft } from './device-draft.ts';

/** How long somebody must pause before what they typed is kept. */
const pauseMs = 300;

interface Options<T> {
  /** What is edited: `article blog`, and its id where it has one. */
  kind: string;
  id: number | null;
  /** As it is saved. */
  saved: T;
  /** The version of that; null for a new thing. */
  version: string | null;
}

/**
 * The fields of a form, kept on the device a moment after every change and whenever the page is left: they outlive a
 * reload, a lost connection and a session that ended. Leaving with unsaved fields is asked about by the browser.
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
    // Logging out empties the device: nothing of it comes back by leaving.
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
  /** The form is as it is saved, in this version: nothing is kept on the device any more. */
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
  /** What is typed is meant for another version than the one that it was begun with. */
  const rebase = useCallback((of: string) => setBase(of), []);
  return { fields, base, isDirty, isRestored, isUnkept, change, settle, rebase };
}
