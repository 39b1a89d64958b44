import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../ui/Field.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import type { FieldProps } from './field-props.ts';
import { Hint } from './Hint.tsx';
import { phoneIssue, tidyPhone } from './phone.ts';

interface Props extends FieldProps {
  /** As it was typed, in whatever digits. */
  value: string;
  onChange: (value: string) => void;
  icon?: IconName;
}

/**
 * A telephone number: any digits are taken, and it is written as people write it once it is left. A malformed one is
 * distinguished in words that count its digits, as soon as it was left or the form says that something is wrong.
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
