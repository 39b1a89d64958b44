import { createContext, useContext, useEffect, useRef } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import type { OwnPost } from '../../../contract/my-posts.ts';
import { useWords } from '../../i18n/words.ts';
import type { PostPlan } from './plan.ts';
import { leaves } from './resolver.ts';
import { useErrorWords } from './use-error-words.ts';

export type BeforeCheck = (settle: () => unknown) => () => void;

export interface FormTools {
  plan: PostPlan;
  /** The post that is changed; null where a new one is written. */
  edited: OwnPost | null;
  /** Goes to the step of a field, and puts the focus there. */
  openField: (name: string) => void;
  openStep: (id: string) => void;
  /** Has something done before a step or the whole form is checked; answers how to take that back. */
  beforeCheck: BeforeCheck;
  /** Told by photo fields whether files are under way. */
  setBusy: (field: string, busy: boolean) => void;
}

const ToolsContext = createContext<FormTools | null>(null);
export const ToolsProvider = ToolsContext.Provider;

export function useFormTools(): FormTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('this belongs into a form');
  return tools;
}

/** Takes what was typed but not entered yet before the form is checked: the button that checks leaves the focus. */
export function useBeforeCheck(settle: () => unknown): void {
  const { beforeCheck } = useFormTools();
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => beforeCheck(() => latest.current()), [beforeCheck]);
}

/** What a field of a form gets where it stands; each may be set otherwise. */
export interface BoundProps {
  /** Its path in what is sent: `title`, `fees.0.name`. */
  name: string;
  label?: string;
  hint?: string | undefined;
  optional?: boolean;
}

/**
 * A field's value and what is wrong with it, in words; its label is the plan's by default.
 * @param isWhole it speaks for what is in it, too: of a list whose entries have no fields of their own
 */
export function useBound<T>({ name, label }: BoundProps, isWhole = false) {
  const { plan } = useFormTools();
  const t = useWords();
  const { field } = useController({ name });
  const error = useFieldError(name, isWhole);
  const key = plan.labels[name];
  return {
    value: field.value as T,
    onChange: field.onChange as (value: T) => void,
    label: label ?? (key ? t(key) : name),
    error,
  };
}

/** What is wrong with a field, in words; with what is in it, too, where it speaks for the whole. */
export function useFieldError(name: string, isWhole = false): string | undefined {
  const wordsOf = useErrorWords();
  const { errors } = useFormContext().formState;
  const own = wordsOf(get(errors, name));
  if (own || !isWhole) return own;
  const inside = leaves(errors).find(({ path }) => path.startsWith(`${name}.`));
  return inside && wordsOf(get(errors, inside.path));
}
