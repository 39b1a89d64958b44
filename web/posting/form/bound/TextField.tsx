import type { InputHTMLAttributes } from 'react';
import { Field } from '../../../ui/Field.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { Hint } from '../../fields/Hint.tsx';
import { type BoundProps, useBound } from '../plan-context.tsx';

interface Props extends BoundProps {
  max: number;
  icon?: IconName;
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A single-line text. */
export function TextField({ max, icon, input, ...bound }: Props) {
  const { name, hint, optional = false } = bound;
  const { value, onChange, label, error } = useBound<string>(bound);
  return (
    <Field
      dir="auto"
      autoComplete="off"
      {...input}
      id={name}
      name={name}
      label={label}
      optional={optional}
      {...(icon && { icon })}
      maxLength={max}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      {...(hint && { hintId: `${name}-hint`, hint: <Hint id={`${name}-hint`}>{hint}</Hint> })}
    />
  );
}
