import { useCallback, useEffect, useRef, useState } from 'react';
import type { FetchError } from '../state/create-fetch-slice.ts';
import type { Outcome } from '../state/sending.ts';
import { useRefusalWords } from '../state/use-refusal-words.ts';

/** An edited record and the version that was read. */
export interface Edited<Body> {
  body: Body;
  version: string;
}

interface Plan<Body, Answer> {
  start: Edited<Body>;
  /** Reads the current state of the record; null if that fails. */
  reread: () => Promise<Edited<Body> | null>;
  /** Extracts the record from a response. */
  editedOf: (answer: Answer) => Edited<Body>;
}

/**
 * A form for a record that others may edit, too. Input is preserved on any error: validation errors are displayed
 * at their fields; on an edit conflict the current state is fetched for comparison, and nothing is overwritten
 * until the user has decided.
 */
export function useEdited<Body, Answer>({ start, reread, editedOf }: Plan<Body, Answer>) {
  const wordsOf = useRefusalWords();
  const [saved, setSaved] = useState(start);
  const [body, setBody] = useState(start.body);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Edited<Body> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const isDirty = JSON.stringify(body) !== JSON.stringify(saved.body);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const refuse = async (refusal: FetchError) => {
    const wrong = Object.entries(refusal.errors ?? {}).map(
      ([field, [first = '']]) => [field, first] as const,
    );
    setErrors(Object.fromEntries(wrong));
    setFailure(wrong.length > 0 ? null : wordsOf(refusal));
    if (refusal.code === 'conflict') setTheirs(await reread());
  };
  /** Takes a response as the saved state. */
  const take = (answer: Answer) => {
    const now = editedOf(answer);
    setSaved(now);
    setBody(now.body);
    setErrors({});
    setFailure(null);
    setTheirs(null);
  };
  /** Sends one request at a time. @returns the response, or null if it was rejected */
  const run = async (send: (version: string) => Promise<Outcome<Answer>>): Promise<Answer | null> => {
    if (busy.current) return null;
    busy.current = true;
    setBusy(true);
    const { data, refusal } = await send(saved.version);
    busy.current = false;
    setBusy(false);
    if (refusal) {
      await refuse(refusal);
      return null;
    }
    take(data);
    return data;
  };
  /** Changes a part; its errors are revalidated on submit. */
  const change = useCallback((changed: Partial<Body>) => {
    setBody((now) => ({ ...now, ...changed }));
    const parts = Object.keys(changed);
    setErrors((now) =>
      Object.fromEntries(
        Object.entries(now).filter(
          ([field]) => !parts.some((part) => field === part || field.startsWith(`${part}.`)),
        ),
      ),
    );
  }, []);
  /** Continues with the input, based on the version saved by another user. */
  const keepMine = () => {
    if (theirs) setSaved(theirs);
    setTheirs(null);
    setFailure(null);
  };
  const takeTheirs = () => {
    if (!theirs) return;
    setSaved(theirs);
    setBody(theirs.body);
    setTheirs(null);
    setFailure(null);
    setErrors({});
  };
  return { body, errors, failure, theirs, isBusy, isDirty, run, refuse, change, keepMine, takeTheirs };
}

/** The props of an edit page that its form provides. */
export type EditedThing<Body> = Omit<ReturnType<typeof useEdited<Body, unknown>>, 'run'>;
