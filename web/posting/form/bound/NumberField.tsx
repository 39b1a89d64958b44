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
  /** Inside the field: what it is counted in. */
  unit?: ReactNode;
  unitFirst?: boolean;
  read?: (text: string) => TypedNumber;
  write?: (value: TypedNumber) => string;
}

/** A number, typed in any digits. What is none stays as it was typed, and is told so. */
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
  /** «1,250» stays so as long as it means the same. */
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

/** Dollars as they are typed; the value is cents. */
export function MoneyField(bound: BoundProps) {
  return <NumberField {...bound} unit="$" unitFirst read={typedCents} write={centsText} />;
}
