import { useLocation, useNavigate } from 'react-router';
import { resetPassword } from '../../../contract/accounts.ts';
import { useWords } from '../../i18n/words.ts';
import { forgetAccount } from '../../state/account.ts';
import { useSend } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { isLongEnough } from '../../ui/password-strength.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface Props {
  email: string;
  resetToken: string;
  /** The token is valid for some minutes only. */
  onTooLate: () => void;
}

/** Sets a new password, after which all sessions, including this one, sign in again. */
export function NewPasswordStep({ email, resetToken, onTooLate }: Props) {
  const t = useWords();
  const send = useSend();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  useFocusOnArrival('new-password');
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: ['password', 'passwordConfirmation'],
    check: (field, { password = '', passwordConfirmation }) =>
      field === 'password'
        ? !isLongEnough(password) && t('forms:passwordLength')
        : password !== passwordConfirmation && t('forms:passwordMatch'),
    send: async ({ password = '', passwordConfirmation = '' }) => {
      const refusal = await send(resetPassword, { body: { resetToken, password, passwordConfirmation } });
      if (refusal?.errors?.resetToken) onTooLate();
      if (refusal) return refusal;
      forgetAccount();
      toast({
        kind: 'success',
        title: t('account:passwordChanged'),
        text: t('account:passwordChangedText'),
      });
      void navigate(`/Login${search}`, { state: { email } });
      return null;
    },
  });
  return (
    <AuthFrame title={t('account:newTitle')} lead={t('account:newText')} said={t('account:forgotWelcome')}>
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
        {/* Identifies the account to password managers. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="new-password"
          name="password"
          label={t('account:newPassword')}
          autoComplete="new-password"
          strength
          error={errors.password}
          onInput={onInput}
        />
        <PasswordField
          id="new-confirmation"
          name="passwordConfirmation"
          label={t('account:confirm')}
          autoComplete="new-password"
          error={errors.passwordConfirmation}
          onInput={onInput}
        />
        <SubmitButton label={t('account:setPassword')} isSending={isSending} />
      </form>
    </AuthFrame>
  );
}
