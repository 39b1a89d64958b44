import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { presentEmail } from '../../state/rename-account.ts';
import { storageKeys } from '../../storage-keys.ts';
import { type Draft, draftPlace, dropDraft, keepDraft, newKey, readDraft } from './draft.ts';

/** The pause in typing after which a draft is stored. */
const pauseMs = 400;

interface Options {
  /** The name of the form. */
  name: string;
  /** The edited post. */
  id: number | null;
  /** The version of that post when it was read. */
  base: string | null;
}

/** The draft of the form, read once, and its storage key. */
export function useStoredDraft({ name, id, base }: Options): { place: () => string; restored: Draft | null } {
  const [found] = useState(() => {
    const email = localStorage.getItem(storageKeys.email) ?? '';
    // The address of the account may change while the form is open, in this tab or another.
    const place = () => draftPlace(presentEmail(email), name, id);
    const restored = readDraft(place());
    if (!restored || restored.base === base) return { place, restored };
    dropDraft(place());
    return { place, restored: null };
  });
  return found;
}

export type DraftState = { savedAt: number } | 'none' | 'failed';

interface Keeping {
  place: () => string;
  restored: Draft | null;
  base: string | null;
  form: UseFormReturn;
  /** The current step. */
  at: { step: string; reached: number };
}

/**
 * Stores the input in local storage: shortly after every change, and whenever the page is left. The draft survives
 * a reload, a lost connection and an expired token; signing out, which clears local storage, deletes it.
 */
export function useDraft({ place, restored, base, form, at }: Keeping) {
  const [state, setState] = useState<DraftState>(restored ? { savedAt: restored.savedAt } : 'none');
  const [key, setKey] = useState(() => restored?.key ?? newKey());
  const now = useRef({ at, key });
  const isDirty = useRef(false);
  const wasStored = useRef(restored !== null);
  const isOver = useRef(false);

  const save = useRef(() => {
    if (!isDirty.current || isOver.current) return;
    // If the draft disappeared together with the token, the user has signed out: it must not be stored again.
    const isGone = wasStored.current && localStorage.getItem(place()) === null;
    if (isGone && !localStorage.getItem(storageKeys.token)) return;
    const savedAt = Date.now();
    const isStored = keepDraft(place(), {
      values: form.getValues(),
      ...now.current.at,
      key: now.current.key,
      savedAt,
      base,
    });
    isDirty.current = false;
    wasStored.current = isStored;
    setState(isStored ? { savedAt } : 'failed');
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      isDirty.current = true;
      clearTimeout(timer);
      // The first time at once: from then on a missing draft means that it was discarded.
      if (wasStored.current) timer = setTimeout(() => save.current(), pauseMs);
      else save.current();
    };
    const { unsubscribe } = form.watch(onChange);
    const onLeave = () => save.current();
    addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      save.current();
    };
  }, [form]);

  useEffect(() => {
    const hasMoved = now.current.at.step !== at.step || now.current.at.reached !== at.reached;
    now.current = { at, key };
    if (!hasMoved || !wasStored.current) return;
    isDirty.current = true;
    save.current();
  }, [at, key]);

  return {
    state,
    key,
    /** The post was sent: deletes the draft. */
    end: () => {
      isOver.current = true;
      dropDraft(place());
    },
    /** Discards the draft; the next input starts another post. */
    forget: () => {
      dropDraft(place());
      isDirty.current = false;
      wasStored.current = false;
      setState('none');
      setKey(newKey());
    },
  };
}
