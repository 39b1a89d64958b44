import { useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { addAlertByForm } from '../../../contract/alerts.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { aboutDetails, aboutTitle } from '../../alerts/about-words.ts';
import type { ListSubject } from '../../alerts/alert-subject.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as selectStyles from '../../ui/shared/select.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AlertRows.module.css';
import { FrequencyOptions } from './FrequencyOptions.tsx';
import { previewOf } from './read-preview.ts';

/** Adds an alert for a list by a form, rendered on the server for browsers without scripts. */
export function NewAlertForm({ subject }: { subject: ListSubject }) {
  const t = useWords();
  const { cityCode: city, lang, cityId } = useSite();
  const preview = previewOf(useStore());
  const isInvalid = new URLSearchParams(useLocation().search).has('invalid');
  if (!preview || preview === 'failed') {
    return (
      <>
        <h1>{t('alerts:dialogTitle')}</h1>
        <p className={textStyles.muted}>{t('alerts:failed')}</p>
      </>
    );
  }
  const { about, weekly } = preview;
  const details = aboutDetails(about, t);
  return (
    <div className={styles.forms}>
      <h1>{t('alerts:dialogTitle')}</h1>
      <form
        className={`${layoutStyles.panel} ${styles.form}`}
        method="post"
        action={endpointAddress({ city, lang, cityId }, addAlertByForm)}
      >
        {(['list', 'path', 'query'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={subject[name]} />
        ))}
        <div className={styles.about}>
          <a href={subject.path} dir="auto">
            {aboutTitle(about, t)}
          </a>
          {details && <p className={styles.details}>{details}</p>}
          <p className={styles.sent}>
            {t(weekly > 0 ? 'alerts:expected' : 'alerts:rarely', { count: weekly })}
          </p>
        </div>
        <Field
          id="alert-email"
          name="email"
          type="email"
          required
          dir="ltr"
          autoComplete="email"
          icon="mail"
          label={t('alerts:email')}
          error={isInvalid ? t('alerts:emailNeeded') : undefined}
          hint={
            <p className={`${textStyles.small} ${textStyles.muted}`} id="alert-email-hint">
              {t('alerts:emailHint')}
            </p>
          }
          hintId="alert-email-hint"
        />
        <label className={styles.frequency}>
          {t('alerts:howOften')}
          <span className={selectStyles.select}>
            <select name="frequency" defaultValue="daily">
              <FrequencyOptions />
            </select>
            <Icon name="chevron-down" size="s" />
          </span>
        </label>
        <p className={textStyles.muted}>{t('alerts:linkFirst')}</p>
        <p>
          <button type="submit" className={buttonStyles.primary}>
            {t('alerts:send')}
          </button>
        </p>
      </form>
    </div>
  );
}
