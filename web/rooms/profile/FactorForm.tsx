import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useForm, type Values } from '../../state/use-form.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as formStyles from './form.module.css';

type Ask = 'password' | 'code';

interface Props {
  action: string;
  asks: readonly Ask[];
  send: (values: Values) => Promise<FetchError | null>;
}

/** Asks for the password, the code of the authenticator app, or both. */
export function FactorForm({ action, asks, send }: Props) {
  const t = useWords();
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<Ask>({
    fields: asks,
    check: (field, values) =>
      !values[field] && (field === 'code' ? t('forms:codeInvalid') : t('member:passwordNeeded')),
    send,
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      {asks.includes('password') && (
        <PasswordField
          id="factor-password"
          name="password"
          label={t('member:password')}
          autoComplete="current-password"
          error={errors.password}
          onInput={onInput}
        />
      )}
      {asks.includes('code') && (
        <Field
          id="factor-code"
          name="code"
          label={t('member:code')}
          icon="shield"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          error={errors.code}
          onInput={onInput}
        />
      )}
      <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
        {action}
      </button>
    </form>
  );
}
