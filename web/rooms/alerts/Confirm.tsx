import { useState } from 'react';
import type { AlertLinkAct } from '../../../contract/alert-values.ts';
import { confirmAlert, confirmAlertAddress } from '../../../contract/alerts.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
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

interface Props {
  token: string;
  act: Exclude<AlertLinkAct, 'manage'>;
}

const words = {
  confirm: { title: 'alerts:confirmTitle', text: 'alerts:confirmText', button: 'alerts:confirm' },
  address: { title: 'alerts:moveTitle', text: 'alerts:moveText', button: 'alerts:move' },
} as const;

/**
 * Confirms an alert, or the new address of alerts, by a button, as mail clients prefetch links; then lists all alerts
 * of the address.
 */
export default function Confirm({ token, act }: Props) {
  const t = useWords();
  const call = useCall();
  const [confirmed, setConfirmed] = useState<WordKey | null>(null);
  const [failed, setFailed] = useState<'dead' | 'late' | null>(null);
  const confirm = async () => {
    const body = { token };
    const { data, refusal } = await (act === 'address'
      ? call(confirmAlertAddress, { body })
      : call(confirmAlert, { body }));
    if (data) setConfirmed('frequency' in data ? reach[data.frequency] : 'alerts:moved');
    else setFailed(refusal?.code === 'invalid_fields' ? 'dead' : 'late');
  };
  if (failed === 'dead') return <NewLink isDead />;
  if (confirmed !== null) {
    return (
      <>
        <p className={`${noticeStyles.notice} ${noticeStyles.success}`} role="status">
          <Icon name="check" />
          <span className={layoutStyles.grow}>
            <b>{t('alerts:confirmed')}</b> {t(confirmed)}
          </span>
        </p>
        <h1>{t('alerts:title')}</h1>
        <AlertRows token={token} />
      </>
    );
  }
  return (
    <>
      <EmptyState icon="bell" level={1} title={t(words[act].title)} text={t(words[act].text)}>
        <button
          type="button"
          className={`${buttonStyles.primary} ${buttonStyles.large}`}
          onClick={() => void confirm()}
        >
          {t(words[act].button)}
        </button>
      </EmptyState>
      <p role="alert">{failed && t('alerts:failed')}</p>
    </>
  );
}
