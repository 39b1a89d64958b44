import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../ui/Field.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import type { FieldProps } from './field-props.ts';
import { Hint } from './Hint.tsx';
import { phoneIssue, tidyPhone } from './phone.ts';

interface Props extends FieldProps {
  /** As typed, in any digits. */
  value: string;
  onChange: (value: string) => void;
  icon?: IconName;
}

/**
 * A phone number: digits of any script are accepted, and the number is formatted on blur. An invalid number is
 * described by an error that counts its digits, on blur or when the form reports an error.
 */
export function PhoneField({ name, label, hint, optional, error, value, onChange, icon = 'phone' }: Props) {
  const t = useWords();
  const [wasLeft, setLeft] = useState(false);
  const issue = phoneIssue(value);
  const own = issue && (wasLeft || error) ? t(issue.key, issue.values) : undefined;
  return (
    <Field
      id={name}
      name={name}
      label={label}
      optional={optional ?? false}
      icon={icon}
      type="tel"
      dir="ltr"
      inputMode="tel"
      autoComplete="tel"
      maxLength={limits.phone}
      value={value}
      error={own ?? error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        setLeft(value !== '');
        const tidy = tidyPhone(value);
        if (tidy !== value) onChange(tidy);
      }}
      {...(hint && { hintId: `${name}-hint`, hint: <Hint id={`${name}-hint`}>{hint}</Hint> })}
    />
  );
}
