import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Attendance,
  attendEvent,
  leaveEvent,
  listPlannedEvents,
  plannedEventSchema,
  type ReminderLead,
  readAttendance,
  readAttendees,
  remindOfEvent,
} from '../../../contract/attendance.ts';
import { type EventDetail, listEvents, readEvent, readEventCalendar } from '../../../contract/events.ts';
import { addEvents, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { writeOccurrences } from '../listings/occurrence-queries.ts';
import { occurrencesOf, type Schedule } from '../listings/occurrences.ts';
import { createEditMails } from './edit-mails.ts';
import { createAttendance } from './service.ts';

let site: TestSite;
let members: TestMember[];
beforeAll(async () => {
  site = await testSite();
  members = await Promise.all(['Amal', 'Basim', 'Carim', 'Dina'].map((name) => site.member({ name })));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('listing').where('kind', '=', 'event').execute();
});

const day = (after: number) => days(after).toISOString().slice(0, 10);
const tomorrow = day(1);

async function addEvent(post: Partial<Parameters<typeof addEvents>[1]> = {}): Promise<number> {
  const [id = 0] = await addEvents(site, { title: { en: 'Oud and coffee', ar: 'عود وقهوة' }, ...post });
  return id;
}
const attend = (who: TestMember | undefined, id: number, on = tomorrow, sharesName = false) =>
  (who as TestMember).call(attendEvent, { params: { id }, body: { day: on, sharesName } });
async function stateOf(who: TestMember | undefined, id: number, on = tomorrow): Promise<string> {
  const response = await attend(who, id, on);
  expect(response.status).toBe(200);
  return (await response.json()).data.state;
}
const leave = (who: TestMember | undefined, id: number, on = tomorrow) =>
  (who as TestMember).call(leaveEvent, { params: { id, day: on } });
async function detailOf(id: number): Promise<EventDetail> {
  const response = await site.call(readEvent, { params: { id } });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}
const seatsOf = async (id: number) =>
  (await detailOf(id)).upcoming.map(({ day: on, going, seatsLeft }) => [on, going, seatsLeft]);
async function ownOf(who: TestMember | undefined, id: number): Promise<readonly Attendance[]> {
  return (await (await (who as TestMember).call(readAttendance, { params: { id } })).json()).data.days;
}

describe('seats', () => {
  it('are counted down, and then there is a waiting list', async () => {
    const id = await addEvent({ seats: 2 });
    expect(await seatsOf(id)).toEqual([[tomorrow, 0, 2]]);
    expect(await stateOf(members[0], id)).toBe('going');
    expect(await seatsOf(id)).toEqual([[tomorrow, 1, 1]]);
    expect(await stateOf(members[1], id)).toBe('going');
    expect(await stateOf(members[2], id)).toBe('waiting');
    expect(await seatsOf(id)).toEqual([[tomorrow, 2, 0]]);
    // Repeating it takes no other seat.
    expect(await stateOf(members[0], id)).toBe('going');
    expect(await seatsOf(id)).toEqual([[tomorrow, 2, 0]]);
  });
  it('are counted in lists and calendars, for each day of a series', async () => {
    const id = await addEvent({ seats: 2, repeats: 'FREQ=DAILY;COUNT=2' });
    await attend(members[0], id, day(2));
    const { data } = await (await site.call(readEventCalendar)).json();
    const listed = data.days.flatMap(({ day: on, events }) => events.map(({ seatsLeft }) => [on, seatsLeft]));
    expect(listed).toEqual([
      [tomorrow, 2],
      [day(2), 1],
    ]);
    expect(data.events[0]?.next.seatsLeft).toBe(2);
    for (const who of members.slice(0, 3)) await attend(who, id);
    const { data: cards } = await (await site.call(listEvents)).json();
    expect(cards.map(({ next }) => next.seatsLeft)).toEqual([0]);
    const unlimited = await addEvent();
    expect((await detailOf(unlimited)).next.seatsLeft).toBeNull();
    const over = await addEvent({ seats: 2, starts_on: day(-2) });
    expect((await detailOf(over)).next.seatsLeft).toBeNull();
  });
  it('go to those who have waited longest, with an email', async () => {
    const id = await addEvent({ seats: 1 });
    for (const who of members.slice(0, 3)) await attend(who, id);
    await leave(members[0], id);
    const mails = await site.otherMails();
    expect(mails.map(({ receiver }) => receiver)).toEqual([members[1]?.email]);
    expect(mails[0]?.text).toContain('Oud and coffee');
    expect(await ownOf(members[1], id)).toEqual([{ day: tomorrow, state: 'going', sharesName: false }]);
    expect(await ownOf(members[2], id)).toMatchObject([{ state: 'waiting' }]);
    // Whoever comes back waits.
    expect(await stateOf(members[0], id)).toBe('waiting');
  });
  it('are exact if many want the last ones at once', async () => {
    const id = await addEvent({ seats: 5 });
    const many = await Promise.all(Array.from({ length: 20 }, () => site.member()));
    const states = await Promise.all(many.map((who) => stateOf(who, id)));
    expect(states.filter((state) => state === 'going')).toHaveLength(5);
    expect(await seatsOf(id)).toEqual([[tomorrow, 5, 0]]);
    // Five leave and five join at once: nobody is lost, and nobody overtakes.
    const going = many.filter((_, at) => states[at] === 'going');
    const late = await Promise.all(Array.from({ length: 5 }, () => site.member()));
    await Promise.all([...going.map((who) => leave(who, id)), ...late.map((who) => attend(who, id))]);
    const { rows } = await sql<{ going: number; lateGoing: number; waiting: number }>`
      select count(*) filter (where state = 'going')::int as going,
        count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'going' and user_id = any (${late.map((one) => one.id)}::bigint[]))::int as "lateGoing"
      from event_attendance where event_id = ${id}`.execute(site.db);
    expect(rows).toEqual([{ going: 5, waiting: 15, lateGoing: 0 }]);
    await site.otherMails();
  });
  it('are unlimited unless the organizer has a number', async () => {
    const id = await addEvent();
    expect(await stateOf(members[0], id)).toBe('going');
    expect(await seatsOf(id)).toEqual([[tomorrow, 1, null]]);
  });
  it('of deleted accounts, and new ones, are given to those who wait', async () => {
    const id = await addEvent({ seats: 1 });
    const leaving = await site.member();
    for (const who of [leaving, ...members.slice(0, 3)]) await attend(who, id);
    await site.db.deleteFrom('app_user').where('id', '=', leaving.id).execute();
    await site.db.updateTable('event').set({ seats: 2 }).where('id', '=', id).execute();
    const { fillAll } = createAttendance({
      db: site.db,
      queue: { repeat: () => undefined },
      mailer: site.mailer,
      publicUrl: 'https://city.example',
      takeOne: async () => undefined,
      now: () => noon,
    });
    await fillAll();
    expect((await site.otherMails()).map(({ receiver }) => receiver).sort()).toEqual(
      [members[0]?.email, members[1]?.email].sort(),
    );
    expect(await ownOf(members[2], id)).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('the days', () => {
  it('of a series have seats each', async () => {
    const id = await addEvent({ seats: 1, repeats: 'FREQ=DAILY;COUNT=2' });
    expect(await stateOf(members[0], id, day(1))).toBe('going');
    expect(await stateOf(members[1], id, day(2))).toBe('going');
    expect(await stateOf(members[1], id, day(1))).toBe('waiting');
    expect(await seatsOf(id)).toEqual([
      [day(1), 1, 0],
      [day(2), 1, 0],
    ]);
    expect((await attend(members[0], id, day(3))).status).toBe(404);
  });
  it('of a moved event are followed by its attendees', async () => {
    const host = await site.member();
    const id = await addEvent({ seats: 3, ownerId: host.id });
    await attend(members[0], id);
    const reschedule = (schedule: Schedule) =>
      writeOccurrences(site.db, [{ id, times: occurrencesOf(schedule, { lat: 40.6, lng: -74 }) }]);
    await reschedule({ starts_on: day(4), starts_minute: 1140 });
    expect(await seatsOf(id)).toEqual([[day(4), 1, 2]]);
    expect(await ownOf(members[0], id)).toMatchObject([{ day: day(4), state: 'going' }]);
    await reschedule({ starts_on: day(4), starts_minute: 1140, repeats: 'FREQ=DAILY;COUNT=3' });
    await attend(members[0], id, day(6));
    // It no longer takes place on one of them: that one is dropped, the other stays, and an email is sent about each.
    await reschedule({ starts_on: day(4), starts_minute: 1140 });
    const needs = { db: site.db, mailer: site.mailer, publicUrl: 'https://city.example', now: () => noon };
    await createEditMails(needs).send();
    expect(await site.otherMails()).toHaveLength(2);
    expect(await ownOf(members[0], id)).toMatchObject([{ day: day(4) }]);
  });
  it.each([
    ['canceled', { state: 'cancelled' as const }, 409],
    ['past', { starts_on: day(-2), expiresAt: days(-2) }, 410],
    ['pending', { status: 'pending' as const }, 404],
  ])('of a %s event cannot be attended', async (_, post, status) => {
    const id = await addEvent(post);
    expect((await attend(members[0], id)).status).toBe(status);
  });
});

describe('the organizer', () => {
  it('reads the numbers, and the names of those who share them', async () => {
    const host = await site.member();
    const id = await addEvent({ seats: 2, ownerId: host.id });
    await attend(members[0], id, tomorrow, true);
    await attend(members[1], id);
    await attend(members[2], id, tomorrow, true);
    const attendees = await (await host.call(readAttendees, { params: { id } })).json();
    expect(attendees.data).toEqual([
      {
        day: tomorrow,
        going: 2,
        waiting: 1,
        names: [
          { name: 'Amal', state: 'going' },
          { name: 'Carim', state: 'waiting' },
        ],
      },
    ]);
    // The consent can be withdrawn.
    await attend(members[0], id, tomorrow, false);
    const again = await (await host.call(readAttendees, { params: { id } })).json();
    expect(again.data[0]?.names).toEqual([{ name: 'Carim', state: 'waiting' }]);
  });
  it('is the only one who does', async () => {
    const id = await addEvent({ ownerId: (await site.member()).id });
    for (const who of [members[0] as TestMember, await site.member({ role: 'admin' })])
      expect((await who.call(readAttendees, { params: { id } })).status).toBe(403);
    expect(JSON.stringify(await detailOf(id))).not.toContain('Amal');
  });
});

describe('the list of a member', () => {
  const planned = async (who: TestMember | undefined, lang = 'en') => {
    const response = await (who as TestMember).call(listPlannedEvents, {}, { lang });
    expect(response.status).toBe(200);
    return plannedEventSchema.array().parse((await response.json()).data);
  };
  const remind = (who: TestMember | undefined, id: number, reminders: ReminderLead[]) =>
    (who as TestMember).call(remindOfEvent, { params: { id }, body: { reminders } });

  it('contains seats, waiting and reminders, the next first, until they are given up', async () => {
    const [amal, basim] = members;
    const later = await addEvent({ title: { ar: 'أمسية عود' }, starts_on: day(3) });
    const full = await addEvent({ seats: 1 });
    await attend(basim, full);
    await attend(amal, full);
    await remind(amal, later, ['hour']);
    const list = await planned(amal);
    expect(list).toMatchObject([
      { id: full, title: 'Oud and coffee', lang: 'en', isCancelled: false, reminders: ['day'] },
      { id: later, title: 'أمسية عود', lang: 'ar', days: [], reminders: ['hour'] },
    ]);
    expect(list[0]?.days).toEqual([{ day: tomorrow, state: 'waiting', startsAt: list[0]?.nextAt }]);
    expect(new Date(list[1]?.nextAt ?? 0) > new Date(list[0]?.nextAt ?? 0)).toBe(true);
    expect((await planned(amal, 'ar'))[0]).toMatchObject({ title: 'عود وقهوة', lang: 'ar' });
    expect(await planned(members[2])).toEqual([]);

    await leave(amal, full);
    expect(await planned(amal)).toMatchObject([{ id: full, days: [], reminders: ['day'] }, { id: later }]);
    await remind(amal, full, []);
    await remind(amal, later, []);
    expect(await planned(amal)).toEqual([]);
  });

  it('says what was canceled or moved, and omits past and hidden events', async () => {
    const [amal] = members;
    const canceled = await addEvent();
    const moved = await addEvent({ starts_on: day(2) });
    const hidden = await addEvent({ starts_on: day(3) });
    const past = await addEvent({ starts_on: day(4) });
    await attend(amal, canceled);
    await attend(amal, moved, day(2));
    await attend(amal, hidden, day(3));
    await attend(amal, past, day(4));
    const { db } = site;
    await db.updateTable('event').set({ state: 'cancelled' }).where('id', '=', canceled).execute();
    await db.updateTable('listing').set({ status: 'closed' }).where('id', '=', hidden).execute();
    for (const [id, to] of [
      [moved, 5],
      [past, -2],
    ] as const) {
      const shift = sql`make_interval(days => ${to === 5 ? 3 : -6})`;
      await sql`update event_occurrence set starts_at = starts_at + ${shift}, ends_at = ends_at + ${shift}
        where event_id = ${id}`.execute(db);
    }
    await sql`update event_attendance set day = day - 6 where event_id = ${past}`.execute(db);
    const list = await planned(amal);
    expect(list.map(({ id }) => id)).toEqual([canceled, moved]);
    expect(list[0]).toMatchObject({ isCancelled: true });
    expect(list[1]).toMatchObject({ days: [{ day: day(2), startsAt: null }] });
    // It can still be given up.
    await leave(amal, moved, day(2));
    expect((await planned(amal))[1]?.days).toEqual([]);
  });

  it('is for members only', async () => {
    expect((await site.call(listPlannedEvents)).status).toBe(401);
  });
});
