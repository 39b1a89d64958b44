import { type FormEvent, useRef, useState } from 'react';
import type { FetchError } from './create-fetch-slice.ts';
import { useRefusalWords } from './use-refusal-words.ts';

export type Values = Record<string, string>;
export type Errors<Field extends string> = Partial<Record<Field, string>>;

export interface FormPlan<Field extends string> {
  /** The fields that may be wrong, in the order of the form: the first wrong one gets the focus. */
  fields: readonly Field[];
  /** What is wrong with a field, or nothing. */
  check: (field: Field, values: Values) => string | false | undefined;
  /** Sends what the form holds; null when it went well. */
  send: (values: Values) => Promise<FetchError | null>;
  /** What was wrong already when the page was drawn. */
  initial?: Errors<Field>;
  /** What is said first of all where it was not sent. */
  failed?: string;
}

/**
 * A form that is checked here before it is sent, and then by the server: what is wrong stands at its field and goes
 * once it is right; what concerns no field stands by itself. Nothing that was typed is lost.
 */
export function useForm<Field extends string>({ fields, check, send, initial, failed }: FormPlan<Field>) {
  const wordsOf = useRefusalWords();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors<Field>>(initial ?? {});
  /** What was wrong when it was last looked at, to be said once. */
  const [announcedErrors, setAnnouncedErrors] = useState<string[]>([]);
  /** A second press may come before the first is drawn. */
  const busy = useRef(false);
  const isServers = useRef(false);

  const show = (form: HTMLFormElement, wrong: Errors<Field>, fromServer: boolean): boolean => {
    setErrors(wrong);
    setAnnouncedErrors(fields.flatMap((field) => wrong[field] ?? []));
    isServers.current = fromServer;
    const first = fields.find((field) => wrong[field]);
    const found = first && form.elements.namedItem(first);
    ((found instanceof RadioNodeList ? found[0] : found) as HTMLElement | null | undefined)?.focus();
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    const found = fields.map((field) => [field, check(field, values) || undefined]);
    setFailure(null);
    if (show(form, Object.fromEntries(found), false)) return;
    busy.current = true;
    setSending(true);
    const refusal = await send(values);
    busy.current = false;
    setSending(false);
    if (!refusal) return;
    const refused = Object.entries(refusal.errors ?? {}).map(([field, [first]]) => [field, first] as const);
    if (show(form, Object.fromEntries(refused) as Errors<Field>, true)) return;
    // A field that the form does not have speaks for the whole.
    const words = refused[0]?.[1] ?? wordsOf(refusal);
    setFailure([failed, !failed || refusal.code ? words : null].filter(Boolean).join(' '));
  };

  /** A message goes once its field is right. What we found here may also be set right by another field. */
  const onInput = ({ currentTarget: { name, form } }: FormEvent<HTMLInputElement>) => {
    const wrong = fields.filter((field) => errors[field]);
    if (!form || wrong.length === 0) return;
    const values = valuesOf(form);
    const left = wrong.filter((field) => check(field, values) || (field !== name && isServers.current));
    setErrors(Object.fromEntries(left.map((field) => [field, errors[field]])) as Errors<Field>);
  };

  return { isSending, failure, announcedErrors, errors, onSubmit, onInput };
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values;
}
