import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { limits } from '../../../contract/limits.ts';
import { addPasskey, offerPasskey } from '../../../contract/passkeys.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { useAppSelector } from '../../store.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as formStyles from './form.module.css';

type Name = 'name' | 'password' | 'code';

/** Creates a passkey on this device. The password is required again, as a passkey replaces it. */
export function PasskeyForm({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const needsCode = useAppSelector((state) => state.profile.account.data?.secondFactor ?? false);
  const reportFailure = (error: unknown) => {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    toast({ kind: 'error', title: t(isKnown ? 'passkeys:known' : 'passkeys:failed') });
    return null;
  };
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<Name>({
    fields: ['name', 'password', 'code'],
    check: (field, { password = '', code = '' }) => {
      if (field === 'password') return !password && t('passkeys:passwordNeeded');
      return field === 'code' && needsCode && !code.trim() && t('forms:codeInvalid');
    },
    send: async ({ name = '', password = '', code = '' }) => {
      if (!browserSupportsWebAuthn()) {
        toast({ kind: 'error', title: t('passkeys:unsupported') });
        return null;
      }
      const proof = { password, ...(needsCode && { code: code.trim() }) };
      const { data: offered, refusal } = await call(offerPasskey, { body: proof });
      if (!offered) return refusal;
      const { pubKeyCredParams, excludeCredentials, ...options } = offered;
      const optionsJSON = {
        ...options,
        pubKeyCredParams: [...pubKeyCredParams],
        excludeCredentials: excludeCredentials?.map(({ transports, ...credential }) => ({
          ...credential,
          transports: transports && [...transports],
        })),
      };
      const created = await startRegistration({ optionsJSON }).catch(reportFailure);
      if (!created) return null;
      const { id, rawId, response } = created;
      const { clientDataJSON, attestationObject, transports } = response;
      const credential = {
        ...{ id, rawId, type: 'public-key' as const, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      };
      const added = await call(addPasskey, { body: { name, credential } });
      if (added.refusal) return added.refusal;
      const said = { title: t('passkeys:added'), text: t('passkeys:addedText') };
      toast({ kind: 'success', icon: 'lock', ...said });
      onAdded();
      return null;
    },
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      <Field
        id="passkey-name"
        name="name"
        label={t('passkeys:name')}
        hint={<p className={`${textStyles.small} ${textStyles.muted}`}>{t('passkeys:nameHint')}</p>}
        optional
        dir="auto"
        autoComplete="off"
        maxLength={limits.passkeys.name}
        error={errors.name}
        onInput={onInput}
      />
      <PasswordField
        id="passkey-password"
        name="password"
        label={t('passkeys:password')}
        autoComplete="current-password"
        error={errors.password}
        onInput={onInput}
      />
      {needsCode && (
        <Field
          id="passkey-code"
          name="code"
          label={t('passkeys:code')}
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
          {t('passkeys:create')}
        </button>
        <button type="button" className={buttonStyles.quiet} onClick={onCancel}>
          {t('passkeys:cancel')}
        </button>
      </div>
    </form>
  );
}
