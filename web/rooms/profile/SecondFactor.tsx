import { useState } from 'react';
import type { Lang } from '../../../contract/locales.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  type SecondFactorOffer,
} from '../../../contract/profile.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useCall } from '../../state/sending.ts';
import { useAppSelector } from '../../store.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { FactorForm } from './FactorForm.tsx';
import { FactorOffer } from './FactorOffer.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useAccountReload } from './use-account-reload.ts';

/** Two-step sign-in, rendered once its messages have loaded. */
export const secondFactor = (lang: Lang) => withLateWords(lang, ['two-step'], SecondFactor);

type Change = 'renew' | 'end';

/** Turns two-step sign-in on with an authenticator app, and with password and code off again. */
function SecondFactor() {
  const t = useWords();
  const toast = useToast();
  const call = useCall();
  const reload = useAccountReload();
  const isOn = useAppSelector((state) => state.profile.account.data?.secondFactor ?? false);
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [change, setChange] = useState<Change | null>(null);

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
  const renew = async (password: string, code: string) => {
    const { data, refusal } = await call(renewRecoveryCodes, { body: { password, code } });
    if (data) {
      setChange(null);
      setCodes(data.recoveryCodes);
    }
    return refusal;
  };
  const end = async (password: string, code: string) => {
    const { refusal } = await call(endSecondFactor, { body: { password, code } });
    if (refusal) return refusal;
    toast({ kind: 'success', icon: 'shield', title: t('two-step:turnedOff') });
    setChange(null);
    void reload();
    return null;
  };

  const content = () => {
    if (codes) {
      return (
        <RecoveryCodes
          codes={codes}
          onSaved={() => {
            setCodes(null);
            void reload();
          }}
        />
      );
    }
    if (offer) return <FactorOffer offer={offer} confirm={confirm} />;
    if (!isOn) {
      return (
        <FactorForm
          key="begin"
          action={t('two-step:turnOn')}
          fields={['password']}
          send={({ password = '' }) => begin(password)}
        />
      );
    }
    if (change) {
      const isEnd = change === 'end';
      return (
        <FactorForm
          key={change}
          title={t(isEnd ? 'two-step:turnOffQuestion' : 'two-step:newCodes')}
          text={`${t(isEnd ? 'two-step:turnOffText' : 'two-step:newCodesText')} ${t('two-step:proofText')}`}
          action={t(isEnd ? 'two-step:turnOff' : 'two-step:createCodes')}
          fields={['password', 'code']}
          send={({ password = '', code = '' }) => (isEnd ? end : renew)(password, code)}
          onCancel={() => setChange(null)}
        />
      );
    }
    return (
      <>
        <p>
          <span className={tagStyles.success}>{t('two-step:isOn')}</span>
        </p>
        <div className={layoutStyles.row}>
          <button type="button" className={buttonStyles.outlined} onClick={() => setChange('renew')}>
            {t('two-step:newCodes')}
          </button>
          <button type="button" className={buttonStyles.danger} onClick={() => setChange('end')}>
            {t('two-step:turnOff')}
          </button>
        </div>
      </>
    );
  };
  return (
    <MemberSection id="factor-title" title={t('two-step:title')} text={t('two-step:text')}>
      {content()}
    </MemberSection>
  );
}
