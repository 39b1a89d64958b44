import { sql } from 'kysely';
import type { Lang } from '../../../contract/locales.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';

/** Which edits are reported, and to how many members at most. */
export interface EditScope {
  at: Date;
  /** Events that were closed or deleted later than this wait, as that is often undone at once. */
  closedBefore: Date;
  limit: number;
}

/** A member who is concerned by the edit of an event. */
interface EditReader {
  event_id: number;
  user_id: number;
  title_en: string | null;
  title_ar: string | null;
  slug: string;
  email: string;
  name: string;
  lang: Lang;
  /** Whether it does not take place, as it was canceled or closed. */
  is_cancelled: boolean;
  /** Whether it was closed, deleted or taken down: it has no page anymore. */
  is_closed: boolean;
  knew_cancelled: boolean;
  /** Whether an email may be sent. */
  is_reached: boolean;
}

/** A day of an attendee that was edited; `starts_at` is null if the event no longer has it. */
export interface EditedDay extends EditReader {
  was_at: Date | null;
  starts_at: Date | null;
}

/** A member with a reminder of an edited event, and the next start of the event. */
export interface EditedReminder extends EditReader {
  starts_at: Date | null;
  /** Whether the next start is new, or the one that they knew was dropped. */
  is_moved: boolean;
}

const state = sql`e.state = 'cancelled' or l.status = 'closed' as is_cancelled, l.status = 'closed' as is_closed`;
const readerColumns = sql`l.title_en, l.title_ar, l.slug, u.email, u.name, u.lang,
  p.event_id, p.user_id, p.is_cancelled, p.is_closed`;
const mayReach = sql`u.email_confirmed_at is not null and u.banned_at is null
  and l.status in ('published', 'closed')`;
/** Edits of events that wait for approval are reported once they are published. */
const isReported = ({ closedBefore }: EditScope) =>
  sql`l.status <> 'pending' and (l.status <> 'closed' or l.updated_at <= ${closedBefore})`;

/**
 * Selects all edited days of some attendees, who then know what is true now, as do their reminders. Days that an
 * event no longer has are removed. Concurrent callers skip each other's members: each is locked by the first day.
 */
export async function takeEditedDays(tx: Db, scope: EditScope): Promise<EditedDay[]> {
  const { rows } = await sql<EditedDay>`
    with person as (
      select a.event_id, a.user_id, ${state}
      from event_attendance a join event e on e.id = a.event_id join listing l on l.id = e.id
      where a.is_edited and ${isReported(scope)}
        and not exists (select from event_attendance f
          where f.event_id = a.event_id and f.user_id = a.user_id and f.is_edited and f.day < a.day)
      order by 1, 2 limit ${scope.limit}
      for update of a skip locked
    ), edited as (
      select a.event_id, a.user_id, a.day, a.known_start, a.knows_cancelled, o.starts_at, p.is_cancelled
      from person p join event_attendance a using (event_id, user_id)
      left join event_occurrence o on o.event_id = a.event_id
        and (o.starts_at at time zone ${sql.lit(cityTimeZone)})::date = a.day
      where a.is_edited
    ), noted as (
      update event_attendance a
      set is_edited = false, known_start = n.starts_at, knows_cancelled = n.is_cancelled
      from edited n where a.event_id = n.event_id and a.day = n.day and a.user_id = n.user_id
        and n.starts_at is not null
    ), dropped as (
      delete from event_attendance a using edited n
      where a.event_id = n.event_id and a.day = n.day and a.user_id = n.user_id and n.starts_at is null
    ), reminded as (
      update event_reminder r set known_starts = null, knows_cancelled = p.is_cancelled
      from person p where r.event_id = p.event_id and r.user_id = p.user_id
    )
    select ${readerColumns}, n.known_start as was_at, n.starts_at, n.knows_cancelled as knew_cancelled,
      ${mayReach} and coalesce(n.starts_at, n.known_start) > ${scope.at} as is_reached
    from edited n join person p using (event_id, user_id)
    join listing l on l.id = n.event_id join app_user u on u.id = n.user_id
    order by n.event_id, n.user_id, coalesce(n.starts_at, n.known_start)`.execute(tx);
  return rows;
}

/**
 * The same for members with reminders, once for each, whatever the number of their reminders. Those who attend are
 * notified of their days instead.
 */
export async function takeEditedReminders(tx: Db, scope: EditScope): Promise<EditedReminder[]> {
  const { rows } = await sql<EditedReminder>`
    with person as (
      select r.event_id, r.user_id, r.known_starts, r.knows_cancelled, ${state}
      from event_reminder r join event e on e.id = r.event_id join listing l on l.id = e.id
      where r.known_starts is not null and ${isReported(scope)}
        and not exists (select from event_reminder f
          where f.event_id = r.event_id and f.user_id = r.user_id and f.known_starts is not null and f.lead < r.lead)
      order by 1, 2 limit ${scope.limit}
      for update of r skip locked
    ), noted as (
      update event_reminder r set known_starts = null, knows_cancelled = p.is_cancelled
      from person p where r.event_id = p.event_id and r.user_id = p.user_id
    )
    select ${readerColumns}, next.starts_at, p.knows_cancelled as knew_cancelled,
      next.starts_at <> all (p.known_starts) or was.starts_at is not null and not exists (
        select from event_occurrence o where o.event_id = p.event_id and o.starts_at = was.starts_at) as is_moved,
      ${mayReach} and next.starts_at is not null and not exists (
        select from event_attendance a where a.event_id = p.event_id and a.user_id = p.user_id) as is_reached
    from person p join listing l on l.id = p.event_id join app_user u on u.id = p.user_id
    cross join lateral (
      select min(o.starts_at) as starts_at from event_occurrence o
      where o.event_id = p.event_id and o.starts_at > ${scope.at}) next
    cross join lateral (
      select min(known) as starts_at from unnest(p.known_starts) as known where known > ${scope.at}) was
    order by p.event_id, p.user_id`.execute(tx);
  return rows;
}
