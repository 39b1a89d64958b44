import type { InputHTMLAttributes, ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { FieldError } from './FieldError.tsx';
import { Icon, type IconName } from './Icon.tsx';
import * as fieldStyles from './shared/field.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  icon?: IconName;
  /** Says so beside the label, where the others are required. */
  optional?: boolean;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Several lines. */
  rows?: number;
  /** A link in the line of the label. */
  aside?: ReactNode;
  /** A button inside, where the line ends. */
  end?: ReactNode;
  /** Below it; `hintId` is its id, where it explains the field. */
  hint?: ReactNode;
  hintId?: string;
}

/** A field with its name above and what is wrong with it below. */
export function Field({ id, label, icon, optional, error, rows, aside, end, hint, hintId, ...input }: Props) {
  const t = useWords();
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
          {optional && <span className={fieldStyles.optional}>{t('forms:optional')}</span>}
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
            // Handlers are typed for an input, and read only what a text area has, too.
            onInput={input.onInput as never}
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
