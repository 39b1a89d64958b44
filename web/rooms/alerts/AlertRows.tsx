import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Alert,
  type AlertBearer,
  changeAlert,
  listAlerts,
  type OwnAlerts,
  pauseAlerts,
} from '../../../contract/alerts.ts';
import { alignAdded } from '../../alerts/added-alerts.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { AlertRow, type Change, RemovedRow } from './AlertRow.tsx';
import * as styles from './AlertRows.module.css';
import { ChangeAddress } from './ChangeAddress.tsx';
import { NewLink } from './NewLink.tsx';

/**
 * The alerts of the signed-in user, of the email address whose link was opened, or of this browser: changes are saved
 * at once and can be undone.
 */
export default function AlertRows({ token, endpoint }: AlertBearer) {
  const t = useWords();
  const toast = useToast();
  const call = useCall();
  const site = useSite();
  const wordsOf = useRefusalWords();
  const [own, setOwn] = useState<OwnAlerts | null>(null);
  const [failed, setFailed] = useState<'dead' | 'late' | null>(null);
  const [removed, setRemoved] = useState<readonly Alert[]>([]);
  const by = useMemo<AlertBearer>(
    () => ({ ...(token && { token }), ...(endpoint && { endpoint }) }),
    [token, endpoint],
  );
  const read = useCallback(async () => {
    const { data, refusal } = await call(listAlerts, { body: by });
    if (data) {
      setOwn(data);
      const owner = data.isMember ? 'account' : data.inBrowser ? 'browser' : 'email';
      alignAdded(
        data.alerts.map(({ path }) => path),
        owner,
      );
    } else setFailed(refusal?.code === 'invalid_fields' ? 'dead' : 'late');
  }, [call, by]);
  useEffect(() => void read(), [read]);

  const forget = (id: number) => setRemoved((all) => all.filter((one) => one.id !== id));
  /** A removal can no longer be undone. */
  const finish = (id: number) => {
    forget(id);
    if (!endpoint || own?.alerts.length !== 0 || removed.some((one) => one.id !== id)) return;
    // Retried by the next visit of this page.
    void import('../../third-party/news-push.ts')
      .then(({ revokeUnused }) => revokeUnused(site))
      .catch(() => undefined);
  };
  const change = async (alert: Alert, wanted: Change, before: Change | null): Promise<void> => {
    const { id } = alert;
    const { refusal } = await call(changeAlert, { params: { id }, body: { ...by, ...wanted } });
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else if (wanted.removed) setRemoved((all) => [...all, alert]);
    await read();
    if (refusal || wanted.removed) return;
    forget(id);
    toast({
      kind: 'success',
      title: t('alerts:saved'),
      ...(before && { action: { label: t('alerts:undo'), onPress: () => void change(alert, before, null) } }),
    });
  };
  const resume = async (ids: readonly number[]) => {
    for (const id of ids) await call(changeAlert, { params: { id }, body: { ...by, paused: false } });
    await read();
  };
  const pauseAll = async () => {
    const { data, refusal } = await call(pauseAlerts, { body: by });
    await read();
    if (!data) return toast({ kind: 'error', title: wordsOf(refusal) });
    toast({
      kind: 'success',
      title: t('alerts:stopped'),
      action: { label: t('alerts:undo'), onPress: () => void resume(data.paused) },
    });
  };
  if (failed === 'dead') return <NewLink isDead />;
  if (failed) return <FailedState />;
  if (!own) return <RowSkeletons rows={2} />;

  const present = new Set(own.alerts.map(({ id }) => id));
  const gone = new Set(removed.filter(({ id }) => !present.has(id)));
  const rows = [...own.alerts, ...gone].sort((one, other) => other.id - one.id);
  const running = own.alerts.filter(({ paused }) => !paused);
  return (
    <>
      {token && !own.isMember ? (
        <ChangeAddress token={token} email={own.email} />
      ) : (
        <p className={textStyles.muted}>
          {own.inBrowser ? t('alerts:sentToBrowser') : t('alerts:sentTo', { email: own.email })}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState icon="bell" title={t('alerts:emptyTitle')} text={t('alerts:emptyText')} />
      ) : (
        <ul className={styles.rows} tabIndex={-1} aria-label={t('alerts:title')}>
          {rows.map((alert) =>
            gone.has(alert) ? (
              <RemovedRow
                key={alert.id}
                alert={alert}
                onUndo={() => void change(alert, { removed: false }, null)}
                onGone={() => finish(alert.id)}
              />
            ) : (
              <AlertRow
                key={alert.id}
                alert={alert}
                onChange={(wanted, before) => void change(alert, wanted, before)}
              />
            ),
          )}
        </ul>
      )}
      {token && !own.isMember && own.alerts.length > 0 && <Keep />}
      <div className={styles.foot}>
        {token && (
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            <Icon name="lock" size="s" /> {t('alerts:byLink')}
          </p>
        )}
        {running.length > 1 && (
          <button
            type="button"
            className={`${buttonStyles.danger} ${buttonStyles.small}`}
            onClick={() => void pauseAll()}
          >
            {t('alerts:stopAll')}
          </button>
        )}
      </div>
    </>
  );
}

/** Offers an account to users who manage alerts by a link. */
function Keep() {
  const t = useWords();
  return (
    <section className={`${layoutStyles.panel} ${styles.keep}`}>
      <div className={styles.about}>
        <h2>{t('alerts:keepTitle')}</h2>
        <p>{t('alerts:keepText')}</p>
      </div>
      <a className={`${buttonStyles.outlined} ${buttonStyles.small}`} href="/Register">
        {t('alerts:createAccount')}
      </a>
    </section>
  );
}
