import { useState } from 'react';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { Field } from '../../ui/Field.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import type { FieldProps } from './field-props.ts';
import { Hint } from './Hint.tsx';
import { checkLink, tidyLink } from './links.ts';

interface Props extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  icon?: IconName;
  placeholder?: string;
  /** Normalizes the link on blur and validates it; for any link by default. */
  tidy?: (text: string) => string;
  check?: (text: string) => WordKey | null;
}

const linkLength = 500;

/** A link: `https://` is added if missing, and only http and https are accepted. */
export function LinkField(props: Props) {
  const { name, label, hint, optional, error, value, onChange, icon = 'link', placeholder } = props;
  const { tidy = tidyLink, check = checkLink } = props;
  const t = useWords();
  const [wasLeft, setLeft] = useState(false);
  const issue = check(value);
  const own = issue && (wasLeft || error) ? t(issue) : undefined;
  return (
    <Field
      id={name}
      name={name}
      label={label}
      optional={optional ?? false}
      icon={icon}
      // Not `url`: browsers would reject input that only lacks `https://`.
      type="text"
      dir="ltr"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={linkLength}
      placeholder={placeholder ?? t('posting-fields:pasteLink')}
      value={value}
      error={own ?? error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        setLeft(value !== '');
        const link = tidy(value);
        if (link !== value && !check(value)) onChange(link);
      }}
      {...(hint && { hintId: `${name}-hint`, hint: <Hint id={`${name}-hint`}>{hint}</Hint> })}
    />
  );
}
