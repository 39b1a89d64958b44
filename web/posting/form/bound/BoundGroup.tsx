import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/FieldError.tsx';
import { OptionalMark } from '../../../ui/OptionalMark.tsx';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import { describedBy } from '../../fields/field-props.ts';
import * as fieldsStyles from '../../fields/fields.module.css';
import { Hint } from '../../fields/Hint.tsx';

interface Props {
  name: string;
  label: string;
  hint?: string | undefined;
  optional: boolean;
  error: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

/** Several controls as one field, labeled by a legend. */
export function BoundGroup({ name, label, hint, optional, error, aside, children }: Props) {
  return (
    <fieldset
      className={`${fieldStyles.field} ${fieldsStyles.group}`}
      aria-describedby={describedBy(error && `${name}-error`, hint && `${name}-hint`)}
    >
      <legend>
        {label}
        {optional && <OptionalMark />}
        {aside}
      </legend>
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
      {children}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
