import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import {
  confirmPhone,
  type PhoneProof,
  readPhoneProof,
  requestPhoneProof,
  withdrawPhoneProof,
} from '../../../contract/phone-proofs.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useAppSelector } from '../../store.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as formStyles from './form.module.css';
import { useAccountReload } from './use-account-reload.ts';

/** The section that confirms a phone number, rendered once its messages have loaded. */
export const phoneProof = (lang: Lang) => withLateWords(lang, ['members', 'forms'], PhoneSection);

type Changed = (state: PhoneProof) => void;

/** Confirms a phone number by a code, or by a call from the team. */
function PhoneSection() {
  const t = useWords();
  const read = useRead(readPhoneProof, {});
  const [changed, setChanged] = useState<PhoneProof | null>(null);
  const state = changed ?? read.data;
  if (!state) return null;
  return (
    <MemberSection id="phone-title" title={t('members:phoneTitle')} text={t('members:phoneText')}>
      {state.pending ? (
        <Pending state={state} onChanged={setChanged} />
      ) : state.proved ? (
        <Proved state={state} onChanged={setChanged} />
      ) : (
        <RequestForm way={state.way} onChanged={setChanged} />
      )}
    </MemberSection>
  );
}

/** Removes the confirmation, or what is pending. */
function useWithdraw(state: PhoneProof, onChanged: Changed) {
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  return async () => {
    const { refusal } = await call(withdrawPhoneProof);
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else onChanged({ way: state.way, proved: null, pending: null });
  };
}

function Proved({ state, onChanged }: { state: PhoneProof; onChanged: Changed }) {
  const t = useWords();
  const withdraw = useWithdraw(state, onChanged);
  return (
    <>
      <p role="status">
        <Phrase of="members:phoneIsProved" slot="phone">
          <bdi dir="ltr">{state.proved?.phone}</bdi>
        </Phrase>
      </p>
      <div>
        <button type="button" className={buttonStyles.outlined} onClick={() => void withdraw()}>
          {t('members:phoneRemove')}
        </button>
      </div>
    </>
  );
}

function Pending({ state, onChanged }: { state: PhoneProof; onChanged: Changed }) {
  const t = useWords();
  const call = useCall();
  const withdraw = useWithdraw(state, onChanged);
  const reloadAccount = useAccountReload();
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<'code'>({
    fields: ['code'],
    check: (_, { code = '' }) => code.length !== limits.code.digits && t('forms:codeInvalid'),
    send: async ({ code = '' }) => {
      const { data, refusal } = await call(confirmPhone, { body: { code } });
      if (data) {
        onChanged(data);
        // The confirmed number is the account's from now on, and so that of the form above.
        void reloadAccount();
      }
      return refusal;
    },
  });
  const isCode = state.pending?.way === 'code';
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      <p role="status">
        <Phrase of={isCode ? 'members:phoneCodeSent' : 'members:phoneCallWaits'} slot="phone">
          <bdi dir="ltr">{state.pending?.phone}</bdi>
        </Phrase>
      </p>
      {isCode && (
        <CodeField
          id="phone-code"
          name="code"
          label={t('members:phoneCode')}
          digits={limits.code.digits}
          error={errors.code}
          onInput={onInput}
        />
      )}
      <div className={layoutStyles.row}>
        {isCode && (
          <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
            {t('members:phoneConfirm')}
          </button>
        )}
        <button type="button" className={buttonStyles.outlined} onClick={() => void withdraw()}>
          {t('members:phoneOther')}
        </button>
      </div>
    </form>
  );
}

function RequestForm({ way, onChanged }: { way: PhoneProof['way']; onChanged: Changed }) {
  const t = useWords();
  const call = useCall();
  const known = useAppSelector((state) => state.profile.account.data?.phone ?? '');
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<
    'phone' | 'preferredTime'
  >({
    fields: ['phone', 'preferredTime'],
    check: (field, { phone = '' }) => field === 'phone' && !phone.trim() && t('members:phoneNeeded'),
    send: async ({ phone = '', preferredTime = '' }) => {
      const { data, refusal } = await call(requestPhoneProof, { body: { phone, preferredTime } });
      if (data) onChanged(data);
      return refusal;
    },
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      <Field
        id="proof-phone"
        name="phone"
        type="tel"
        label={t('members:phoneNumber')}
        icon="phone"
        dir="ltr"
        autoComplete="tel"
        maxLength={limits.phone}
        defaultValue={known}
        error={errors.phone}
        onInput={onInput}
      />
      {way === 'call' && (
        <Field
          id="proof-preferred-time"
          name="preferredTime"
          label={t('members:phonePreferredTime')}
          dir="auto"
          autoComplete="off"
          maxLength={limits.phoneProofs.preferredTime}
          optional
          error={errors.preferredTime}
          onInput={onInput}
        />
      )}
      <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
        {t(way === 'code' ? 'members:phoneSendCode' : 'members:phoneRequestCall')}
      </button>
    </form>
  );
}
