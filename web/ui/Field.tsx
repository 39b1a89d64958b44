import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldError } from './FieldError.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { OptionalMark } from './OptionalMark.tsx';
import * as fieldStyles from './shared/field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput'> {
  onInput?: InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>['onInput'];
  id: string;
  /** Of a field of one line. */
  ref?: Ref<HTMLInputElement>;
  label: string;
  icon?: IconName;
  /** Marked as optional beside the label, in forms whose other fields are required. */
  optional?: boolean;
  /** The error message. */
  error?: string | undefined;
  /** Multiline. */
  rows?: number;
  /** A link beside the label. */
  aside?: ReactNode;
  /** A button inside, at the end of the line. */
  end?: ReactNode;
  /** Below it; `hintId` is its id if it describes the field. */
  hint?: ReactNode;
  hintId?: string;
}

/** A field with its label above and its error below. */
export function Field({ id, label, icon, optional, error, rows, aside, end, hint, hintId, ...input }: Props) {
  const errorId = `${id}-error`;
  const shared = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, hintId].filter(Boolean).join(' ') || undefined,
    required: !optional,
  };
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor={id}>
          {label}
          {optional && <OptionalMark />}
        </label>
        {aside}
      </div>
      <div
        className={[fieldStyles.box, rows && fieldStyles.area, error && fieldStyles.invalid]
          .filter(Boolean)
          .join(' ')}
      >
        {icon && <Icon name={icon} />}
        {rows ? (
          <textarea
            {...shared}
            name={input.name}
            rows={rows}
            dir={input.dir}
            maxLength={input.maxLength}
            defaultValue={input.defaultValue}
            onInput={input.onInput}
          />
        ) : (
          <input {...input} {...shared} />
        )}
        {end}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint}
    </div>
  );
}
