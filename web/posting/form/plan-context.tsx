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
  /** The edited post; null for a new one. */
  edited: OwnPost | null;
  /** Moves to the step of a field and focuses it. */
  openField: (name: string) => void;
  openStep: (id: string) => void;
  /**
   * Registers a callback to run before a step or the whole form is validated; returns a function that unregisters
   * it.
   */
  beforeCheck: BeforeCheck;
  /** Called by photo fields when uploads start or finish. */
  setBusy: (field: string, busy: boolean) => void;
}

const ToolsContext = createContext<FormTools | null>(null);
export const ToolsProvider = ToolsContext.Provider;

export function useFormTools(): FormTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('this belongs into a form');
  return tools;
}

/** Commits pending input before the form is validated, because the validating button does not move the focus. */
export function useBeforeCheck(settle: () => unknown): void {
  const { beforeCheck } = useFormTools();
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => beforeCheck(() => latest.current()), [beforeCheck]);
}

/** The default props of a form's field; each can be overridden. */
export interface BoundProps {
  /** Its path in the request body: `title`, `fees.0.name`. */
  name: string;
  label?: string;
  hint?: string | undefined;
  optional?: boolean;
}

/**
 * The value and error message of a field; its label is the plan's by default.
 * @param isWhole includes errors of its parts: for lists whose items have no fields of their own
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

/** The error message of a field, including those of its parts if it represents them. */
export function useFieldError(name: string, isWhole = false): string | undefined {
  return useErrorOf()(name, isWhole);
}

/** Returns a function that looks up the error message of a field, as `useFieldError` does. */
export function useErrorOf(): (name: string, isWhole?: boolean) => string | undefined {
  const wordsOf = useErrorWords();
  const { errors } = useFormContext().formState;
  return (name, isWhole = false) => {
    const own = wordsOf(get(errors, name));
    if (own || !isWhole) return own;
    const inside = leaves(errors).find(({ path }) => path.startsWith(`${name}.`));
    return inside && wordsOf(get(errors, inside.path));
  };
}
