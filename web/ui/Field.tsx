import type { InputHTMLAttributes } from 'react';
import { useWords } from '../i18n/words.ts';
import { Icon, type IconName } from './Icon.tsx';

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
}

/** A field with its name above and what is wrong with it below. */
export function Field({ id, label, icon, optional, error, rows, ...input }: Props) {
  const t = useWords();
  const errorId = `${id}-error`;
  const shared = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    required: !optional,
  };
  return (
    <div className="fld">
      <label htmlFor={id}>
        {label}
        {optional && <span className="op">{t('contact:optional')}</span>}
      </label>
      <div className={['inp', rows && 'ta', error && 'er'].filter(Boolean).join(' ')}>
        {icon && <Icon name={icon} />}
        {rows ? (
          <textarea
            {...shared}
            name={input.name}
            rows={rows}
            dir={input.dir}
            maxLength={input.maxLength}
            onInput={input.onInput as never}
          />
        ) : (
          <input {...input} {...shared} />
        )}
      </div>
      {error && (
        <p className="err" id={errorId}>
          <Icon name="warning" size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
