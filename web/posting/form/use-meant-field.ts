import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { OwnPostForm } from '../../../contract/my-posts.ts';
import type { PostPlan } from './plan.ts';
import { fromServer } from './use-error-words.ts';

/**
 * The field that the reason of a moderator is about, which shows the reason until it is changed. Where the address
 * names it (`?field=images`), the form begins there.
 * @returns the field and its step, where the form begins there
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
  // What the address says counts once: from then on whoever edits goes where they like.
  const [begin] = useState(() => {
    const step = edited ? stepOf(named) : undefined;
    return { field: step ? named : null, step: step ?? '' };
  });
  return begin;
}
