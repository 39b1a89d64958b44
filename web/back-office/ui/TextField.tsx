import type { HTMLAttributes } from 'react';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as fieldsStyles from './fields.module.css';

interface Props {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error?: string | undefined;
  optional?: boolean;
  /** Addresses, codes and numbers are left-to-right. */
  ltr?: boolean;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  list?: string;
  onChange: (value: string) => void;
}

/** A single-line field of a form that manages its own state. */
export function TextField({ id, label, hint, value, error, optional, ltr, onChange, ...input }: Props) {
  const t = useWords();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor={id}>
          {label}
          {optional && <span className={fieldStyles.optional}>{t('admin:optional')}</span>}
        </label>
      </div>
      <div className={error ? `${fieldStyles.box} ${fieldStyles.invalid}` : fieldStyles.box}>
        <input
          {...input}
          id={id}
          type="text"
          dir={ltr ? 'ltr' : 'auto'}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className={fieldsStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
