import { useCallback, useEffect, useRef, useState } from 'react';
import type { FetchError } from '../state/create-fetch-slice.ts';
import type { Outcome } from '../state/sending.ts';
import { useRefusalWords } from '../state/use-refusal-words.ts';

/** A thing that is edited, and the version that was read. */
export interface Edited<Body> {
  body: Body;
  version: string;
}

interface Plan<Body, Answer> {
  start: Edited<Body>;
  /** Reads the thing as it is now; null where it cannot be read. */
  reread: () => Promise<Edited<Body> | null>;
  /** What an answer says of the thing. */
  editedOf: (answer: Answer) => Edited<Body>;
}

/**
 * A form over one thing that others may edit, too. Whatever goes wrong, what was typed stays: what is wrong stands at
 * its field; where somebody else saved meanwhile their state is fetched to be compared, and nothing is written over
 * before somebody decided.
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
  /** Takes what was answered as what is saved now. */
  const take = (answer: Answer) => {
    const now = editedOf(answer);
    setSaved(now);
    setBody(now.body);
    setErrors({});
    setFailure(null);
    setTheirs(null);
  };
  /** Sends something, one thing at a time. @returns the answer, or null where it was refused */
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
  /** Changes a part; what was wrong there is looked at anew when it is sent. */
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
  /** Goes on with what was typed, over what somebody else saved. */
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

/** What the page of an edited thing needs of its form. */
export type EditedThing<Body> = Omit<ReturnType<typeof useEdited<Body, unknown>>, 'run'>;
