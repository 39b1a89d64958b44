import { type FormEventHandler, type ReactNode, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as styles from './PasswordField.module.css';
import { PasswordStrength } from './PasswordStrength.tsx';
import * as buttonStyles from './shared/button.module.css';

interface Props {
  id: string;
  name: string;
  label: string;
  /** The hint for password managers: fill in the stored password, or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  aside?: ReactNode;
  /** Displays the rule and the strength when a password is chosen. */
  strength?: boolean;
  onInput?: FormEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}

/** A password field with a button that reveals the input. */
export function PasswordField({ strength, onInput, ...field }: Props) {
  const t = useWords();
  const [isVisible, setVisible] = useState(false);
  const [typed, setTyped] = useState('');
  const hintId = `${field.id}-hint`;
  return (
    <Field
      {...field}
      type={isVisible ? 'text' : 'password'}
      icon="lock"
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onInput={(event) => {
        if (strength) setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
      end={
        <button
          type="button"
          className={`${buttonStyles.icon} ${styles.eye}`}
          aria-label={isVisible ? t('forms:hidePassword') : t('forms:showPassword')}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eye-off' : 'eye'} />
        </button>
      }
      {...(strength && { hintId, hint: <PasswordStrength id={hintId} password={typed} /> })}
    />
  );
}
