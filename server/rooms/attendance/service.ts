import type { Attendance, Attendees, PlannedEvent, ReminderLead } from '../../../contract/attendance.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { Mailer } from '../../mail/letter.ts';
import { inBatches } from '../../queue/in-batches.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { requirePublished } from '../listings/reading.ts';
import { readPlanned } from './planned-queries.ts';
import {
  addAttendance,
  countGoing,
  isUpcoming,
  lockSeats,
  readAttendeesOf,
  readOwn,
  readOwnDay,
  readOwner,
  readReaders,
  readWaitingDays,
  readWithFreeSeats,
  removeAttendance,
  seatWaiting,
  shareName,
} from './queries.ts';
import { addLead, readLeads, removeLeads } from './reminder-queries.ts';

export interface AttendanceNeeds {
  db: Db;
  queue: Pick<Queue, 'repeat'>;
  mailer: Pick<Mailer, 'send'>;
  publicUrl: string;
  takeOne: TakeOne;
  now: () => Date;
}

interface OwnAttendance {
  days: Attendance[];
  reminders: ReminderLead[];
  isOrganizer: boolean;
}

const seatJob: JobKind<Nothing> = {
  name: 'attendance-seats',
  withinSeconds: 120,
  retries: 2,
  pauseSeconds: 15,
  longestPauseSeconds: 60,
  atOnce: 1,
};

/** Seats of events. Each change locks the event, so that no seat is given twice. */
export function createAttendance({ db, queue, mailer, publicUrl, takeOne, now }: AttendanceNeeds) {
  /** Gives free seats to those who wait, and notifies them. */
  async function fillSeats(tx: Db, id: number, day: string, seats: number | null): Promise<void> {
    const free = seats === null ? null : Math.max(0, seats - (await countGoing(tx, id, day)));
    const seated = free === 0 ? [] : await seatWaiting(tx, id, day, free);
    if (seated.length === 0) return;
    for (const { email, name, lang, slug, title_en, title_ar, starts_at } of await readReaders(
      tx,
      id,
      day,
      seated,
    )) {
      const title = pickText(eitherOf(title_en, title_ar), lang).text;
      const link = pageIn(publicUrl, `/Event/${id}/${slug}`, lang);
      const letter = { kind: 'seat-free', name, title, at: starts_at.toISOString(), link } as const;
      await mailer.send(tx, { to: email, lang, letter });
    }
  }

  /** Fills the seats that became free otherwise: by a deleted account, or because the organizer has more. */
  async function fillAll(): Promise<void> {
    await inBatches(
      (after, limit) => readWithFreeSeats(db, after, limit),
      (id) =>
        db.transaction().execute(async (tx) => {
          const event = await lockSeats(tx, id);
          if (event?.status !== 'published' || event.state === 'cancelled') return;
          for (const day of await readWaitingDays(tx, id))
            if (await isUpcoming(tx, id, day, now())) await fillSeats(tx, id, day, event.seats);
        }),
    );
  }
  queue.repeat(seatJob, limits.attendance.pollSeconds, fillAll);

  return {
    fillAll,

    async own({ userId }: Actor, id: number): Promise<OwnAttendance> {
      const [days, reminders, event] = await Promise.all([
        readOwn(db, id, userId),
        readLeads(db, id, userId),
        readOwner(db, id),
      ]);
      return { days, reminders, isOrganizer: event?.owner_id === userId };
    },

    async planned({ userId }: Actor, lang: Lang): Promise<PlannedEvent[]> {
      const rows = await readPlanned(db, userId, now());
      return rows.map(({ title_en, title_ar, state, next_at, ...event }) => {
        const title = pickText(eitherOf(title_en, title_ar), lang);
        return {
          ...event,
          title: title.text,
          lang: title.lang,
          isCancelled: state === 'cancelled',
          nextAt: next_at?.toISOString() ?? null,
        };
      });
    },

    /** Replaces the reminders of a member. @throws AppError `not_found`, `gone` once it is over */
    async remind({ userId }: Actor, id: number, reminders: readonly ReminderLead[]): Promise<ReminderLead[]> {
      await takeOne(String(userId));
      return db.transaction().execute(async (tx) => {
        const at = now();
        if (reminders.length > 0) requirePublished(await lockSeats(tx, id), at);
        await removeLeads(tx, id, userId, reminders);
        for (const lead of reminders) await addLead(tx, id, userId, lead, at);
        return readLeads(tx, id, userId);
      });
    },

    /**
     * Takes a seat or a place on the waiting list. Again only the consent changes.
     * @throws AppError `not_found` for a day without this event, `gone` once it is over, `event_cancelled`
     */
    async attend({ userId }: Actor, id: number, given: { day: string; sharesName: boolean }) {
      await takeOne(String(userId));
      const { day, sharesName } = given;
      return db.transaction().execute(async (tx): Promise<Attendance> => {
        const at = now();
        const event = requirePublished(await lockSeats(tx, id), at);
        if (event.state === 'cancelled') throw new AppError('event_cancelled');
        if (!(await isUpcoming(tx, id, day, at))) throw new AppError('not_found');
        const earlier = await readOwnDay(tx, id, day, userId);
        if (earlier) {
          await shareName(tx, id, day, userId, sharesName);
          return { ...earlier, sharesName };
        }
        // Those who wait come first.
        await fillSeats(tx, id, day, event.seats);
        const isFull = event.seats !== null && (await countGoing(tx, id, day)) >= event.seats;
        const attendance: Attendance = { day, state: isFull ? 'waiting' : 'going', sharesName };
        const isFirst = (await readOwn(tx, id, userId)).length === 0;
        await addAttendance(tx, id, userId, attendance);
        if (isFirst && (await readLeads(tx, id, userId)).length === 0)
          await addLead(tx, id, userId, 'day', at);
        return attendance;
      });
    },

    /** Gives up a seat, which the member who has waited longest receives. Idempotent. */
    async leave({ userId }: Actor, id: number, day: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const event = await lockSeats(tx, id);
        if (!event || !(await removeAttendance(tx, id, day, userId))) return;
        const isOpen = event.status === 'published' && event.state === 'on';
        if (isOpen && (await isUpcoming(tx, id, day, now()))) await fillSeats(tx, id, day, event.seats);
      });
    },

    /** @throws AppError `not_found`, and `forbidden` for published events of other members */
    async attendees({ userId }: Actor, id: number): Promise<Attendees[]> {
      const event = await readOwner(db, id);
      if (event?.owner_id !== userId)
        throw new AppError(event?.status === 'published' ? 'forbidden' : 'not_found');
      return readAttendeesOf(db, id, now());
    },
  };
}
export type AttendanceRoom = ReturnType<typeof createAttendance>;
