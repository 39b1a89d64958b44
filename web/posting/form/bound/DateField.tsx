import { Field } from '../../../ui/Field.tsx';
import { Hint } from '../../fields/Hint.tsx';
import { type BoundProps, useBound } from '../plan-context.tsx';

interface Props extends BoundProps {
  /** The first day that may be chosen, `2026-11-21`. */
  min?: string;
}

/** A day of the calendar, `2026-12-01`; '' for none. */
export function DateField({ min, ...bound }: Props) {
  const { name, hint, optional = false } = bound;
  const { value, onChange, label, error } = useBound<string>(bound);
  return (
    <Field
      id={name}
      name={name}
      label={label}
      optional={optional}
      type="date"
      min={min}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      {...(hint && { hintId: `${name}-hint`, hint: <Hint id={`${name}-hint`}>{hint}</Hint> })}
    />
  );
}
