import { z } from 'zod';
import { emailSchema, phoneSchema } from './contact-details.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { eitherSchema, envelope, listEnvelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import {
  choiceField,
  clockField,
  dayField,
  integerField,
  type ListingFields,
  listField,
  parametersOf,
  presentedShape,
  sortsOf,
  textField,
} from './listing-fields.ts';
import { pointSchema } from './places.ts';
import { requiredChoice, requiredDay, requiredLine } from './posting/fields.ts';
import { idParamSchema, namedSchema, postCardSchema, postDetailSchema } from './posts.ts';
import type { Prayer } from './prayer-times.ts';
import { dateSchema } from './special-hours.ts';
import { spokenLanguages } from './spoken-languages.ts';

/** The prayers after which an event can begin. */
export const eventPrayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const satisfies Prayer[];
export type EventPrayer = (typeof eventPrayers)[number];
export const eventPrices = ['free', 'paid', 'donation'] as const;
export const audiences = ['everyone', 'families', 'children', 'youth', 'women', 'men', 'seniors'] as const;
export const eventStates = ['on', 'cancelled'] as const;

/** The fields of events besides those of all posts. */
export const eventFields = {
  /** The first day, in the city's time zone. */
  startsOn: dayField({
    posted: requiredDay('field.event_day'),
    presented: z.string(),
    on: 'card',
    isAlwaysImported: true,
  }),
  /** Null if it begins after a prayer. */
  startsMinute: clockField(limits.clock, { on: 'card', isAlwaysImported: true }),
  /** More than 1,440 if it ends after midnight; null if its end is unknown. */
  endsMinute: clockField(limits.endClock, { on: 'card', isAlwaysImported: true }),
  afterPrayer: choiceField(eventPrayers, { on: 'card', isAlwaysImported: true }),
  /** A rule as `repeatParts` parses it; null for a single event. */
  repeats: textField(limits.eventRepeats, { on: 'detail', waits: false, isAlwaysImported: true }),
  priceType: choiceField(eventPrices, {
    posted: requiredChoice('field.event_price', eventPrices),
    presented: z.enum(eventPrices),
    on: 'card',
    filter: { parameter: 'price', operator: 'equals', dimension: 'price' },
    isAlwaysImported: true,
  }),
  audience: listField(audiences, {
    on: 'card',
    filter: {
      parameter: 'audience',
      operator: 'has',
      dimension: 'audience',
      description: 'Events that are for them',
    },
  }),
  languages: listField(spokenLanguages, { on: 'card' }),
  /** The maximum number of attendees. */
  seats: integerField(limits.seats, { on: 'card' }),
  /** The name of the venue: a café, a library, a corner. */
  venue: textField(limits.title.max, {
    posted: requiredLine('field.event_venue', limits.title.max),
    on: 'card',
    isAlwaysImported: true,
  }),
  /** The organizer. */
  host: textField(limits.title.max, { on: 'card', isAlwaysImported: true }),
  state: choiceField(eventStates, {
    posted: z.enum(eventStates, { error: 'field.choice' }).default('on'),
    presented: z.enum(eventStates),
    on: 'card',
  }),
} as const satisfies ListingFields;

