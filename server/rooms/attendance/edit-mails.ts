import { type Lang, pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Letter, Mailer } from '../../mail/letter.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { type EditedDay, type EditedReminder, takeEditedDays, takeEditedReminders } from './edit-queries.ts';

export interface EditMailNeeds {
  db: Db;
  mailer: Pick<Mailer, 'send'>;
  publicUrl: string;
  now: () => Date;
}

/** The number of members per transaction. */
const atOnce = 100;
/** How long an event is closed or deleted before members are notified: it may be undone. */
const closingPauseMs = 10 * 60_000;
/** Where members end their reminders, also of events without a page that offers it. */
const plannedPath = '/saved-event';

type Edit = 'closed' | 'canceled' | 'moved' | 'dropped';

/** What an edit means to an attendee of a day; null if nothing changed. */
function editOfDay(edited: EditedDay): Edit | null {
  const { was_at, starts_at, is_cancelled, is_closed, knew_cancelled } = edited;
  if (!edited.is_reached) return null;
  if (is_cancelled) return knew_cancelled ? null : is_closed ? 'closed' : 'canceled';
  if (knew_cancelled) return starts_at ? 'moved' : null;
  if (!starts_at) return 'dropped';
  return was_at !== null && was_at.getTime() !== starts_at.getTime() ? 'moved' : null;
}

function editOfReminder(edited: EditedReminder): Exclude<Edit, 'dropped'> | null {
  const { is_cancelled, is_closed, is_moved, knew_cancelled } = edited;
  if (!edited.is_reached) return null;
  if (is_cancelled) return knew_cancelled ? null : is_closed ? 'closed' : 'canceled';
  return is_moved || knew_cancelled ? 'moved' : null;
}

/**
 * Emails about edited, canceled and closed events, to attendees and to members with a reminder: one for each member
 * and kind of change. It is marked in the transaction that sends it.
 */
export function createEditMails({ db, mailer, publicUrl, now }: EditMailNeeds) {
  type About = EditedDay | EditedReminder;
  const titleOf = ({ title_en, title_ar }: About, lang: Lang) =>
    pickText(eitherOf(title_en, title_ar), lang).text;
  const linkOf = ({ event_id, slug, is_closed, lang }: About) =>
    pageIn(publicUrl, is_closed ? '/Events' : `/Event/${event_id}/${slug}`, lang);
  const scope = () => {
    const at = now();
    return { at, closedBefore: new Date(at.getTime() - closingPauseMs), limit: atOnce };
  };

  /** An email about days with the same change: all that were dropped, or the first one. */
  function letterOfDays(edit: Edit, days: readonly EditedDay[], first: EditedDay): Letter {
    const times = days.flatMap(({ starts_at, was_at }) => (starts_at ?? was_at)?.toISOString() ?? []);
    const about = { name: first.name, subject: titleOf(first, first.lang), link: linkOf(first) };
    if (edit === 'dropped') return { kind: 'event-days-dropped', ...about, days: times };
    return { kind: `event-${edit}`, ...about, at: times[0] ?? '' };
  }

  /** @returns the number of attendees of edited events, whether or not anything changed for them */
  const notifyAttendees = (): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const edited = await takeEditedDays(tx, scope());
      const members = Map.groupBy(edited, ({ event_id, user_id }) => `${event_id} ${user_id}`);
      for (const own of members.values()) {
        for (const [edit, days] of Map.groupBy(own, editOfDay)) {
          const [first] = days;
          if (edit === null || !first) continue;
          await mailer.send(tx, {
            to: first.email,
            lang: first.lang,
            letter: letterOfDays(edit, days, first),
          });
        }
      }
      return members.size;
    });

  /** The same for members with a reminder who do not attend. */
  const notifyReminded = (): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const edited = await takeEditedReminders(tx, scope());
      for (const one of edited) {
        const edit = editOfReminder(one);
        const { name, email, lang, starts_at } = one;
        if (!edit || !starts_at) continue;
        const about = { name, subject: titleOf(one, lang), at: starts_at.toISOString(), link: linkOf(one) };
        const leaveLink = `${pageIn(publicUrl, plannedPath, lang)}#planned-events`;
        const letter: Letter =
          edit === 'closed'
            ? { kind: 'reminded-event-closed', ...about }
            : { kind: `reminded-event-${edit}`, ...about, leaveLink };
        await mailer.send(tx, { to: email, lang, letter });
      }
      return edited.length;
    });

  return {
    /** Sends everything that is due. */
    async send(): Promise<void> {
      while ((await notifyAttendees()) === atOnce);
      while ((await notifyReminded()) === atOnce);
    },
  };
}
