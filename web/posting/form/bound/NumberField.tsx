import { type ReactNode, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import * as textStyles from '../../../ui/shared/text.module.css';
import { Hint } from '../../fields/Hint.tsx';
import { type BoundProps, useBound } from '../plan-context.tsx';
import * as styles from './NumberField.module.css';
import {
  centsText,
  numberText,
  type TypedNumber,
  tidyNumber,
  typedCents,
  typedNumber,
} from './typed-number.ts';

interface Props extends BoundProps {
  icon?: IconName;
  /** The unit, displayed inside the field. */
  unit?: ReactNode;
  unitFirst?: boolean;
  read?: (text: string) => TypedNumber;
  write?: (value: TypedNumber) => string;
}

/** A number in digits of any script. Invalid input is preserved and reported. */
export function NumberField({
  icon,
  unit,
  unitFirst,
  read = typedNumber,
  write = numberText,
  ...bound
}: Props) {
  const { name, hint, optional = false } = bound;
  const { value, onChange, label, error } = useBound<TypedNumber>(bound);
  /** «1,250» is preserved as long as it has the same value. */
  const [typed, setTyped] = useState(() => write(value));
  const text = read(typed) === value ? typed : write(value);
  const mark = unit && (
    <span className={styles.unit} aria-hidden="true">
      {unit}
    </span>
  );
  return (
    <div className={unitFirst ? `${textStyles.number} ${styles.before}` : textStyles.number}>
      <Field
        id={name}
        name={name}
        label={label}
        optional={optional}
        {...(icon && { icon })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={24}
        value={text}
        error={error}
        end={mark}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(read(event.target.value));
        }}
        onBlur={() => typeof value === 'number' && setTyped(tidyNumber(text))}
        {...(hint && { hintId: `${name}-hint`, hint: <Hint id={`${name}-hint`}>{hint}</Hint> })}
      />
    </div>
  );
}

/** Dollars as typed; the value is in cents. */
export function MoneyField(bound: BoundProps) {
  return <NumberField {...bound} unit="$" unitFirst read={typedCents} write={centsText} />;
}
