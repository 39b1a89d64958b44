import { calendarAddress, googleCalendarAddress } from '../../../contract/event-calendars.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './EventsPage.module.css';
import type { EventFilters } from './event-filters.ts';

/** A calendar that follows the list as it is filtered; days do not narrow it. */
export function SubscribePanel({ filters }: { filters: EventFilters }) {
  const t = useWords();
  const { lang, publicUrl } = useSite();
  const address = calendarAddress(publicUrl, filters, lang);
  return (
    <section className={`${layoutStyles.panel} ${styles.subscribe}`}>
      <h2>{t('events:subscribeTitle')}</h2>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('events:subscribeText')}</p>
      <a className={`${buttonStyles.outlined} ${buttonStyles.wide}`} href={address} rel="nofollow">
        <Icon name="calendar" />
        {t('events:subscribe')}
      </a>
      <p className={styles.others}>
        <a
          className={textStyles.link}
          href={googleCalendarAddress(address)}
          target="_blank"
          rel="nofollow noopener"
        >
          {t('events:subscribeGoogle')}
        </a>
        <a className={textStyles.link} href={`/feeds/events.xml?lang=${lang}`} rel="nofollow">
          {t('events:subscribeFeed')}
        </a>
      </p>
    </section>
  );
}
