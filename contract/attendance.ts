import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { langs } from './locales.ts';
import { idParamSchema } from './posts.ts';
import { dateSchema } from './special-hours.ts';

/* Seats of events: members who come, and those who wait for a seat. */

export const attendanceStates = ['going', 'waiting'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** How long before the start of an event its reminders are sent. */
export const reminderLeads = ['day', 'hour'] as const;
export type ReminderLead = (typeof reminderLeads)[number];

export const attendanceSchema = z
  .object({
    /** A day of the event, in the city's time zone. */
    day: z.string(),
    state: z.enum(attendanceStates),
    /** Whether the organizer sees the member's name. */
    sharesName: z.boolean(),
  })
  .meta({ id: 'Attendance' });
export type Attendance = Infer<typeof attendanceSchema>;

export const attendeesSchema = z
  .object({
    day: z.string(),
    going: z.number().int(),
    waiting: z.number().int(),
    /** The names of those who share them with the organizer, in the order in which they signed up. */
    names: z.array(z.object({ name: z.string(), state: z.enum(attendanceStates) })),
  })
  .meta({ id: 'Attendees' });
export type Attendees = Infer<typeof attendeesSchema>;

export const plannedEventSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    /** The language of the title. */
    lang: z.enum(langs),
    isCancelled: z.boolean(),
    /** When it starts next; null if it has no other day. */
    nextAt: z.iso.datetime().nullable(),
    /** The days that the member attends or waits for; `startsAt` is null if it no longer takes place on the day. */
    days: z.array(
      attendanceSchema.pick({ day: true, state: true }).extend({ startsAt: z.iso.datetime().nullable() }),
    ),
    reminders: z.array(z.enum(reminderLeads)),
  })
  .meta({ id: 'PlannedEvent' });
export type PlannedEvent = Infer<typeof plannedEventSchema>;

export const listPlannedEvents = endpoint({
  path: '/attendance',
  access: 'member',
  summary: 'The upcoming events that the member attends, waits for or is reminded of, the next first',
  answer: envelope(z.array(plannedEventSchema)),
});

export const readAttendance = endpoint({
  path: '/events/{id}/attendance',
  access: 'member',
  summary: 'The days of an event that the member attends or waits for, and their reminders',
  params: idParamSchema,
  answer: envelope(
    z.object({
      days: z.array(attendanceSchema),
      /** The reminders that the member gets. */
      reminders: z.array(z.enum(reminderLeads)),
      /** Whether the member may read who attends. */
      isOrganizer: z.boolean(),
    }),
  ),
});

export const attendEvent = endpoint({
  method: 'put',
  path: '/events/{id}/attendance',
  access: 'member',
  summary: 'Attends an upcoming day of an event',
  description:
    'Takes a seat, or a place on the waiting list if all are taken. Seats that become free go to those who have waited longest. Again for the same day, only `sharesName` changes. The first day also sets a reminder a day before.',
  params: idParamSchema,
  body: z.object({
    day: dateSchema,
    sharesName: z.boolean().default(false),
  }),
  answer: envelope(attendanceSchema),
  failures: [409, 410],
});

export const leaveEvent = endpoint({
  method: 'delete',
  path: '/events/{id}/attendance/{day}',
  access: 'member',
  summary: 'Gives up a seat, or a place on the waiting list',
  params: idParamSchema.extend({ day: dateSchema }),
  answer: envelope(doneSchema),
});

export const remindOfEvent = endpoint({
  method: 'put',
  path: '/events/{id}/reminders',
  access: 'member',
  summary: 'Sets when the member is reminded of an event',
  description:
    'By email, and by push in browsers with notifications of alerts: before the days that the member attends, or before each day if there are none. Members with a reminder are also emailed if the event is moved, canceled or closed. An empty list ends them.',
  params: idParamSchema,
  body: z.object({ reminders: z.array(z.enum(reminderLeads)).max(reminderLeads.length) }),
  answer: envelope(z.object({ reminders: z.array(z.enum(reminderLeads)) })),
  failures: [410],
});

export const readAttendees = endpoint({
  path: '/events/{id}/attendees',
  access: 'member',
  summary: 'Who attends one’s own event, by upcoming day',
  params: idParamSchema,
  answer: envelope(z.array(attendeesSchema)),
  failures: [403],
});
