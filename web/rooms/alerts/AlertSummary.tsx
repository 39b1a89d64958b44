import type { Alert } from '../../../contract/alerts.ts';
import { aboutDetails, aboutTitle } from '../../alerts/about-words.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as styles from './AlertRows.module.css';

/** What an alert is about, what it has sent, and whether it is paused. */
export function AlertSummary({ alert }: { alert: Alert }) {
  const t = useWords();
  const { lang } = useSite();
  const { about, path, paused, sentThisWeek, lastSentAt } = alert;
  const details = aboutDetails(about, t);
  const sent =
    sentThisWeek > 0
      ? t('alerts:sentThisWeek', { count: sentThisWeek })
      : lastSentAt
        ? t('alerts:lastSent', { date: dateWords(lastSentAt, lang) })
        : t('alerts:nothingSent');
  return (
    <div className={styles.about}>
      <a href={path} dir="auto">
        {aboutTitle(about, t)}
      </a>
      {details && <p className={styles.details}>{details}</p>}
      <p className={styles.sent}>
        {paused && <span className={tagStyles.plain}>{t('alerts:paused')}</span>}
        {sent}
      </p>
    </div>
  );
}
