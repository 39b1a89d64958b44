import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/FieldError.tsx';
import { OptionalMark } from '../../../ui/OptionalMark.tsx';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import { Hint } from '../../fields/Hint.tsx';

interface Props {
  name: string;
  label: string;
  hint?: string | undefined;
  optional: boolean;
  error: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a control: its label above, its error and description below. */
export function BoundField({ name, label, hint, optional, error, aside, children }: Props) {
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor={name}>
          {label}
          {optional && <OptionalMark />}
        </label>
        {aside}
      </div>
      {children}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
    </div>
  );
}
