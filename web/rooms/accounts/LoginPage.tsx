import { useLocation } from 'react-router';
import { useWords } from '../../i18n/words.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import * as authStyles from './auth.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useLeadOn } from './use-lead-on.ts';
import { useLoginForm } from './use-login-form.ts';

/** `/Login`: an address and a password, and a code if two-step sign-in is on. */
export default function LoginPage() {
  const t = useWords();
  const query = useLeadOn();
  const { needsCode, startAnew, isSending, failure, announcedErrors, errors, onSubmit, onInput } =
    useLoginForm();
  /** After setting a new password. */
  const { email } = (useLocation().state ?? {}) as { email?: string };
  return (
    <AuthFrame
      title={t(needsCode ? 'account:codeTitle' : 'account:signInTitle')}
      lead={
        needsCode ? (
          t('account:codeText')
        ) : (
          <>
            {t('account:newHere')}{' '}
            <a className={textStyles.link} href={`/Register${query}`}>
              {t('account:createAccount')}
            </a>
          </>
        )
      }
      said={t('account:welcomeBack')}
    >
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
        <div className={authStyles.step} hidden={needsCode}>
          <Field
            id="login-email"
            name="email"
            type="email"
            label={t('account:email')}
            icon="mail"
            dir="ltr"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
            error={errors.email}
            onInput={onInput}
          />
          <PasswordField
            id="login-password"
            name="password"
            label={t('account:password')}
            autoComplete="current-password"
            error={errors.password}
            onInput={onInput}
            aside={
              <a className={textStyles.link} href={`/Forget-Password${query}`}>
                {t('account:forgotIt')}
              </a>
            }
          />
        </div>
        {needsCode && <SecondStep error={errors.code} onInput={onInput} />}
        <SubmitButton label={t('account:signIn')} isSending={isSending} />
        <div className={authStyles.divider}>{t('account:or')}</div>
        {!needsCode && <ProviderButtons query={query} />}
        <PasskeyButton />
        {needsCode ? (
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.wide}`}
            onClick={startAnew}
          >
            {t('account:otherAccount')}
          </button>
        ) : (
          <a className={`${buttonStyles.outlined} ${buttonStyles.wide}`} href="/">
            {t('account:asGuest')}
          </a>
        )}
      </form>
    </AuthFrame>
  );
}

function SecondStep(field: Pick<Parameters<typeof CodeField>[0], 'error' | 'onInput'>) {
  const t = useWords();
  useFocusOnArrival('login-code');
  return <CodeField id="login-code" name="code" label={t('account:code')} {...field} />;
}
