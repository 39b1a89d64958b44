import type { InputHTMLAttributes } from 'react';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as filterStyles from './filter.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** Wider than the others. */
  wide?: boolean;
}

/** A labeled, optional filter field. */
export function FilterField({ id, label, wide, ...input }: Props) {
  return (
    <div className={wide ? `${fieldStyles.field} ${filterStyles.wide}` : fieldStyles.field}>
      <div className={fieldStyles.label}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={fieldStyles.box}>
        <input id={id} autoComplete="off" {...input} />
      </div>
    </div>
  );
}
