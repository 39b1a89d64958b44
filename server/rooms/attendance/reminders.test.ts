import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  attendEvent,
  leaveEvent,
  type ReminderLead,
  readAttendance,
  remindOfEvent,
} from '../../../contract/attendance.ts';
import { takeDownListing } from '../../../contract/managed-listings.ts';
import { closePost, deletePost, reopenPost } from '../../../contract/post-lifecycle.ts';
import { addEvents, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { writeOccurrences } from '../listings/occurrence-queries.ts';
import { occurrencesOf, type Schedule } from '../listings/occurrences.ts';
import { createReminders } from './reminders.ts';

let site: TestSite;
let amal: TestMember;
let now = noon;
beforeAll(async () => {
  site = await testSite(() => now);
  amal = await site.member({ name: 'Amal' });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = noon;
  await site.db.deleteFrom('listing').where('kind', '=', 'event').execute();
});

const day = (after: number) => days(after).toISOString().slice(0, 10);
const remindersAt = (at: Date) => {
  now = at;
  return createReminders({
    db: site.db,
    queue: {
      repeat: () => undefined,
      work: () => undefined,
      send: async () => undefined,
    },
    mailer: site.mailer,
    push: { isOn: false, send: async () => 0 },
    publicUrl: 'https://city.example',
    now: () => at,
  });
};
/** The subjects of the emails that are due at a time. */
async function mailsAt(at: Date): Promise<string[]> {
  await remindersAt(at).send();
  return (await site.otherMails()).map(({ subject = '' }) => subject.split(' · ')[0] ?? '');
}
const minutesBefore = (start: Date, minutes: number) => new Date(start.getTime() - minutes * 60_000);
const minutesAfter = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
/** 7 pm in New York, this number of days after noon. */
const evening = (after: number) => new Date(days(after).getTime() + 7 * 3_600_000);

async function addEvent(post: Partial<Parameters<typeof addEvents>[1]> = {}): Promise<number> {
  const [id = 0] = await addEvents(site, { title: { en: 'Oud', ar: 'عود' }, starts_on: day(3), ...post });
  return id;
}
const attend = (id: number, on = day(3), who = amal) =>
  who.call(attendEvent, { params: { id }, body: { day: on } });
const remind = (id: number, reminders: ReminderLead[], who = amal) =>
  who.call(remindOfEvent, { params: { id }, body: { reminders } });
const remindersOf = async (id: number, who = amal) =>
  (await (await who.call(readAttendance, { params: { id } })).json()).data.reminders;

describe('reminders', () => {
  it('are sent a day and an hour before, each once', async () => {
    const id = await addEvent();
    expect((await remind(id, ['day', 'hour'])).status).toBe(200);
    const start = evening(3);
    expect(await mailsAt(minutesBefore(start, 24 * 60 + 1))).toEqual([]);
    expect(await mailsAt(minutesBefore(start, 24 * 60 - 1))).toEqual(['Reminder: Oud']);
    expect(await mailsAt(minutesBefore(start, 24 * 60 - 2))).toEqual([]);
    expect(await mailsAt(minutesBefore(start, 59))).toEqual(['Reminder: Oud']);
    expect(await mailsAt(minutesBefore(start, 58))).toEqual([]);
    expect(await mailsAt(minutesBefore(start, -1))).toEqual([]);
  });
  it('are sent once by concurrent servers', async () => {
    const id = await addEvent();
    await remind(id, ['hour']);
    const at = minutesBefore(evening(3), 30);
    await Promise.all([remindersAt(at).send(), remindersAt(at).send(), remindersAt(at).send()]);
    expect(await site.otherMails()).toHaveLength(1);
  });
  it('come with a seat, and before each day of a series unless some days are attended', async () => {
    const id = await addEvent({ repeats: 'FREQ=DAILY;COUNT=3' });
    const follower = await site.member({ name: 'Basim' });
    await remind(id, ['hour'], follower);
    await attend(id, day(4));
    expect(await remindersOf(id)).toEqual(['day']);
    const receivers = async (at: Date) => {
      await remindersAt(at).send();
      return (await site.otherMails()).map(({ receiver }) => receiver);
    };
    expect(await receivers(minutesBefore(evening(3), 23 * 60))).toEqual([]);
    expect(await receivers(minutesBefore(evening(3), 30))).toEqual([follower.email]);
    expect(await receivers(minutesBefore(evening(4), 23 * 60))).toEqual([amal.email]);
    expect(await receivers(minutesBefore(evening(4), 30))).toEqual([follower.email]);
    expect(await receivers(minutesBefore(evening(5), 30))).toEqual([follower.email]);
  });
  it('end when they are turned off, and are not sent for those set too late', async () => {
    const id = await addEvent();
    await attend(id);
    await remind(id, []);
    expect(await remindersOf(id)).toEqual([]);
    expect(await mailsAt(minutesBefore(evening(3), 60 * 20))).toEqual([]);
    // A day before it is over already.
    await remind(id, ['day']);
    expect(await mailsAt(minutesBefore(evening(3), 60 * 19))).toEqual([]);
  });
  it('are not sent for canceled events, nor to members without a confirmed address', async () => {
    const id = await addEvent({ state: 'cancelled' });
    await remind(id, ['day']);
    expect(await mailsAt(minutesBefore(evening(3), 60))).toEqual([]);
    const other = await addEvent({ title: { en: 'Other' } });
    now = noon;
    const unconfirmed = await site.member();
    await site.db
      .updateTable('app_user')
      .set({ email_confirmed_at: null })
      .where('id', '=', unconfirmed.id)
      .execute();
    await remind(other, ['hour'], unconfirmed);
    expect(await mailsAt(minutesBefore(evening(3), 30))).toEqual([]);
  });
});

describe('attendees of an edited event', () => {
  const rewrite = async (id: number, schedule: Schedule) =>
    writeOccurrences(site.db, [{ id, times: occurrencesOf(schedule, { lat: 40.6, lng: -74 }) }]);

  it('are told of a new time once, and of nothing if it stays the same', async () => {
    const id = await addEvent();
    await attend(id);
    await rewrite(id, { starts_on: day(3), starts_minute: 1_140, ends_minute: 1_260 });
    expect(await mailsAt(noon)).toEqual([]);
    await rewrite(id, { starts_on: day(5), starts_minute: 1_140, ends_minute: 1_260 });
    expect(await mailsAt(noon)).toEqual(['New date or time: Oud']);
    expect(await mailsAt(noon)).toEqual([]);
  });
  it('are told of a cancellation, and if it takes place after all', async () => {
    const id = await addEvent();
    await attend(id);
    const left = await site.member();
    await attend(id, day(3), left);
    await left.call(leaveEvent, { params: { id, day: day(3) } });
    await remind(id, [], left);
    const schedule = { starts_on: day(3), starts_minute: 1_140, ends_minute: 1_260 };
    await site.db.updateTable('event').set({ state: 'cancelled' }).where('id', '=', id).execute();
    await rewrite(id, schedule);
    expect(await mailsAt(noon)).toEqual(['Canceled: Oud']);
    await site.db.updateTable('event').set({ state: 'on' }).where('id', '=', id).execute();
    await rewrite(id, schedule);
    expect(await mailsAt(noon)).toEqual(['New date or time: Oud']);
  });
  it('are told once that it was closed, by a link to other events, and if it returns', async () => {
    const owner = await site.member({ name: 'Organizer' });
    const id = await addEvent({ ownerId: owner.id });
    await attend(id);
    await owner.call(closePost, { params: { folder: 'events', id }, body: {} });
    // Undone at once, nobody is told.
    expect(await mailsAt(minutesAfter(1))).toEqual([]);
    expect((await owner.call(reopenPost, { params: { folder: 'events', id } })).status).toBe(200);
    expect(await mailsAt(minutesAfter(15))).toEqual([]);
    await owner.call(closePost, { params: { folder: 'events', id }, body: {} });
    await remindersAt(minutesAfter(26)).send();
    const [mail] = await site.otherMails();
    expect(mail).toMatchObject({
      receiver: amal.email,
      subject: expect.stringMatching(/^No longer listed: Oud/),
    });
    expect(mail?.text).toContain('https://city.example/Events');
    expect(await mailsAt(minutesAfter(40))).toEqual([]);
    await owner.call(reopenPost, { params: { folder: 'events', id } });
    expect(await mailsAt(minutesAfter(41))).toEqual(['New date or time: Oud']);
  });
  it.each(['deleted', 'taken down'])('are told that it was %s', async (how) => {
    const owner = await site.member({ name: 'Organizer' });
    const id = await addEvent({ ownerId: owner.id });
    await attend(id);
    const judge = await site.member({ role: 'moderator' });
    const done =
      how === 'deleted'
        ? await owner.call(deletePost, { params: { folder: 'events', id } })
        : await judge.call(takeDownListing, { params: { id }, body: { reason: 'Not yours' } });
    expect(done.status).toBe(200);
    await site.otherMails();
    expect(await mailsAt(minutesAfter(11))).toEqual(['No longer listed: Oud']);
  });
  it('are told nothing of a past or expired one', async () => {
    const id = await addEvent();
    await attend(id);
    await site.db.updateTable('listing').set({ status: 'expired' }).where('id', '=', id).execute();
    expect(await mailsAt(minutesAfter(60 * 24 * 5))).toEqual([]);
    await site.db
      .updateTable('listing')
      .set({ status: 'closed', updated_at: noon })
      .where('id', '=', id)
      .execute();
    expect(await mailsAt(minutesAfter(60 * 24 * 5))).toEqual([]);
  });
});
