import type { EventCard } from '../../../contract/events.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import type { cityTimeZone } from '../../../contract/places.ts';
import { eventPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { timesWords } from '../../ui/event-words.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ComingUp.module.css';

/** The contract's type only, so that no schema is bundled. */
const timeZone: typeof cityTimeZone = 'America/New_York';

const formats = new Map<Lang, Intl.DateTimeFormat>();

/** The parts of a date in the city's time zone: “Wed”, “25”, “Nov”. */
function dayParts(iso: string, lang: Lang) {
  const format =
    formats.get(lang) ??
    new Intl.DateTimeFormat(locales[lang].intl, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone,
    });
  formats.set(lang, format);
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return { weekday: parts.get('weekday'), day: parts.get('day'), month: parts.get('month') };
}

/** Events as rows, each with its day in a tile, its times and its location. The whole row is one link. */
export function ComingUp({ events }: { events: readonly EventCard[] }) {
  const t = useWords();
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li key={event.id} data-state={event.state}>
          <DayTile iso={event.next.startsAt} />
          <div className={layoutStyles.grow}>
            <a className={textStyles.stretched} href={eventPath(event)} dir="auto" lang={event.lang}>
              {event.title}
            </a>
            <Facts className={styles.facts} of={[timesWords(event.next, t), event.venue]} />
            {event.state === 'cancelled' && (
              <span className={tagStyles.error}>{t('event-cards:cancelled')}</span>
            )}
          </div>
          <Icon name="chevron" flip />
        </li>
      ))}
    </ul>
  );
}

function DayTile({ iso }: { iso: string }) {
  const { lang } = useSite();
  const { weekday, day, month } = dayParts(iso, lang);
  return (
    <time className={styles.day} dateTime={iso}>
      <span>{weekday}</span> <b>{day}</b> <span>{month}</span>
    </time>
  );
}
