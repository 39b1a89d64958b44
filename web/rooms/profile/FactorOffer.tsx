import type { SecondFactorOffer } from '../../../contract/profile.ts';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { FactorForm } from './FactorForm.tsx';
import * as factorStyles from './factor.module.css';
import { QrCode } from './QrCode.tsx';

interface Props {
  offer: SecondFactorOffer;
  confirm: (code: string) => Promise<FetchError | null>;
}

/** The secret for an authenticator app, to be scanned or typed, and a field for its first code. */
export function FactorOffer({ offer, confirm }: Props) {
  const t = useWords();
  return (
    <div className={factorStyles.factor}>
      <p>{t('two-step:scan')}</p>
      <QrCode text={offer.uri} label={t('two-step:qrLabel')} />
      <p>
        {t('two-step:key')}{' '}
        <code dir="ltr" className={factorStyles.secret}>
          {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <FactorForm
        key="confirm"
        action={t('two-step:confirmCode')}
        fields={['code']}
        send={({ code = '' }) => confirm(code)}
      />
    </div>
  );
}
