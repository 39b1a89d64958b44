import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import * as authStyles from './auth.module.css';
import { Consents } from './Consents.tsx';
import { GenderField } from './GenderField.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useLeadOn } from './use-lead-on.ts';
import { useRegisterForm } from './use-register-form.ts';

/** `/Register`: creates an account. */
export default function RegisterPage() {
  const t = useWords();
  const query = useLeadOn();
  const { identityProviders } = useSite();
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useRegisterForm();
  return (
    <AuthFrame
      title={t('account:registerTitle')}
      lead={
        <>
          {t('account:haveAccount')}{' '}
          <a className={textStyles.link} href={`/Login${query}`}>
            {t('account:signIn')}
          </a>
        </>
      }
      said={t('account:registerWelcome')}
    >
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
        <Field
          id="register-name"
          name="name"
          label={t('account:name')}
          icon="user"
          dir="auto"
          autoComplete="name"
          maxLength={limits.accountName}
          error={errors.name}
          onInput={onInput}
        />
        <Field
          id="register-email"
          name="email"
          type="email"
          label={t('account:email')}
          icon="mail"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email}
          onInput={onInput}
        />
        <Field
          id="register-phone"
          name="phone"
          type="tel"
          label={t('account:phone')}
          icon="phone"
          dir="ltr"
          autoComplete="tel"
          maxLength={limits.phone}
          optional
          error={errors.phone}
          onInput={onInput}
        />
        <GenderField />
        <PasswordField
          id="register-password"
          name="password"
          label={t('account:password')}
          autoComplete="new-password"
          strength
          error={errors.password}
          onInput={onInput}
        />
        <PasswordField
          id="register-confirmation"
          name="passwordConfirmation"
          label={t('account:confirm')}
          autoComplete="new-password"
          error={errors.passwordConfirmation}
          onInput={onInput}
        />
        <Consents error={errors.termsAccepted} onInput={onInput} />
        <SubmitButton label={t('account:register')} isSending={isSending} />
        {identityProviders && (
          <>
            <div className={authStyles.divider}>{t('account:or')}</div>
            <ProviderButtons query={query} />
          </>
        )}
      </form>
    </AuthFrame>
  );
}
