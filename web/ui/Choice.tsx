import { Icon } from './Icon.tsx';
import * as fieldStyles from './shared/field.module.css';
import * as selectStyles from './shared/select.module.css';

interface Props {
  id: string;
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  /** Called on change; without it the surrounding form takes the value. */
  onChange?: (value: string) => void;
}

/** A labeled single choice. */
export function Choice({ id, name, label, value, options, onChange }: Props) {
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={`${selectStyles.select} ${selectStyles.tall}`}>
        <select
          id={id}
          name={name}
          {...(onChange
            ? { value, onChange: (event) => onChange(event.currentTarget.value) }
            : { defaultValue: value })}
        >
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </div>
    </div>
  );
}
