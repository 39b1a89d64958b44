import { useCallback, useEffect } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useWords } from '../../i18n/words.ts';
import type { PostPlan } from './plan.ts';
import { leaves } from './resolver.ts';
import { fromServer } from './use-error-words.ts';

/** The fields of the last step. */
export const reviewFields: readonly string[] = ['termsAccepted', 'lang'];

/** The first segment of a path, by which steps and labels are found: `fees` of `fees.0.name`. */
const rootOf = (path: string) => path.split('.')[0] ?? path;

export interface FieldIssue {
  /** The first path below the field that has an error. */
  path: string;
  label: string;
  step: number;
}

/** The fields with errors, in the order of the form. */
export function useFieldIssues(plan: PostPlan, errors: FieldErrors): FieldIssue[] {
  const t = useWords();
  const order = [...plan.steps.map(({ fields }) => fields), reviewFields];
  const wrong = leaves(errors);
  return order.flatMap((fields, step) =>
    fields.flatMap((name) => {
      const first = wrong.find(({ path }) => rootOf(path) === name);
      const key = plan.labels[name];
      const label = name === 'termsAccepted' ? t('posting-form:terms') : key ? t(key) : name;
      return first ? [{ path: first.path, label, step }] : [];
    }),
  );
}

/** Revalidates fields with errors on every change. Errors of the server are cleared once their field changes. */
export function useRecheck(form: UseFormReturn): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name: changed }) => {
      const errors = form.formState.errors;
      const own = Object.entries(errors)
        .filter(([name, error]) => error?.type !== fromServer || name === rootOf(changed ?? ''))
        .map(([name]) => name);
      if (own.length > 0) void form.trigger(own);
    });
    return unsubscribe;
  }, [form]);
}

/** Focuses a field and scrolls it into view; for errors of a whole list, the list's own control. */
export function focusField(path: string): boolean {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const control = document.getElementById(parts.slice(0, length).join('.'));
    if (!control) continue;
    control.scrollIntoView({ block: 'center' });
    control.focus({ preventScroll: true });
    return true;
  }
  return false;
}

/** Assigns the server's errors to fields; returns those that belong to none. */
export function useServerIssues(plan: PostPlan, form: UseFormReturn) {
  return useCallback(
    (errors: Record<string, readonly string[]>): string | null => {
      const known = new Set([...plan.steps.flatMap(({ fields }) => fields), ...reviewFields]);
      let rest: string | null = null;
      for (const [path, [message]] of Object.entries(errors)) {
        if (known.has(rootOf(path))) form.setError(path, { type: fromServer, message: message ?? '' });
        else rest ??= message ?? null;
      }
      return rest;
    },
    [plan, form],
  );
}
