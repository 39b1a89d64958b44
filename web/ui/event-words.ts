import type { EventCard, ListedOccurrence, Occurrence } from '../../contract/events.ts';
import type { cityTimeZone } from '../../contract/places.ts';
import type { Translate } from '../i18n/words.ts';
import { timeWords } from './clock-words.ts';
import { priceWords } from './Price.tsx';

/** The contract's values; imported as a type only, so that no schema is loaded in the browser. */
const timeZone: typeof cityTimeZone = 'America/New_York';
const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The day of an instant in the city's time zone: `2026-11-22`. */
export const dayOfInstant = (iso: string): string => calendar.format(new Date(iso));

const clockOf = (iso: string, t: Translate) => timeWords(wallClock.format(new Date(iso)), t);

/** In the city's time zone: “4:00 pm–5:00 pm”, “7:00 pm” if the end is unknown. */
export function timesWords({ startsAt, endsAt }: Occurrence, t: Translate): string {
  const from = clockOf(startsAt, t);
  return endsAt === null ? from : t('cards:range', { from, to: clockOf(endsAt, t) });
}

/** The price: “Free”, “$15”, “Donations welcome”. */
export function eventPriceWords(
  { priceType, priceCents }: Pick<EventCard, 'priceType' | 'priceCents'>,
  t: Translate,
) {
  if (priceType === 'donation') return t('event-cards:donation');
  return priceType === 'free' || priceCents === null ? t('cards:free') : priceWords(priceCents);
}

/** Fewer seats are stated with a tag. */
const fewSeats = 10;

/** Whether few or no seats are left. */
export const isNearlyFull = ({ seatsLeft }: Pick<ListedOccurrence, 'seatsLeft'>): boolean =>
  seatsLeft !== null && seatsLeft < fewSeats;
