import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useForm, type Values } from '../../state/use-form.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as formStyles from './form.module.css';

type ProofField = 'password' | 'code';

interface Props {
  /** For forms that replace buttons: the heading receives the focus. */
  title?: string;
  text?: string;
  action: string;
  fields: readonly ProofField[];
  send: (values: Values) => Promise<FetchError | null>;
  onCancel?: () => void;
}

/** Requests the password, the code of the authenticator app, or both. */
export function FactorForm({ title, text, action, fields, send, onCancel }: Props) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<ProofField>({
    fields,
    check: (field, values) =>
      !values[field] && (field === 'code' ? t('forms:codeInvalid') : t('two-step:passwordNeeded')),
    send,
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      {title && (
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      )}
      {text && <p>{text}</p>}
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      {fields.includes('password') && (
        <PasswordField
          id="factor-password"
          name="password"
          label={t('two-step:password')}
          autoComplete="current-password"
          error={errors.password}
          onInput={onInput}
        />
      )}
      {fields.includes('code') && (
        <Field
          id="factor-code"
          name="code"
          label={t('two-step:code')}
          icon="shield"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          error={errors.code}
          onInput={onInput}
        />
      )}
      <div className={layoutStyles.row}>
        <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
          {action}
        </button>
        {onCancel && (
          <button type="button" className={buttonStyles.quiet} onClick={onCancel}>
            {t('two-step:cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
