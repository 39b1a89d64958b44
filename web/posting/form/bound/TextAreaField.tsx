import { formatNumber } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as countStyles from '../../fields/count.module.css';
import { describedBy } from '../../fields/field-props.ts';
import { type BoundProps, useBound } from '../plan-context.tsx';
import { BoundField } from './BoundField.tsx';

interface Props extends BoundProps {
  max: number;
  rows?: number;
}

/** The share of the maximum from which the remaining length is displayed. */
const announcedShare = 0.5;

/** A multiline text with a character count once half of the maximum is used. */
export function TextAreaField({ max, rows = 6, ...bound }: Props) {
  const { name, hint, optional = false } = bound;
  const { lang } = useSite();
  const { value, onChange, label, error } = useBound<string>(bound);
  const count = value.length > max * announcedShare && (
    <span className={countStyles.count} dir="ltr">
      {formatNumber(value.length, lang)} / {formatNumber(max, lang)}
    </span>
  );
  return (
    <BoundField name={name} label={label} hint={hint} optional={optional} error={error} aside={count}>
      <div
        className={
          error
            ? `${fieldStyles.box} ${fieldStyles.area} ${fieldStyles.invalid}`
            : `${fieldStyles.box} ${fieldStyles.area}`
        }
      >
        <textarea
          id={name}
          name={name}
          dir="auto"
          rows={rows}
          maxLength={max}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(error && `${name}-error`, hint && `${name}-hint`)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </BoundField>
  );
}
