import { useState } from 'react';
import {
  confirmSecondFactor,
  endSecondFactor,
  offerSecondFactor,
  type SecondFactorOffer,
} from '../../../contract/profile.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { profile } from '../../state/slices.ts';
import { useAppDispatch } from '../../store.ts';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { FactorForm } from './FactorForm.tsx';
import * as factorStyles from './factor.module.css';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** A code besides the password: turned on with an authenticator app, turned off with password and code. */
export default function SecondFactor({ isOn }: { isOn: boolean }) {
  const t = useWords();
  const toast = useToast();
  const call = useCall();
  const dispatch = useAppDispatch();
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const readAgain = () => {
    dispatch(profile.slice.actions.forget('account'));
    void dispatch(profile.thunks.account());
  };
  const begin = async (password: string) => {
    const { data, refusal } = await call(offerSecondFactor, { body: { password } });
    if (data) setOffer(data);
    return refusal;
  };
  const confirm = async (code: string) => {
    const { data, refusal } = await call(confirmSecondFactor, { body: { code } });
    if (data) {
      setOffer(null);
      setCodes(data.recoveryCodes);
    }
    return refusal;
  };
  const end = async (password: string, code: string) => {
    const { refusal } = await call(endSecondFactor, { body: { password, code } });
    if (refusal) return refusal;
    toast({ kind: 'success', icon: 'shield', title: t('member:turnedOff') });
    readAgain();
    return null;
  };

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          setCodes(null);
          readAgain();
        }}
      />
    );
  }
  if (offer) {
    return (
      <div className={factorStyles.factor}>
        <p>{t('member:scan')}</p>
        <QrCode text={offer.uri} label={t('member:qrLabel')} />
        <p>
          {t('member:key')}{' '}
          <code dir="ltr" className={factorStyles.secret}>
            {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
        <FactorForm
          key="confirm"
          action={t('member:confirmCode')}
          asks={['code']}
          send={({ code = '' }) => confirm(code)}
        />
      </div>
    );
  }
  return isOn ? (
    <>
      <p>
        <span className={tagStyles.success}>{t('member:isOn')}</span>
      </p>
      <FactorForm
        key="end"
        action={t('member:turnOff')}
        asks={['password', 'code']}
        send={({ password = '', code = '' }) => end(password, code)}
      />
    </>
  ) : (
    <FactorForm
      key="begin"
      action={t('member:turnOn')}
      asks={['password']}
      send={({ password = '' }) => begin(password)}
    />
  );
}
