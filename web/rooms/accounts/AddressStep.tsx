import { useLocation } from 'react-router';
import { sendResetCode } from '../../../contract/accounts.ts';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { isEmail } from '../../ui/email.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  /** The flow expired and began again. */
  isLate: boolean;
  onSent: (email: string) => void;
}

/** The address for the code. */
export function AddressStep({ isLate, onSent }: Props) {
  const t = useWords();
  const send = useSend();
  const { search } = useLocation();
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: ['email'],
    check: (_field, { email = '' }) => !isEmail(email) && t('forms:emailInvalid'),
    send: async ({ email = '' }) => {
      const refusal = await send(sendResetCode, { body: { email } });
      if (!refusal) onSent(email.trim());
      return refusal;
    },
  });
  return (
    <AuthFrame
      title={t('account:forgotTitle')}
      lead={t('account:forgotText')}
      said={t('account:forgotWelcome')}
    >
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormNotice
          failure={failure ?? (isLate ? t('account:beginAgain') : null)}
          announcedErrors={announcedErrors}
        />
        <Field
          id="forgot-email"
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
        <SubmitButton label={t('account:sendCode')} isSending={isSending} />
        <a className={`${buttonStyles.outlined} ${buttonStyles.wide}`} href={`/Login${search}`}>
          {t('account:backToSignIn')}
        </a>
      </form>
    </AuthFrame>
  );
}
