import { type FormEvent, useRef, useState } from 'react';
import type { FetchError } from './create-fetch-slice.ts';
import { useRefusalWords } from './use-refusal-words.ts';

export type Values = Record<string, string>;
export type Errors<Field extends string> = Partial<Record<Field, string>>;

export interface FormPlan<Field extends string> {
  /** The validated fields in the order of the form: the first invalid one receives the focus. */
  fields: readonly Field[];
  /** The error of a field, or nothing. */
  check: (field: Field, values: Values) => string | false | undefined;
  /** Submits the form; null on success. */
  send: (values: Values) => Promise<FetchError | null>;
  /** Errors that exist when the page is rendered. */
  initial?: Errors<Field>;
  /** The first sentence of the announcement if the form was not sent. */
  failed?: string;
}

/**
 * A form validated here before it is sent, and then by the server: errors are displayed at their fields and cleared
 * once corrected; those without a field are displayed separately. No input is lost.
 */
export function useForm<Field extends string>({ fields, check, send, initial, failed }: FormPlan<Field>) {
  const wordsOf = useRefusalWords();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors<Field>>(initial ?? {});
  /** The errors of the last validation, to be announced once. */
  const [announcedErrors, setAnnouncedErrors] = useState<string[]>([]);
  /** A second click may come before the next render. */
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
    // An error for an unknown field applies to the whole form.
    const words = refused[0]?.[1] ?? wordsOf(refusal);
    setFailure([failed, !failed || refusal.code ? words : null].filter(Boolean).join(' '));
  };

  /** Clears an error once its field is valid. Client-side errors may also be resolved by another field. */
  const onInput = ({ currentTarget: { name, form } }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
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