/** An imported event. Prices are US cents; free events and those for donations have none. */
export const eventBaseSchema = z.object({
  title: eitherSchema,
  description: eitherSchema,
  categoryId: z.number().int(),
  startsOn: dateSchema,
  startsMinute: z.number().int().min(limits.clock.min).max(limits.clock.max).nullable(),
  endsMinute: z.number().int().min(limits.endClock.min).max(limits.endClock.max).nullable(),
  afterPrayer: z.enum(eventPrayers).nullable(),
  repeats: z.string().max(limits.eventRepeats).nullable(),
  priceType: z.enum(eventPrices),
  priceCents: z.number().int().min(limits.priceCents.min).max(limits.priceCents.max).nullable(),
  venue: z.string().max(limits.title.max),
  host: z.string().max(limits.title.max).nullable(),
  cityId: z.number().int(),
  street: z.string().max(limits.street).nullable(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  point: pointSchema.nullable(),
  email: emailSchema.nullable(),
  phone: phoneSchema.nullable(),
});
export type EventBase = Infer<typeof eventBaseSchema>;

export const eventSorts = ['relevance', 'soonest', 'newest', ...sortsOf(eventFields)] as const;
export type EventSort = (typeof eventSorts)[number];

const filterShape = {
  ...parametersOf(eventFields),
  category: z.coerce.number().int().positive().optional(),
  from: dateSchema.optional().describe('Events of this day of the city’s calendar, or a later one'),
  until: dateSchema.optional().describe('Events of this day, or an earlier one'),
  city: z.coerce.number().int().min(0).optional(),
};

/** The filters of events, as in the contract. */
export const eventQuerySchema = pageQuerySchema.extend({
  ...filterShape,
  q: z.string().max(limits.query.max).optional(),
  sort: z.enum(eventSorts).optional().describe('`soonest` unless words are searched for'),
});
export type EventQuery = Infer<typeof eventQuerySchema>;

/** The start and end of an event; the end is null if it is unknown. */
export const occurrenceSchema = z.object({ startsAt: z.string(), endsAt: z.string().nullable() });
export type Occurrence = Infer<typeof occurrenceSchema>;

/** An occurrence in lists. */
const listedOccurrenceSchema = occurrenceSchema.extend({
  /** The number of free seats; null if it is not limited, or if the event is over. */
  seatsLeft: z.number().int().nullable(),
});
export type ListedOccurrence = Infer<typeof listedOccurrenceSchema>;

/** An upcoming occurrence with its seats. */
export const seatedOccurrenceSchema = listedOccurrenceSchema.extend({
  /** In the city's time zone. */
  day: z.string(),
  /** The number of members who said that they come. */
  going: z.number().int(),
});
export type SeatedOccurrence = Infer<typeof seatedOccurrenceSchema>;

/** The card of an event. */
export const eventCardSchema = postCardSchema
  .extend({
    ...presentedShape(eventFields, 'card'),
    priceCents: z.number().int().nullable(),
    category: namedSchema.extend({ icon: z.string(), slug: z.string() }),
    /** The next occurrence, or the last one once it is over. */
    next: listedOccurrenceSchema,
    /** Whether it has several occurrences. */
    isSeries: z.boolean(),
    /** The original start if its poster rescheduled it; null otherwise. */
    movedFrom: z.string().nullable(),
  })
  .meta({ id: 'EventCard' });
export type EventCard = Infer<typeof eventCardSchema>;

export const eventDetailSchema = z
  .object({
    ...eventCardSchema.shape,
    ...postDetailSchema.shape,
    ...presentedShape(eventFields, 'detail'),
    street: z.string().nullable(),
    zip: z.string().nullable(),
    /** The number of events of its organizer, past ones included; 0 if it is anonymous or names no organizer. */
    hostEvents: z.number().int(),
    /** The last occurrence is over. */
    isPast: z.boolean(),
    /** At most 12 upcoming occurrences. */
    upcoming: z.array(seatedOccurrenceSchema),
    similar: z.array(eventCardSchema),
  })
  .meta({ id: 'EventDetail' });
export type EventDetail = Infer<typeof eventDetailSchema>;

/** The query of a calendar: the filters of the list, and the month whose days are marked. */
export const calendarQuerySchema = z.object({
  ...filterShape,
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('The month whose days with events are counted; that of `from` unless given'),
});
export type CalendarQuery = Infer<typeof calendarQuerySchema>;

export const eventCalendarSchema = z
  .object({
    /** In the city's time zone. */
    today: z.string(),
    from: z.string(),
    until: z.string(),
    month: z.string(),
    /** Days with events in order, and the events of each by start time. */
    days: z.array(
      z.object({ day: z.string(), events: z.array(listedOccurrenceSchema.extend({ id: z.number().int() })) }),
    ),
    /** The events of these days, without duplicates. */
    events: z.array(eventCardSchema),
    /** The next day with a matching event after these; null if there is none. */
    next: z.string().nullable(),
    /** The number of events by day of the month. */
    marks: z.array(z.object({ day: z.string(), count: z.number().int() })),
  })
  .meta({ id: 'EventCalendar' });
export type EventCalendar = Infer<typeof eventCalendarSchema>;

export const listEvents = endpoint({
  path: '/events',
  summary: 'Events that are still to come, filtered, sorted and counted',
  query: eventQuerySchema,
  answer: listEnvelope(eventCardSchema),
  returns: 'A page of events',
});

export const readEventCalendar = endpoint({
  path: '/events/calendar',
  summary: 'What takes place from day to day; two weeks from today unless given',
  description: `At most ${limits.events.ofCalendar} times, and ${limits.events.calendarDays} days: \`next\` says where to go on.`,
  query: calendarQuerySchema,
  answer: envelope(eventCalendarSchema),
  returns: 'Days and the events of each',
});

export const readEvent = endpoint({
  path: '/events/{id}',
  summary: 'One event, also once it is over or canceled',
  params: idParamSchema,
  answer: envelope(eventDetailSchema),
  returns: 'The event',
  failures: [410],
});
