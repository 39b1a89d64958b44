import { useState } from 'react';
import type { z } from 'zod';
import type { DeepReadonly } from '../../contract/deep-readonly.ts';
import type { EndpointDefinition } from '../../contract/endpoint.ts';
import { useWords } from '../i18n/words.ts';
import type { FetchError } from '../state/create-fetch-slice.ts';
import { useCall } from '../state/sending.ts';
import { useRefusalWords } from '../state/use-refusal-words.ts';
import { useToast } from '../ui/Toasts.tsx';
import { useAdminRead } from './use-admin-read.ts';
import { useDeviceDraft } from './use-device-draft.ts';

/** The initial values of the form. */
interface Saved<Fields> {
  id: number;
  fields: Fields;
  version: string;
}

/** The endpoints of the record; all but `create` take its id. */
interface DraftCalls<Thing> {
  create: Answering<Thing>;
  read: Answering<Thing>;
  update: Answering<Thing>;
  remove: EndpointDefinition;
  /** Parameters of all of them. */
  params?: Record<string, string>;
}
type Answering<Thing> = EndpointDefinition & { readonly answer: z.ZodType<{ data: Thing }> };

interface Plan<Fields, Thing extends Saved<Fields>> {
  /** The name of the draft on the device: `article blog`. */
  kind: string;
  calls: DraftCalls<Thing>;
  /** The record as read; null for a new one. */
  first: DeepReadonly<Thing> | null;
  /** The initial values of a new record. */
  blank: () => DeepReadonly<Fields>;
  /** Messages after saving and after deletion. */
  savedWords: (thing: DeepReadonly<Thing>) => string;
  removedWords: string;
  onSaved?: ((thing: DeepReadonly<Thing>) => void) | undefined;
}

/** A form with a draft on the device until it is saved: input, saving, and edit conflicts. */
export function useDraftForm<Fields, Thing extends Saved<Fields>>(plan: Plan<Fields, Thing>) {
  const { kind, calls, first, blank, savedWords, removedWords, onSaved } = plan;
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [saved, setSaved] = useState(first);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [isBusy, setBusy] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const [begun] = useState(() => first?.fields ?? blank());
  const draft = useDeviceDraft<DeepReadonly<Fields>>({
    kind,
    id: first?.id ?? null,
    saved: begun,
    version: first?.version ?? null,
  });
  const params = { ...calls.params, ...(saved && { id: saved.id }) };
  const theirs = useAdminRead(calls.read, isConflict && saved ? { params } : null);
  const newest = theirs.status === 'ready' ? theirs.data : null;

  function take(thing: DeepReadonly<Thing>) {
    setSaved(thing);
    setErrors({});
    setConflict(false);
    draft.settle(thing.fields, thing.version);
  }
  function refuse(refusal: FetchError) {
    if (refusal.status === 409) return setConflict(true);
    const found = Object.entries(refusal.errors ?? {}).map(([name, [sentence]]) => [name, sentence]);
    setErrors(Object.fromEntries(found));
    const text = found.length > 0 ? t('admin:fieldsWrong') : wordsOf(refusal);
    toast({ kind: 'error', title: t('admin:failed'), text });
  }
  const change = (part: Partial<DeepReadonly<Fields>>) => {
    draft.change(part);
    setErrors({});
  };
  /** Saves the input with these parts replaced. */
  async function save(parts: Partial<DeepReadonly<Fields>>, over?: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const version = over ?? draft.base;
    const headers: Record<string, string> = version === null ? {} : { 'if-match': version };
    const body = { ...draft.fields, ...parts };
    const { data, refusal } = await call(saved ? calls.update : calls.create, { params, body }, { headers });
    setBusy(false);
    if (refusal) return refuse(refusal);
    take(data);
    toast({ kind: 'success', title: savedWords(data) });
    onSaved?.(data);
  }
  /** @returns whether it was deleted */
  async function remove(): Promise<boolean> {
    setBusy(true);
    const { refusal } = await call(calls.remove, { params });
    setBusy(false);
    if (refusal) {
      refuse(refusal);
      return false;
    }
    draft.settle(draft.fields, draft.base);
    toast({ kind: 'success', title: removedWords });
    return true;
  }
  /** Displays the saved state; the input can be restored. */
  function takeTheirs() {
    if (!newest) return;
    const mine = draft.fields;
    take(newest);
    toast({
      kind: 'success',
      title: t('admin:tookTheirs'),
      lastsMs: 20_000,
      action: { label: t('admin:mineBack'), onPress: () => draft.change(mine) },
    });
  }
  /** Saves the input over the version saved by another user, which remains in the history. */
  function saveMine() {
    if (!newest) return;
    draft.rebase(newest.version);
    setConflict(false);
    void save({}, newest.version);
  }
  /** Discards unsaved input. */
  function discard() {
    draft.settle(saved?.fields ?? begun, saved?.version ?? null);
    setErrors({});
  }
  const { fields, isDirty, isRestored, isUnkept } = draft;
  return {
    ...{ saved, fields, errors, isBusy, isDirty, isRestored, isUnkept, change, save, remove, discard },
    conflict: isConflict ? { isReady: newest !== null, takeTheirs, saveMine } : null,
  };
}
export type DraftForm = Pick<ReturnType<typeof useDraftForm>, 'isRestored' | 'discard' | 'conflict'>;
