import { categoryIcons } from '../../../contract/category-icons.ts';
import { CategoryIcon } from '../../ui/CategoryIcon.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as fieldsStyles from './fields.module.css';
import * as styles from './IconField.module.css';

interface Props {
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (name: string) => void;
}

/** Selects one of the site's icons. */
export function IconField({ id, label, value, error, onChange }: Props) {
  return (
    <fieldset className={`${fieldStyles.field} ${fieldsStyles.group}`} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <div className={styles.icons}>
        {categoryIcons.map((name) => (
          <label key={name} title={name}>
            <input
              type="radio"
              name={id}
              value={name}
              aria-label={name}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <CategoryIcon name={name} size="l" />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
