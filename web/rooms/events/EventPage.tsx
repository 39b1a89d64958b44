import type { ReactNode } from 'react';
import type { EventDetail } from '../../../contract/events.ts';
import { hijriDayOf } from '../../../contract/hijri.ts';
import type { Lang } from '../../../contract/locales.ts';
import { eventsPath } from '../../addresses.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { PostPage } from '../../posts/PostPage.tsx';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { hijriWords, weekdayWords } from '../../time/hijri-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { EventLine } from '../../ui/EventLine.tsx';
import { dayOfInstant, eventPriceWords, isNearlyFull, timesWords } from '../../ui/event-words.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { KeyFact } from '../../ui/KeyFacts.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Price } from '../../ui/Price.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as priceStyles from '../../ui/shared/price.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { AddToCalendar } from './AddToCalendar.tsx';
import { AttendBox, attendId } from './AttendBox.tsx';
import * as styles from './EventPage.module.css';
import { eventAddress } from './event-address.ts';
import { eventCrumbs } from './event-crumbs.ts';
import { repeatsWords } from './repeats-words.ts';

/** An event: date, location, price, and contact. */
export default function EventPage() {
  const t = useWords();
  const { lang } = useSite();
  const event = useAppSelector((state) => state.event.event.data);
  if (!event) return null;
  const { id, venue, street, area, borough, category, similar, state } = event;
  const crumbs = eventCrumbs(event, t);
  const isOpen = state === 'on' && event.upcoming.length > 0;
  const price =
    event.priceType === 'paid' && event.priceCents !== null ? (
      <Price cents={event.priceCents} />
    ) : (
      eventPriceWords(event, t)
    );
  const places = [area.name, borough?.name].filter((name) => name && name !== venue);
  return (
    <PostPage
      key={id}
      post={event}
      folder="events"
      kind="event"
      crumbs={crumbs}
      cover={
        <div className={styles.cover}>
          <PatternArt seed={id} icon={category.icon} slug={category.slug} shape="wide" eager />
        </div>
      }
      hasLead
      isWanted={false}
      tag={category.name}
      status={
        <>
          {state === 'cancelled' && <span className={tagStyles.error}>{t('event-page:cancelled')}</span>}
          {state === 'on' && event.movedFrom && (
            <span className={tagStyles.warning}>{t('event-page:moved')}</span>
          )}
          {isOpen && <SeatTag event={event} />}
          {event.isPast && <span className={tagStyles.plain}>{t('event-page:past')}</span>}
        </>
      }
      place={
        <>
          {venue && (
            <>
              <bdi>{venue}</bdi>
              {t('cards:comma')}
            </>
          )}
          {places.join(t('cards:comma'))}
        </>
      }
      address={street && eventAddress(event)}
      facts={[...eventFacts(event, t, lang), { icon: 'tag', label: t('event-page:price'), value: price }]}
      about={t('event-page:about')}
      contactTitle={t('event-page:contact')}
      price={<div className={priceStyles.price}>{price}</div>}
      priceNote={t(event.priceType === 'paid' ? 'event-page:payAtDoor' : 'event-page:freeNote')}
      notice={<Notice event={event} />}
      apply={isOpen && <AttendBox event={event} />}
      quick={
        isOpen && (
          <a className={buttonStyles.primary} href={`#${attendId}`}>
            {t('event-page:attend')}
          </a>
        )
      }
      last={<AddToCalendar event={event} />}
      isOver={event.isPast || state === 'cancelled'}
      poster={
        event.host && (
          <div className={styles.host}>
            <p className={`${textStyles.small} ${textStyles.muted}`}>{t('event-page:hosted')}</p>
            <b dir="auto">{event.host}</b>
            {event.hostEvents > 1 && (
              <p className={textStyles.small}>{t('event-page:hostEvents', { count: event.hostEvents })}</p>
            )}
          </div>
        )
      }
      similar={
        similar.length > 0
          ? {
              title: t('event-page:more'),
              href: eventsPath({ category: category.id }),
              list: (
                <ul>
                  {similar.map((card) => (
                    <li key={card.id} data-state={card.state}>
                      <EventLine event={card} />
                    </li>
                  ))}
                </ul>
              ),
            }
          : null
      }
    >
      <Chips event={event} />
      {event.upcoming.length > 1 && (
        <section className={layoutStyles.block}>
          <h2>{t('event-page:upcoming')}</h2>
          <ul className={styles.dates}>
            {event.upcoming.map((occurrence) => (
              <li key={occurrence.startsAt}>
                <time dateTime={occurrence.startsAt}>
                  {weekdayWords(dayOfInstant(occurrence.startsAt), lang)}
                  {' · '}
                  {timesWords(occurrence, t)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PostPage>
  );
}

/** Whom it is for, and its languages. */
function Chips({ event: { audience, languages } }: { event: EventDetail }) {
  const t = useWords();
  const { lang } = useSite();
  const chip = (icon: IconName, label: string, names: readonly string[]) =>
    names.length > 0 && (
      <li>
        <Icon name={icon} size="s" />
        <span className={textStyles.hidden}>{label}</span> {new Intl.ListFormat(lang).format(names)}
      </li>
    );
  return (
    <ul className={styles.chips}>
      {chip(
        'people',
        t('event-page:audience'),
        audience.map((one) => t(`event-cards:for_${one}`)),
      )}
      {chip(
        'globe',
        t('event-page:languages'),
        languages.map((one) => t(`languages:${one}`)),
      )}
    </ul>
  );
}

/** Few or no seats left on the next day. */
function SeatTag({ event }: { event: EventDetail }) {
  const t = useWords();
  const left = event.upcoming[0]?.seatsLeft ?? null;
  if (left === null || !isNearlyFull({ seatsLeft: left })) return null;
  return (
    <span className={left === 0 ? tagStyles.error : tagStyles.warning}>
      {t('event-page:seatsLeft', { count: left })}
    </span>
  );
}

/** Its status: rescheduled, canceled or over. */
function Notice({ event: { state, movedFrom, isPast } }: { event: EventDetail }) {
  const t = useWords();
  const { lang } = useSite();
  const notice = (icon: IconName, title: string, text: ReactNode, style = '') => (
    <div className={`${styles.notice} ${style}`} role="status">
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  );
  if (state === 'cancelled')
    return notice('warning', t('event-page:cancelled'), t('event-page:cancelledText'), styles.cancelled);
  if (isPast) return notice('clock', t('event-page:past'), t('event-page:pastText'));
  if (!movedFrom) return null;
  return notice(
    'calendar',
    t('event-page:moved'),
    <>
      {t('event-page:movedText')}{' '}
      <s>
        <time dateTime={movedFrom}>
          {dateWords(movedFrom, lang)}
          {' · '}
          {timesWords({ startsAt: movedFrom, endsAt: null }, t)}
        </time>
      </s>
    </>,
    styles.moved,
  );
}

function eventFacts(event: EventDetail, t: Translate, lang: Lang): (KeyFact | null)[] {
  const { next, afterPrayer, seats, repeats } = event;
  const [first] = event.state === 'on' ? event.upcoming : [];
  const day = dayOfInstant(next.startsAt);
  /** What was planned, struck if it does not take place. */
  const planned = (words: string) => (event.state === 'cancelled' ? <s>{words}</s> : words);
  return [
    {
      icon: 'calendar',
      label: t('event-page:date'),
      value: (
        <>
          {planned(weekdayWords(day, lang, true))}
          <small className={styles.second}>{hijriWords(hijriDayOf(new Date(`${day}T00:00:00Z`)), t)}</small>
        </>
      ),
    },
    {
      icon: 'clock',
      label: t('event-page:time'),
      value: (
        <>
          {planned(timesWords(next, t))}
          {afterPrayer && <small className={styles.second}>{t(`event-cards:after_${afterPrayer}`)}</small>}
        </>
      ),
    },
    repeats
      ? {
          icon: 'calendar',
          label: t('event-page:repeats'),
          value: repeatsWords(repeats, t, (last) => dayWords(last, lang)),
        }
      : null,
    seats === null
      ? null
      : {
          icon: 'user',
          label: t('event-page:seats'),
          value: [
            t('event-page:seatCount', { count: seats }),
            first?.seatsLeft != null && t('event-page:seatsLeft', { count: first.seatsLeft }),
          ]
            .filter(Boolean)
            .join(' · '),
        },
  ];
}
