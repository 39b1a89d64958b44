import { useState } from 'react';
import { changePassword } from '../../../contract/accounts.ts';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { profile } from '../../state/slices.ts';
import { useForm } from '../../state/use-form.ts';
import { useAppDispatch } from '../../store.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { isLongEnough } from '../../ui/password-strength.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as formStyles from './form.module.css';

type Name = 'oldPassword' | 'password' | 'passwordConfirmation';

/** Changes the password, with the current one. All other devices are signed out. */
export function ChangePassword({ email }: { email: string }) {
  const t = useWords();
  const toast = useToast();
  const send = useSend();
  const dispatch = useAppDispatch();
  /** Clears the fields. */
  const [round, setRound] = useState(0);
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<Name>({
    fields: ['oldPassword', 'password', 'passwordConfirmation'],
    check: (field, { oldPassword = '', password = '', passwordConfirmation }) => {
      if (field === 'oldPassword') return !oldPassword && t('member:passwordNeeded');
      if (field === 'password') {
        return !isLongEnough(password) && t('forms:passwordLength');
      }
      return password !== passwordConfirmation && t('forms:passwordMatch');
    },
    send: async ({ oldPassword = '', password = '', passwordConfirmation = '' }) => {
      const refusal = await send(changePassword, { body: { oldPassword, password, passwordConfirmation } });
      if (refusal) return refusal;
      toast({
        kind: 'success',
        icon: 'lock',
        title: t('member:passwordChanged'),
        text: t('member:passwordChangedText'),
      });
      setRound(round + 1);
      dispatch(profile.slice.actions.forget('sessions'));
      void dispatch(profile.thunks.sessions());
      return null;
    },
  });
  return (
    <form className={formStyles.form} key={round} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      {/* Identifies the account to password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        id="old-password"
        name="oldPassword"
        label={t('member:oldPassword')}
        autoComplete="current-password"
        error={errors.oldPassword}
        onInput={onInput}
      />
      <PasswordField
        id="new-password"
        name="password"
        label={t('member:newPassword')}
        autoComplete="new-password"
        strength
        error={errors.password}
        onInput={onInput}
      />
      <PasswordField
        id="new-password-again"
        name="passwordConfirmation"
        label={t('member:confirmPassword')}
        autoComplete="new-password"
        error={errors.passwordConfirmation}
        onInput={onInput}
      />
      <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
        {t('member:changePassword')}
      </button>
    </form>
  );
}
