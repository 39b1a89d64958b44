import { useEffect, useRef } from 'react';
import type { AlertFrequency } from '../../../contract/alert-values.ts';
import type { Alert } from '../../../contract/alerts.ts';
import { limits } from '../../../contract/limits.ts';
import { aboutIcon, aboutTitle } from '../../alerts/about-words.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as selectStyles from '../../ui/shared/select.module.css';
import * as styles from './AlertRows.module.css';
import { AlertSummary } from './AlertSummary.tsx';
import { FrequencyOptions } from './FrequencyOptions.tsx';

/** The changes to an alert. */
export interface Change {
  frequency?: AlertFrequency;
  paused?: boolean;
  removed?: boolean;
}

interface Props {
  alert: Alert;
  /** @param before the state that undo restores; null for no undo */
  onChange: (wanted: Change, before: Change | null) => void;
}

/** An alert with its frequency, and buttons to pause and to remove it. */
export function AlertRow({ alert, onChange }: Props) {
  const t = useWords();
  const { about, frequency, paused } = alert;
  const title = aboutTitle(about, t);
  return (
    <li className={paused ? `${styles.row} ${styles.paused}` : styles.row}>
      <span className={styles.kind} aria-hidden="true">
        <Icon name={aboutIcon(about)} />
      </span>
      <AlertSummary alert={alert} />
      <div className={styles.actions}>
        <span className={selectStyles.select}>
          <select
            aria-label={t('alerts:howOftenOf', { title })}
            value={frequency}
            onChange={({ currentTarget: { value } }) =>
              onChange({ frequency: value as AlertFrequency }, { frequency })
            }
          >
            <FrequencyOptions />
          </select>
          <Icon name="chevron-down" size="s" />
        </span>
        <button
          type="button"
          className={buttonStyles.iconOutlined}
          aria-label={t(paused ? 'alerts:resumeOf' : 'alerts:pauseOf', { title })}
          onClick={() => onChange({ paused: !paused }, { paused })}
        >
          <Icon name={paused ? 'bell' : 'pause'} />
        </button>
        <button
          type="button"
          className={buttonStyles.iconOutlined}
          aria-label={t('alerts:removeOf', { title })}
          onClick={() => onChange({ removed: true }, null)}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

interface RemovedProps {
  alert: Alert;
  onUndo: () => void;
  /** The alert has expired. */
  onGone: () => void;
}

/** Replaces a removed alert, which can be restored for some seconds. */
export function RemovedRow({ alert, onUndo, onGone }: RemovedProps) {
  const t = useWords();
  const title = aboutTitle(alert.about, t);
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const { current } = button;
    current?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      if (document.activeElement === current) current?.closest('ul')?.focus();
      gone.current();
    }, limits.alerts.undoRowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <li className={`${styles.row} ${styles.paused}`}>
      <p className={styles.about} role="status">
        {t('alerts:removedTitle', { title })}
      </p>
      <button
        ref={button}
        type="button"
        className={`${buttonStyles.outlined} ${buttonStyles.small}`}
        onClick={onUndo}
      >
        <Icon name="undo" size="s" />
        {t('alerts:undo')}
      </button>
    </li>
  );
}
