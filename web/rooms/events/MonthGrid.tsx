import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EventCalendar } from '../../../contract/events.ts';
import { type HijriDay, hijriDayOf } from '../../../contract/hijri.ts';
import { locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { hijriWords, weekdayWords } from '../../time/hijri-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import {
  dayAfter,
  type EventFilters,
  eventsAddress,
  monthAfter,
  monthDays,
  weeksOf,
} from './event-filters.ts';
import * as styles from './MonthGrid.module.css';

interface Props {
  calendar: EventCalendar;
  filters: EventFilters;
  today: string;
}

const hijriOf = (day: string): HijriDay => hijriDayOf(new Date(`${day}T00:00:00Z`));

/** The maximum number of dots for the events of a day. */
const mostDots = 3;

/**
 * The days of a month in both calendars, each a link to its events. Arrow keys move by day and week, Page Up and
 * Down by month.
 */
export function MonthGrid({ calendar: { month, from, until, marks }, filters, today }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const counts = new Map(marks.map(({ day, count }) => [day, count]));
  const { first, last } = monthDays(month);
  const isInMonth = (day: string) => day >= first && day <= last;
  const isChosen = (day: string) => filters.from !== null && day >= from && day <= until;
  const [reached, setReached] = useState<string | null>(null);
  const start = [reached, filters.from, today].find((day) => day && isInMonth(day)) ?? first;
  /** The day that receives the focus once its month has loaded. */
  const awaited = useRef<string | null>(null);

  useEffect(() => {
    if (awaited.current === null || !isInMonth(awaited.current)) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${awaited.current}"]`)?.focus();
    awaited.current = null;
  });

  const monthPath = (to: string) => eventsAddress(filters, { month: to });

  function onKeyDown(event: KeyboardEvent, day: string): void {
    const forward = locales[lang].dir === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: 7,
      ArrowUp: -7,
    };
    const months: Record<string, number> = { PageDown: 1, PageUp: -1 };
    const step = steps[event.key];
    const page = months[event.key];
    if (step === undefined && page === undefined) return;
    event.preventDefault();
    const other = page === undefined ? month : monthAfter(month, page);
    const sameDay = `${other}${day.slice(7)}`;
    const next = step === undefined ? [sameDay, monthDays(other).last].sort()[0] : dayAfter(day, step);
    if (!next) return;
    awaited.current = next;
    setReached(next);
    if (!isInMonth(next)) void navigate(monthPath(next.slice(0, 7)), { preventScrollReset: true });
  }

  return (
    <section className={`${layoutStyles.panel} ${styles.calendar}`} aria-label={t('events:calendar')}>
      <div className={styles.head}>
        <a
          className={buttonStyles.icon}
          href={monthPath(monthAfter(month, -1))}
          data-stay=""
          rel="nofollow"
          aria-label={t('events:previousMonth')}
        >
          <Icon name="chevron" flip className={styles.back} />
        </a>
        <div>
          <h2>{monthFormat(lang).format(new Date(`${first}T00:00:00Z`))}</h2>
          <p className={`${textStyles.small} ${textStyles.muted}`} title={t('events:hijriNote')}>
            {hijriMonths(first, last, t)}
          </p>
        </div>
        <a
          className={buttonStyles.icon}
          href={monthPath(monthAfter(month, 1))}
          data-stay=""
          rel="nofollow"
          aria-label={t('events:nextMonth')}
        >
          <Icon name="chevron" flip />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are links that arrows move among */}
      <table ref={grid} role="grid" className={styles.grid}>
        <thead>
          <tr>
            {weekdaysOf(lang).map(({ long, narrow }) => (
              <th key={long} scope="col" abbr={long}>
                {narrow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of a week is one of seven
                  <td key={index} />
                ) : (
                  <td key={day}>
                    <Day
                      day={day}
                      count={counts.get(day) ?? 0}
                      href={eventsAddress(filters, { from: day, until: day, month })}
                      isPast={day < today}
                      isToday={day === today}
                      isChosen={isChosen(day)}
                      isReached={day === start}
                      onKeyDown={onKeyDown}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps {
  day: string;
  count: number;
  href: string;
  isPast: boolean;
  isToday: boolean;
  isChosen: boolean;
  isReached: boolean;
  onKeyDown: (event: KeyboardEvent, day: string) => void;
}

function Day({ day, count, href, isPast, isToday, isChosen, isReached, onKeyDown }: DayProps) {
  const t = useWords();
  const { lang } = useSite();
  const hijri = hijriOf(day);
  const name = `${weekdayWords(day, lang)}${t('cards:comma')}${hijriWords(hijri, t)}`;
  const classes = [
    styles.day,
    isPast && styles.past,
    isToday && styles.today,
    isChosen && styles.chosen,
    count > 0 && styles.full,
  ];
  return (
    <a
      className={classes.filter(Boolean).join(' ')}
      href={href}
      data-stay=""
      rel="nofollow"
      data-day={day}
      tabIndex={isReached ? 0 : -1}
      aria-current={isChosen ? 'true' : isToday ? 'date' : undefined}
      onKeyDown={(event) => onKeyDown(event, day)}
    >
      <span className={textStyles.hidden}>
        {count > 0 ? t('events:dayWith', { count, day: name }) : t('events:dayWithout', { day: name })}
      </span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <small aria-hidden="true">{hijri.day}</small>
      <span className={styles.dots} aria-hidden="true">
        {'•'.repeat(Math.min(count, mostDots))}
      </span>
    </a>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function monthFormat(lang: 'en' | 'ar'): Intl.DateTimeFormat {
  const format =
    formats.get(lang) ??
    new Intl.DateTimeFormat(locales[lang].intl, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(lang, format);
  return format;
}

/** The Hijri months of a month with their year: “Jumada I – Jumada II 1448”. */
function hijriMonths(first: string, last: string, t: ReturnType<typeof useWords>): string {
  const names = [hijriOf(first), hijriOf(last)].map(({ month, year }) => ({
    month: t(`hijri:month${month as 1}`),
    year: String(year),
  }));
  const [from, to] = names;
  if (!from || !to) return '';
  if (from.month === to.month) return `${from.month} ${from.year}`;
  return from.year === to.year
    ? `${from.month} – ${to.month} ${to.year}`
    : `${from.month} ${from.year} – ${to.month} ${to.year}`;
}

/** 2023-01-01 was a Sunday. */
const sundayMs = Date.UTC(2023, 0, 1);
const dayMs = 86_400_000;

/** Sunday first. */
function weekdaysOf(lang: 'en' | 'ar'): { long: string; narrow: string }[] {
  const names = (weekday: 'long' | 'narrow' | 'short') =>
    new Intl.DateTimeFormat(locales[lang].intl, { weekday, timeZone: 'UTC' });
  const [long, narrow] = [names('long'), names('narrow')];
  return Array.from({ length: 7 }, (_, index) => ({
    long: long.format(sundayMs + index * dayMs),
    narrow: narrow.format(sundayMs + index * dayMs),
  }));
}
