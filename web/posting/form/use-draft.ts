import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { presentEmail } from '../../state/rename-account.ts';
import { storageKeys } from '../../storage-keys.ts';
import { type Draft, draftPlace, dropDraft, keepDraft, newKey, readDraft } from './draft.ts';

/** How long somebody must pause before what they typed is kept. */
const pauseMs = 400;

interface Options {
  /** The name of the form. */
  name: string;
  /** The post that is edited. */
  id: number | null;
  /** What that post was when it was read. */
  base: string | null;
}

/** The draft of the form as it was left, read once, and where it lies. */
export function useStoredDraft({ name, id, base }: Options): { place: () => string; restored: Draft | null } {
  const [found] = useState(() => {
    const email = localStorage.getItem(storageKeys.email) ?? '';
    // While the form is open the account may get another address, in this tab or another.
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
  /** Where the person is. */
  at: { step: string; reached: number };
}

/**
 * Keeps what is typed in local storage: a moment after every change, and when the page is left, whichever way. It
 * outlives a reload, a lost connection and a dead token; logging out, which empties local storage, ends it.
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
    // Where it vanished together with the token, somebody logged out: nothing of theirs comes back.
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
      // The first time at once: from then on it is known whether somebody threw it away.
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
    /** It was sent: nothing is kept of it. */
    end: () => {
      isOver.current = true;
      dropDraft(place());
    },
    /** Throws it away; what is typed next is another post. */
    forget: () => {
      dropDraft(place());
      isDirty.current = false;
      wasStored.current = false;
      setState('none');
      setKey(newKey());
    },
  };
}
