import { useState } from 'react';
import type { AlertFrequency } from '../../../contract/alert-values.ts';
import { confirmAlert } from '../../../contract/alerts.ts';
import { useWords } from '../../i18n/words.ts';
import * as noticeStyles from '../../member/notice.module.css';
import { useCall } from '../../state/sending.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import AlertRows from './AlertRows.tsx';
import { NewLink } from './NewLink.tsx';

/** How soon new posts are reported, by frequency. */
const reach = { now: 'alerts:reachNow', daily: 'alerts:reachDaily', weekly: 'alerts:reachWeekly' } as const;

/** Confirms an alert by a button, as mail clients prefetch links; then lists all alerts of the address. */
export default function Confirm({ token }: { token: string }) {
  const t = useWords();
  const call = useCall();
  const [confirmed, setConfirmed] = useState<AlertFrequency | null>(null);
  const [failed, setFailed] = useState<'dead' | 'late' | null>(null);
  const confirm = async () => {
    const { data, refusal } = await call(confirmAlert, { body: { token } });
    if (data) setConfirmed(data.frequency);
    else setFailed(refusal?.code === 'invalid_fields' ? 'dead' : 'late');
  };
  if (failed === 'dead') return <NewLink isDead />;
  if (confirmed !== null) {
    return (
      <>
        <p className={`${noticeStyles.notice} ${noticeStyles.success}`} role="status">
          <Icon name="check" />
          <span className={layoutStyles.grow}>
            <b>{t('alerts:confirmed')}</b> {t(reach[confirmed])}
          </span>
        </p>
        <h1>{t('alerts:title')}</h1>
        <AlertRows token={token} />
      </>
    );
  }
  return (
    <>
      <EmptyState icon="bell" level={1} title={t('alerts:confirmTitle')} text={t('alerts:confirmText')}>
        <button
          type="button"
          className={`${buttonStyles.primary} ${buttonStyles.large}`}
          onClick={() => void confirm()}
        >
          {t('alerts:confirm')}
        </button>
      </EmptyState>
      <p role="alert">{failed && t('alerts:failed')}</p>
    </>
  );
}
