import { useFormContext } from 'react-hook-form';
import { PhotoField, type PhotoFieldProps } from '../../photos/PhotoField.tsx';
import type { PostPhoto } from '../../photos/post-photo.ts';
import { type BoundProps, useBound, useFormTools } from '../plan-context.tsx';

type Own = Pick<PhotoFieldProps, 'min' | 'max' | 'aspect' | 'firstIs'>;
type Held = PostPhoto[] | PostPhoto | null;

const listOf = (held: Held) => (Array.isArray(held) ? held : held ? [held] : []);

/** The photos of a post: a list, or if the maximum is one, a photo or null. */
export function PhotosField({ min, max, aspect, firstIs, ...bound }: Own & BoundProps) {
  const { name, hint, optional } = bound;
  const form = useFormContext();
  const { setBusy } = useFormTools();
  const { value, label, error } = useBound<Held>(bound, true);
  const isList = Array.isArray(value);
  return (
    <PhotoField
      name={name}
      label={label}
      value={listOf(value)}
      max={max}
      {...(min !== undefined && { min })}
      {...(hint && { hint })}
      {...(optional && { optional })}
      {...(error && { error })}
      {...(aspect && { aspect })}
      {...(firstIs && { firstIs })}
      onBusyChange={(busy) => setBusy(name, busy)}
      onChange={(change) => {
        // Uploads may finish during another step, so the current value is read from the form.
        const now = listOf(form.getValues(name) as Held);
        const next = typeof change === 'function' ? change(now) : change;
        form.setValue(name, isList ? next : (next[0] ?? null), { shouldDirty: true });
      }}
    />
  );
}
