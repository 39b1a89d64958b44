import type { Newcomer } from '../../../contract/identities.ts';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { Email } from '../../ui/Email.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import * as authStyles from './auth.module.css';
import { Consents } from './Consents.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { type ContinuedSignIn, useContinuedSignIn } from './use-continued-sign-in.ts';
import { useIdentityCode } from './use-identity-code.ts';
import { useIdentityRegistration } from './use-identity-registration.ts';

/**
 * `/Continue-Sign-In`: where an identity provider leads back to. Signs in, registers, links, or says why not; the
 * session is requested by script, as it is stored in the browser.
 */
export default function ContinueSignInPage() {
  const t = useWords();
  const signIn = useContinuedSignIn();
  const { step } = signIn;
  if (step.kind === 'newcomer') return <NewcomerStep newcomer={step.newcomer} signIn={signIn} />;
  if (step.kind === 'code') return <SecondStep signIn={signIn} />;
  const isFailed = step.kind === 'failed';
  return (
    <AuthFrame
      title={t(isFailed ? 'account:identityFailedTitle' : 'account:identityWaitTitle')}
      lead={null}
      said={t('account:welcomeBack')}
    >
      <div className={authStyles.step}>
        <p role="status">{isFailed ? step.text : t('account:identityWait')}</p>
        {isFailed && (
          <a
            className={`${buttonStyles.primary} ${buttonStyles.large} ${buttonStyles.wide}`}
            href={signIn.backPath}
          >
            {t(signIn.isLinking ? 'account:identityToSettings' : 'account:backToSignIn')}
          </a>
        )}
      </div>
    </AuthFrame>
  );
}

function SecondStep({ signIn }: { signIn: ContinuedSignIn }) {
  const t = useWords();
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useIdentityCode(signIn);
  return (
    <AuthFrame title={t('account:codeTitle')} lead={t('account:codeText')} said={t('account:welcomeBack')}>
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
        <CodeField
          id="identity-code"
          name="code"
          label={t('account:code')}
          error={errors.code}
          onInput={onInput}
        />
        <SubmitButton label={t('account:signIn')} isSending={isSending} />
        <a className={`${buttonStyles.outlined} ${buttonStyles.wide}`} href={signIn.backPath}>
          {t('account:backToSignIn')}
        </a>
      </form>
    </AuthFrame>
  );
}

function NewcomerStep({ newcomer, signIn }: { newcomer: Newcomer; signIn: ContinuedSignIn }) {
  const t = useWords();
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useIdentityRegistration(signIn);
  return (
    <AuthFrame
      title={t('account:registerTitle')}
      lead={
        <Phrase of="account:identityNewcomerText" slot="email">
          <Email of={newcomer.email} />
        </Phrase>
      }
      said={t('account:registerWelcome')}
    >
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
        <Field
          id="identity-name"
          name="name"
          label={t('account:name')}
          icon="user"
          dir="auto"
          autoComplete="name"
          maxLength={limits.accountName}
          defaultValue={newcomer.name}
          error={errors.name}
          onInput={onInput}
        />
        <Consents error={errors.termsAccepted} onInput={onInput} />
        <SubmitButton label={t('account:register')} isSending={isSending} />
        <a className={`${buttonStyles.outlined} ${buttonStyles.wide}`} href={signIn.backPath}>
          {t('account:identityOtherWay')}
        </a>
      </form>
    </AuthFrame>
  );
}
