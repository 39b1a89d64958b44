import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { type AlertOutcome, alertOutcomes } from '../../../contract/alert-values.ts';
import {
  type Alert,
  type AlertForm,
  confirmAlert,
  confirmAlertAddress,
  requestAlertAddress,
  sendAlertForm,
} from '../../../contract/alerts.ts';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { aboutTitle } from '../../alerts/about-words.ts';
import type { WordKey } from '../../i18n/words.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as selectStyles from '../../ui/shared/select.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AlertRows.module.css';
import { AlertSummary } from './AlertSummary.tsx';
import type { AlertLink } from './alert-link.ts';
import { FrequencyOptions } from './FrequencyOptions.tsx';
import { NewLink } from './NewLink.tsx';
import { alertsOf } from './read-alerts.ts';

const outcomeWords: Record<AlertOutcome, WordKey> = {
  saved: 'alerts:saved',
  removed: 'alerts:removed',
  stopped: 'alerts:stopped',
  confirmed: 'alerts:confirmed',
  mailed: 'alerts:mailed',
  moved: 'alerts:moved',
  failed: 'alerts:failed',
};

/**
 * The page of an emailed link as forms, rendered on the server for browsers without scripts. Each form reloads the
 * page, which displays the outcome.
 */
export function AlertForms({ link: { act, token } }: { link: AlertLink }) {
  const t = useWords();
  const read = alertsOf(useStore());
  if (act === 'confirm') {
    return (
      <EmptyState icon="bell" level={1} title={t('alerts:confirmTitle')} text={t('alerts:confirmText')}>
        <Form endpoint={confirmAlert} token={token}>
          <button type="submit" className={`${buttonStyles.primary} ${buttonStyles.large}`}>
            {t('alerts:confirm')}
          </button>
        </Form>
      </EmptyState>
    );
  }
  if (act === 'address') {
    return (
      <EmptyState icon="bell" level={1} title={t('alerts:moveTitle')} text={t('alerts:moveText')}>
        <Form endpoint={confirmAlertAddress} token={token}>
          <button type="submit" className={`${buttonStyles.primary} ${buttonStyles.large}`}>
            {t('alerts:move')}
          </button>
        </Form>
      </EmptyState>
    );
  }
  if (read === 'dead') return <NewLink isDead />;
  if (!read || read === 'late') {
    return (
      <>
        <h1>{t('alerts:title')}</h1>
        <p className={textStyles.muted}>{t('alerts:failed')}</p>
      </>
    );
  }
  const { alerts, email, isMember, savedEmails } = read;
  return (
    <div className={styles.forms}>
      <h1>{t('alerts:title')}</h1>
      <Outcome token={token} />
      <p className={textStyles.muted}>{t('alerts:sentTo', { email })}</p>
      {alerts.length === 0 ? (
        <EmptyState icon="bell" title={t('alerts:emptyTitle')} text={t('alerts:emptyText')} />
      ) : (
        <ul className={styles.rows} aria-label={t('alerts:title')}>
          {alerts.map((alert) => (
            <Row key={alert.id} alert={alert} token={token} />
          ))}
        </ul>
      )}
      {savedEmails !== null && (
        <section className={`${layoutStyles.panel} ${styles.keep}`}>
          <div className={styles.about}>
            <h2>{t('saved-posts:title')}</h2>
            <p>{t('saved-posts:tellText')}</p>
          </div>
          <Form token={token}>
            <Act act={savedEmails ? 'saved-off' : 'saved-on'}>
              {t(savedEmails ? 'saved-posts:turnOff' : 'saved-posts:turnOn')}
            </Act>
          </Form>
        </section>
      )}
      {!isMember && (
        <Form endpoint={requestAlertAddress} token={token} className={`${layoutStyles.panel} ${styles.form}`}>
          <Field
            id="new-email"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            icon="mail"
            label={t('alerts:newEmail')}
            hint={
              <p className={`${textStyles.small} ${textStyles.muted}`} id="new-email-hint">
                {t('alerts:newEmailHint')}
              </p>
            }
            hintId="new-email-hint"
          />
          <p>
            <button type="submit" className={`${buttonStyles.outlined} ${buttonStyles.small}`}>
              {t('alerts:sendAddressLink')}
            </button>
          </p>
        </Form>
      )}
      <div className={styles.foot}>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t('alerts:byLink')}</p>
        {alerts.filter(({ paused }) => !paused).length > 1 && (
          <Form token={token}>
            <Act act="pause-all" isDanger>
              {t('alerts:stopAll')}
            </Act>
          </Form>
        )}
      </div>
    </div>
  );
}

/** The outcome of the previous form, with a way to restore what it removed. */
function Outcome({ token }: { token: string }) {
  const t = useWords();
  const query = new URLSearchParams(useLocation().search);
  const outcome = alertOutcomes.find((one) => one === query.get('outcome'));
  const removed = query.get('removed');
  if (!outcome) return null;
  return (
    <div className={outcome === 'failed' ? `${styles.outcome} ${styles.failed}` : styles.outcome}>
      <b>{t(outcomeWords[outcome])}</b>
      {outcome === 'removed' && removed && /^\d{1,15}$/.test(removed) && (
        <Form token={token} id={removed}>
          <Act act="restore">{t('alerts:undo')}</Act>
        </Form>
      )}
    </div>
  );
}

function Row({ alert, token }: { alert: Alert; token: string }) {
  const t = useWords();
  const { id, about, frequency, paused } = alert;
  const title = aboutTitle(about, t);
  return (
    <li className={styles.row}>
      <AlertSummary alert={alert} />
      <Form token={token} id={String(id)} className={styles.actions}>
        <span className={selectStyles.select}>
          <select name="frequency" aria-label={t('alerts:howOftenOf', { title })} defaultValue={frequency}>
            <FrequencyOptions />
          </select>
          <Icon name="chevron-down" size="s" />
        </span>
        <Act act="save">{t('alerts:change')}</Act>
        <Act
          act={paused ? 'resume' : 'pause'}
          label={t(paused ? 'alerts:resumeOf' : 'alerts:pauseOf', { title })}
        >
          {t(paused ? 'alerts:resume' : 'alerts:pause')}
        </Act>
        <Act act="remove" label={t('alerts:removeOf', { title })}>
          {t('alerts:remove')}
        </Act>
      </Form>
    </li>
  );
}

interface FormProps {
  endpoint?: EndpointDefinition;
  token: string;
  /** The alert. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

function Form({ endpoint = sendAlertForm, token, id, className, children }: FormProps) {
  const { cityCode: city, lang, cityId } = useSite();
  return (
    <form method="post" action={endpointAddress({ city, lang, cityId }, endpoint)} className={className}>
      <input type="hidden" name="token" value={token} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}

interface ActProps {
  act: AlertForm['act'];
  /** Names the alert, which the visible text does not. */
  label?: string;
  isDanger?: boolean;
  children: string;
}

function Act({ act, label, isDanger = false, children }: ActProps) {
  return (
    <button
      type="submit"
      name="act"
      value={act}
      aria-label={label}
      className={`${isDanger ? buttonStyles.danger : buttonStyles.outlined} ${buttonStyles.small}`}
    >
      {children}
    </button>
  );
}
