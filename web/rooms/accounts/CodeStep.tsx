import { verifyResetCode } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { Email } from '../../ui/Email.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import * as authStyles from './auth.module.css';
import { ResendButton } from './ResendButton.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface Props {
  email: string;
  /** Receives the token for setting a new password. */
  onProven: (resetToken: string) => void;
  onOtherEmail: () => void;
}

/** The emailed code. */
export function CodeStep({ email, onProven, onOtherEmail }: Props) {
  const t = useWords();
  const call = useCall();
  useFocusOnArrival('forgot-code');
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: ['otp'],
    check: (_field, { otp = '' }) => otp.length !== limits.code.digits && t('forms:codeInvalid'),
    send: async ({ otp = '' }) => {
      const { data, refusal } = await call(verifyResetCode, { body: { email, otp } });
      if (data) onProven(data.resetToken);
      return refusal;
    },
  });
  return (
    <AuthFrame
      title={t('account:checkTitle')}
      lead={
        <Phrase of="account:checkText" slot="email">
          <Email of={email} />
        </Phrase>
      }
      said={t('account:forgotWelcome')}
    >
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
        <CodeField
          id="forgot-code"
          name="otp"
          label={t('account:code')}
          digits={limits.code.digits}
          error={errors.otp}
          onInput={onInput}
        />
        <SubmitButton label={t('account:check')} isSending={isSending} />
        <div className={authStyles.again}>
          <p className={`${textStyles.small} ${textStyles.muted}`}>{t('account:notCome')}</p>
          <ResendButton email={email} />
          <button
            type="button"
            className={`${buttonStyles.quiet} ${buttonStyles.wide}`}
            onClick={onOtherEmail}
          >
            {t('account:otherEmail')}
          </button>
        </div>
      </form>
    </AuthFrame>
  );
}
