import { useWords } from '../../../i18n/words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as selectStyles from '../../../ui/shared/select.module.css';
import { describedBy } from '../../fields/field-props.ts';
import { type BoundProps, useBound } from '../plan-context.tsx';
import { BoundField } from './BoundField.tsx';

export interface Option {
  value: string;
  label: string;
}

interface ControlProps extends Omit<BoundProps, 'label'> {
  label: string;
  error: string | undefined;
  /** The id of a message below several fields, in place of one below this field. */
  errorId?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** The placeholder option. */
  none?: string | undefined;
}

/** A native select element. */
export function Select({
  name,
  label,
  hint,
  optional = false,
  error,
  errorId,
  value,
  onChange,
  options,
  none,
}: ControlProps) {
  const t = useWords();
  return (
    <BoundField name={name} label={label} hint={hint} optional={optional} error={errorId ? undefined : error}>
      <span
        className={
          error
            ? `${selectStyles.select} ${selectStyles.tall} ${selectStyles.invalid}`
            : `${selectStyles.select} ${selectStyles.tall}`
        }
      >
        <select
          id={name}
          name={name}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(error && (errorId ?? `${name}-error`), hint && `${name}-hint`)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{none ?? t('posting-form:choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
    </BoundField>
  );
}

interface Props extends BoundProps {
  options: readonly Option[];
  none?: string;
}

/** A single choice from a list. '' if none is selected. */
export function SelectField({ options, none, ...bound }: Props) {
  const { value, onChange, label, error } = useBound<string | null>(bound);
  return (
    <Select
      {...bound}
      label={label}
      error={error}
      value={value ?? ''}
      onChange={onChange}
      options={options}
      none={none}
    />
  );
}
