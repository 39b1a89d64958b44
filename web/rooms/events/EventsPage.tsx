import { useLocation } from 'react-router';
import type { EventCalendar } from '../../../contract/events.ts';
import { hijriDayOf } from '../../../contract/hijri.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import { AlertButton } from '../../alerts/AlertButton.tsx';
import { useWords } from '../../i18n/words.ts';
import { AreaLink } from '../../lists/AreaLink.tsx';
import { placeName } from '../../lists/facet-links.ts';
import * as listHeadStyles from '../../posts/list-head.module.css';
import { PostLink } from '../../posts/PostLink.tsx';
import { useSite } from '../../site.tsx';
import { useSlices } from '../../state/use-slices.ts';
import { hijriWords, weekdayWords } from '../../time/hijri-words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EventRow } from '../../ui/EventRow.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { EventChips } from './EventChips.tsx';
import * as styles from './EventsPage.module.css';
import { countListed, type EventFilters, eventFiltersOf, eventsAddress, monthDays } from './event-filters.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { SubscribePanel } from './SubscribePanel.tsx';

/** The number of pictures that are visible at once. */
const inView = 2;

/** Events by day, beside the calendar of a month. */
export default function EventsPage() {
  const t = useWords();
  const filters = useEventFilters();
  const { event, business } = useSlices('event', 'business');
  const { data, status } = event.calendar;
  if (!data) return status === 'failed' ? <FailedState /> : null;
  const { today } = data;
  const place = placeName(business.stateAndCity.data, filters.city === null ? null : Number(filters.city));
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      <div className={`${listHeadStyles.head} ${styles.head}`}>
        <h1>{place ? t('events:inPlace', { place }) : t('events:title')}</h1>
        <PostLink href="/form/event" words="events:add" />
      </div>
      <div className={`${layoutStyles.row} ${styles.extent}`}>
        <p className={textStyles.muted} role="status">
          <Extent calendar={data} filters={filters} />
        </p>
        <AreaLink id={filters.city} words="events:aboutArea" />
        <AlertButton listKey={event.calendar.key} />
      </div>
      <EventChips filters={filters} today={today} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <MonthGrid calendar={data} filters={filters} today={today} />
          <SubscribePanel filters={filters} />
        </div>
        <Days calendar={data} filters={filters} />
      </div>
    </div>
  );
}

/** The number of events by day. */
function Extent({ calendar, filters }: { calendar: EventCalendar; filters: EventFilters }) {
  const t = useWords();
  const { lang } = useSite();
  const { from, until } = calendar;
  const count = countListed(calendar);
  if (filters.from === null && filters.until === null) return t('events:inTwoWeeks', { count });
  if (from === until) return t('events:onDay', { count, day: dayWords(from, lang, false) });
  return t('events:between', {
    count,
    from: dayWords(from, lang, false),
    until: dayWords(until, lang, false),
  });
}

function Days({ calendar, filters }: { calendar: EventCalendar; filters: EventFilters }) {
  const t = useWords();
  const { lang } = useSite();
  const { days, events, next } = calendar;
  const cards = new Map(events.map((card) => [card.id, card]));
  const month = next?.slice(0, 7) ?? '';
  const isNextMonth = month > calendar.until.slice(0, 7);
  const after = next && {
    href: eventsAddress(filters, { from: next, until: monthDays(month).last, month }),
    words: isNextMonth
      ? t('events:showMonth', { month: monthWords(month, lang) })
      : t('events:showFrom', { day: dayWords(next, lang, false) }),
  };
  let rendered = 0;
  return (
    <div className={styles.days}>
      {days.map(({ day, events: occurrences }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            {weekdayWords(day, lang)}{' '}
            <small className={textStyles.muted}>
              {hijriWords(hijriDayOf(new Date(`${day}T00:00:00Z`)), t)}
            </small>
          </h2>
          <ul className={styles.list}>
            {occurrences.flatMap((occurrence) => {
              const card = cards.get(occurrence.id);
              if (!card) return [];
              rendered += 1;
              return (
                <li key={`${occurrence.id} ${occurrence.startsAt}`}>
                  <EventRow event={card} at={occurrence} eager={rendered <= inView} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {days.length === 0 && (
        <EmptyState icon="calendar" title={t('events:nothingTitle')} text={t('events:nothingText')}>
          <a className={buttonStyles.primary} href="/Events">
            {t('events:backToToday')}
          </a>
        </EmptyState>
      )}
      {after && (
        <a className={`${buttonStyles.outlined} ${buttonStyles.wide}`} href={after.href} rel="nofollow">
          {after.words}
        </a>
      )}
    </div>
  );
}

const monthWords = (month: string, lang: Lang) =>
  new Intl.DateTimeFormat(locales[lang].intl, {
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

/** What the address narrows the calendar to. */
function useEventFilters(): EventFilters {
  return eventFiltersOf(new URLSearchParams(useLocation().search));
}
