import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { cityDay } from '../../city-day.ts';
import { Hint } from '../../fields/Hint.tsx';
import { type BoundProps, useBound } from '../plan-context.tsx';

/** A date that has not passed, `2026-12-01`; '' for none. */
export function DateField(bound: BoundProps) {
  const [today] = useState(cityDay);
  const { name, hint, optional = false } = bound;
  const { value, onChange, label, error } = useBound<string>(bound);
  return (
    <Field
      id={name}
      name={name}
      label={label}
      optional={optional}
      type="date"
      min={today}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      {...(hint && { hintId: `${name}-hint`, hint: <Hint id={`${name}-hint`}>{hint}</Hint> })}
    />
  );
}
