import { eventFilePath, googleEventAddress, webcal } from '../../../contract/event-calendars.ts';
import type { EventDetail } from '../../../contract/events.ts';
import { eventPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as styles from './AddToCalendar.module.css';
import { eventAddress } from './event-address.ts';

/** Adds an event to a calendar: its next time in Google's, all of its times by a file. Works without scripts. */
export function AddToCalendar({ event }: { event: EventDetail }) {
  const t = useWords();
  const { lang, publicUrl } = useSite();
  const { id, title, next } = event;
  const file = eventFilePath(id, lang);
  const google = googleEventAddress({
    ...next,
    title,
    location: eventAddress(event).join(', '),
    url: publicUrl + eventPath(event),
  });
  return (
    <details className={styles.menu}>
      <summary className={`${buttonStyles.outlined} ${buttonStyles.wide}`}>
        <Icon name="calendar" />
        {t('event-page:addToCalendar')}
        <Icon name="chevron-down" size="s" />
      </summary>
      <ul>
        <li>
          <a href={google} target="_blank" rel="nofollow noopener">
            {t('event-page:google')}
          </a>
        </li>
        <li>
          <a href={webcal(publicUrl, file)} rel="nofollow">
            {t('event-page:apple')}
          </a>
        </li>
        <li>
          <a href={file} download={`event-${id}.ics`} rel="nofollow">
            {t('event-page:file')} <bdi dir="ltr">.ics</bdi>
          </a>
        </li>
      </ul>
    </details>
  );
}
