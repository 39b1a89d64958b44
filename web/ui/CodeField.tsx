import { type FormEvent, type FormEventHandler, useState } from 'react';
import * as styles from './CodeField.module.css';
import { Field } from './Field.tsx';
import { typedCode } from './typed-code.ts';

interface Props {
  id: string;
  name: string;
  label: string;
  /** The number of digits; without it letters are permitted. */
  digits?: number;
  error?: string | undefined;
  onInput?: FormEventHandler<HTMLInputElement>;
}

/** An input for a code: typed or pasted, in digits of any script, with or without spaces and dashes. */
export function CodeField({ digits, onInput, ...field }: Props) {
  const [code, setCode] = useState('');
  const change = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const clean = digits ? typedCode(input.value, digits) : input.value;
    // The form is validated at once, before the next render.
    input.value = clean;
    setCode(clean);
    onInput?.(event);
  };
  return (
    <Field
      {...field}
      icon="shield"
      dir="ltr"
      className={styles.code}
      inputMode={digits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={code}
      onChange={change}
    />
  );
}
