import { type FormEvent, type FormEventHandler, useState } from 'react';
import * as styles from './CodeField.module.css';
import { Field } from './Field.tsx';
import { typedCode } from './typed-code.ts';

interface Props {
  id: string;
  name: string;
  label: string;
  /** How many digits it has; without them letters may be among it. */
  digits?: number;
  error?: string | undefined;
  onInput?: FormEventHandler<HTMLInputElement>;
}

/** One box for a code: typed or pasted, in whatever digits, with blanks and dashes or without. */
export function CodeField({ digits, onInput, ...field }: Props) {
  const [code, setCode] = useState('');
  const change = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const clean = digits ? typedCode(input.value, digits) : input.value;
    // The form is checked in the same moment, before the next drawing.
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
