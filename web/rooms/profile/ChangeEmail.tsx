import { useState } from 'react';
import type { User } from '../../../contract/accounts.ts';
import { changeEmail } from '../../../contract/profile.ts';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { Email } from '../../ui/Email.tsx';
import { isEmail } from '../../ui/email.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as formStyles from './form.module.css';
import { useAccountReload } from './use-account-reload.ts';

/** Requests a change of the address, which takes effect once it is confirmed by email. */
export function ChangeEmail({ user }: { user: User }) {
  const t = useWords();
  const send = useSend();
  const reload = useAccountReload();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<'email' | 'password'>({
    fields: ['email', 'password'],
    check: (field, { email = '', password }) =>
      field === 'email'
        ? !isEmail(email.trim()) && t('forms:emailInvalid')
        : !password && t('member:passwordNeeded'),
    send: async ({ email = '', password = '' }) => {
      const refusal = await send(changeEmail, { body: { email, password } });
      if (refusal) return refusal;
      setSentTo(email.trim());
      void reload();
      return null;
    },
  });
  if (sentTo) {
    return (
      <p role="status">
        <Phrase of="member:linkSent" slot="email">
          <bdi dir="ltr">{sentTo}</bdi>
        </Phrase>
      </p>
    );
  }
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <p className={textStyles.muted}>
        <Phrase of="member:changeEmailText" slot="email">
          <Email of={user.email} />
        </Phrase>
      </p>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      <Field
        id="new-email"
        name="email"
        type="email"
        label={t('member:newEmail')}
        icon="mail"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
        onInput={onInput}
      />
      <PasswordField
        id="email-password"
        name="password"
        label={t('member:password')}
        autoComplete="current-password"
        error={errors.password}
        onInput={onInput}
      />
      <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
        {t('member:sendLink')}
      </button>
    </form>
  );
}
