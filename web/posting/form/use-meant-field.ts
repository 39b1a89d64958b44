import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { OwnPostForm } from '../../../contract/my-posts.ts';
import type { PostPlan } from './plan.ts';
import { fromServer } from './use-error-words.ts';

/**
 * The field to which a moderator's reason refers; it displays the reason until it is changed. If the address names
 * it (`?field=images`), the form opens there.
 * @returns the field and its step, at which the form opens
 */
export function useMeantField(
  plan: PostPlan,
  form: UseFormReturn,
  edited: OwnPostForm | null,
): { field: string | null; step: string } {
  const named = new URLSearchParams(useLocation().search).get('field');
  const { reason = null, reasonField = null } = edited?.post ?? {};
  const stepOf = (field: string | null) =>
    plan.steps.find(({ fields }) => field !== null && fields.includes(field))?.id;
  const known = stepOf(reasonField) ? reasonField : null;
  useEffect(() => {
    if (known && reason) form.setError(known, { type: fromServer, message: reason });
  }, [form, known, reason]);
  // The address is applied once: afterwards the user navigates freely.
  const [begin] = useState(() => {
    const step = edited ? stepOf(named) : undefined;
    return { field: step ? named : null, step: step ?? '' };
  });
  return begin;
}
