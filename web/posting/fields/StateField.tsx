import type { State } from '../../../contract/places.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as selectStyles from '../../ui/shared/select.module.css';
import { describedBy, type FieldProps } from './field-props.ts';
import { Hint } from './Hint.tsx';

interface Props extends FieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  states: readonly State[];
}

/** The state of an address, among those the site knows. */
export function StateField({ name, label, hint, optional, error, value, onChange, states }: Props) {
  const t = useWords();
  const isKnown = states.some(({ code }) => code === value);
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor={name}>
          {label}
          {optional && <OptionalMark />}
        </label>
      </div>
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
          autoComplete="address-level1"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(error && `${name}-error`, hint && `${name}-hint`)}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{t('posting-fields:stateChoose')}</option>
          {value && !isKnown && <option value={value}>{value}</option>}
          {states.map(({ code, name: words }) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
    </div>
  );
}
