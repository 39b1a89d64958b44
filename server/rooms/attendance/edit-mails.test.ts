import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attendEvent, leaveEvent, type ReminderLead, remindOfEvent } from '../../../contract/attendance.ts';
import { closePost, reopenPost } from '../../../contract/post-lifecycle.ts';
import { readEnvironment } from '../../environment.ts';
import { createPost } from '../../post.ts';
import { smtpServer } from '../../testing/smtp-server.ts';
import { addEvents, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { writeOccurrences } from '../listings/occurrence-queries.ts';
import { occurrencesOf, type Schedule } from '../listings/occurrences.ts';
import { senderOf } from '../settings/service.ts';
import { createEditMails } from './edit-mails.ts';
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

const publicUrl = 'https://city.example';
const day = (after: number) => days(after).toISOString().slice(0, 10);
const minutesAfter = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
/** 7 pm in New York, this number of days after noon. */
const evening = (after: number) => new Date(days(after).getTime() + 7 * 3_600_000);

const mailer = () => createEditMails({ db: site.db, mailer: site.mailer, publicUrl, now: () => now });
/** Receivers and subjects of the emails that are due at a time. */
async function mailsAt(at: Date): Promise<string[]> {
  now = at;
  await mailer().send();
  const sent = await site.otherMails();
  return sent.map(({ receiver, subject = '' }) => `${nameOf(receiver)}: ${subject.split(' · ')[0]}`).sort();
}
const names = new Map<string, string>();
const nameOf = (receiver: string) => (receiver === amal.email ? 'Amal' : (names.get(receiver) ?? receiver));
async function member(name: string): Promise<TestMember> {
  const made = await site.member({ name });
  names.set(made.email, name);
  return made;
}

async function addEvent(post: Partial<Parameters<typeof addEvents>[1]> = {}): Promise<number> {
  const [id = 0] = await addEvents(site, { title: { en: 'Oud', ar: 'عود' }, starts_on: day(3), ...post });
  return id;
}
const attend = (id: number, on = day(3), who = amal) =>
  who.call(attendEvent, { params: { id }, body: { day: on } });
const remind = (id: number, reminders: ReminderLead[] = ['day', 'hour'], who = amal) =>
  who.call(remindOfEvent, { params: { id }, body: { reminders } });
const usual = { starts_on: day(3), starts_minute: 1_140, ends_minute: 1_260 };
const rewrite = (id: number, schedule: Partial<Schedule> = {}, db = site.db) =>
  writeOccurrences(db, [{ id, times: occurrencesOf({ ...usual, ...schedule }, { lat: 40.6, lng: -74 }) }]);
/** Cancels an event, or has it take place again. */
async function set(id: number, state: 'on' | 'cancelled', schedule: Partial<Schedule> = {}): Promise<void> {
  await site.db.updateTable('event').set({ state }).where('id', '=', id).execute();
  await rewrite(id, schedule);
}

describe('members with a reminder', () => {
  it('are notified once of a cancellation, and if it takes place after all', async () => {
    const id = await addEvent();
    await remind(id);
    await set(id, 'cancelled');
    expect(await mailsAt(noon)).toEqual(['Amal: Canceled: Oud']);
    // A further edit of a canceled event changes nothing for them.
    await rewrite(id);
    expect(await mailsAt(noon)).toEqual([]);
    await set(id, 'on');
    expect(await mailsAt(noon)).toEqual(['Amal: New date or time: Oud']);
    expect(await mailsAt(noon)).toEqual([]);
  });
  it('are notified of a new time, and of nothing if it stays the same or is restored', async () => {
    const id = await addEvent();
    await remind(id);
    await rewrite(id, { ends_minute: 1_320 });
    expect(await mailsAt(noon)).toEqual([]);
    await rewrite(id, { starts_minute: 1_200 });
    await rewrite(id, { starts_on: day(4) });
    await rewrite(id);
    expect(await mailsAt(noon)).toEqual([]);
    await rewrite(id, { starts_minute: 1_200 });
    expect(await mailsAt(noon)).toEqual(['Amal: New date or time: Oud']);
  });
  it('get one email, also if they attend, and none without a reminder', async () => {
    const id = await addEvent();
    const [basim, carim] = await Promise.all(['Basim', 'Carim'].map(member));
    await attend(id);
    await remind(id, ['day', 'hour']);
    await remind(id, ['hour'], basim);
    await remind(id, ['hour'], carim);
    await remind(id, [], carim);
    await rewrite(id, { starts_on: day(5) });
    expect(await mailsAt(noon)).toEqual(['Amal: New date or time: Oud', 'Basim: New date or time: Oud']);
    // Whoever gave the seat up knows of the change.
    await amal.call(leaveEvent, { params: { id, day: day(5) } });
    expect(await mailsAt(noon)).toEqual([]);
  });
  it('are notified once by concurrent servers', async () => {
    const id = await addEvent();
    await remind(id);
    await set(id, 'cancelled');
    await Promise.all([mailer().send(), mailer().send(), mailer().send()]);
    expect(await site.otherMails()).toHaveLength(1);
  });
  it('are notified of a closed event after ten minutes, and if it returns', async () => {
    const owner = await member('Organizer');
    const id = await addEvent({ ownerId: owner.id });
    await remind(id);
    await owner.call(closePost, { params: { folder: 'events', id }, body: {} });
    expect(await mailsAt(minutesAfter(1))).toEqual([]);
    expect(await mailsAt(minutesAfter(11))).toEqual(['Amal: No longer listed: Oud']);
    expect((await owner.call(reopenPost, { params: { folder: 'events', id } })).status).toBe(200);
    expect(await mailsAt(minutesAfter(12))).toEqual(['Amal: New date or time: Oud']);
  });
  it('who set it after the cancellation, or for a past event, are not notified', async () => {
    const id = await addEvent({ state: 'cancelled' });
    await remind(id);
    await rewrite(id);
    expect(await mailsAt(noon)).toEqual([]);
    const past = await addEvent();
    await remind(past);
    await set(past, 'cancelled');
    expect(await mailsAt(minutesAfter(60 * 24 * 5))).toEqual([]);
  });
  it('of an edit that waits for approval are notified once it is published', async () => {
    const id = await addEvent();
    await remind(id);
    const publish = (status: 'pending' | 'published') =>
      site.db.updateTable('listing').set({ status }).where('id', '=', id).execute();
    await publish('pending');
    await rewrite(id, { starts_on: day(5) });
    expect(await mailsAt(noon)).toEqual([]);
    await publish('published');
    expect(await mailsAt(noon)).toEqual(['Amal: New date or time: Oud']);
  });
});

describe('a series', () => {
  const repeats = 'FREQ=DAILY;COUNT=3';
  it('that is canceled causes one email, however many days a member attends', async () => {
    const id = await addEvent({ repeats });
    const basim = await member('Basim');
    for (const after of [3, 4, 5]) await attend(id, day(after));
    await remind(id, ['day', 'hour'], basim);
    await set(id, 'cancelled', { repeats });
    expect(await mailsAt(noon)).toEqual(['Amal: Canceled: Oud', 'Basim: Canceled: Oud']);
  });
  it('without one of its days notifies those who attend it, and those reminded of it next', async () => {
    const id = await addEvent({ repeats });
    const basim = await member('Basim');
    await attend(id, day(3));
    await attend(id, day(5));
    await remind(id, ['day'], basim);
    // The last day is not the next one: a reminder does not come, and nothing else changes.
    await rewrite(id, { repeats: 'FREQ=DAILY;COUNT=2' });
    now = noon;
    await mailer().send();
    const [mail, ...others] = await site.otherMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      receiver: amal.email,
      subject: expect.stringMatching(/^No longer on your date: Oud/),
    });
    expect(mail?.text).toContain('Wednesday, November 25, 2026');
    expect(mail?.text).not.toContain('Monday, November 23, 2026');
    await rewrite(id, { starts_on: day(4) });
    expect(await mailsAt(noon)).toEqual(['Amal: New date or time: Oud', 'Basim: New date or time: Oud']);
  });
  it('with a dropped day that returns at once keeps its seats', async () => {
    const id = await addEvent({ repeats });
    await attend(id, day(5));
    await rewrite(id, { repeats: 'FREQ=DAILY;COUNT=2' });
    await rewrite(id, { repeats });
    expect(await mailsAt(noon)).toEqual([]);
    const rows = await site.db.selectFrom('event_attendance').select('day').execute();
    expect(rows).toEqual([{ day: day(5) }]);
  });
  it('that goes on is not moved when its first day is over', async () => {
    const id = await addEvent({ repeats });
    await remind(id);
    await rewrite(id, { repeats });
    expect(await mailsAt(new Date(evening(3).getTime() + 3 * 3_600_000))).toEqual([]);
  });
});

it('reminders follow the new time, and canceled events have none', async () => {
  const id = await addEvent();
  await remind(id, ['hour']);
  await rewrite(id, { starts_minute: 1_200 });
  const reminders = async (at: Date) => {
    now = at;
    await createReminders({
      db: site.db,
      queue: { repeat: () => undefined, work: () => undefined, send: async () => undefined },
      mailer: site.mailer,
      push: { isOn: false, send: async () => 0 },
      publicUrl,
      now: () => now,
    }).send();
    return (await site.otherMails()).map(({ subject = '' }) => subject.split(' · ')[0]);
  };
  expect(await reminders(noon)).toEqual(['New date or time: Oud']);
  const before = (minutes: number) => new Date(evening(3).getTime() + 3_600_000 - minutes * 60_000);
  expect(await reminders(before(61))).toEqual([]);
  expect(await reminders(before(59))).toEqual(['Reminder: Oud']);
  await set(id, 'cancelled', { starts_on: day(5) });
  expect(await reminders(before(58))).toEqual(['Canceled: Oud']);
  expect(await reminders(new Date(evening(5).getTime() - 30 * 60_000))).toEqual([]);
});

it('a mail server receives the email in the language of the member, with a link to end the reminder', async () => {
  // A site of its own, whose emails nothing else delivers.
  const own = await testSite();
  const smtp = await smtpServer();
  const { db, connectionString, dataDir } = own;
  const post = createPost({
    environment: readEnvironment({ DATA_DIR: dataDir, NODE_ENV: 'test', SMTP_URL: smtp.url }),
    connectionString,
    log: pino({ level: 'silent' }),
    senderOf: (lang) => senderOf(db, lang),
    pollSeconds: 0.5,
  });
  try {
    const huda = await own.member({ name: 'هدى' });
    await db.updateTable('app_user').set({ lang: 'ar' }).where('id', '=', huda.id).execute();
    const [id = 0] = await addEvents(own, { title: { en: 'Oud', ar: 'عود' }, starts_on: day(3) });
    await remind(id, ['day'], huda);
    await db.updateTable('event').set({ state: 'cancelled' }).where('id', '=', id).execute();
    await rewrite(id, {}, db);
    await post.queue.start();
    await createEditMails({ db, mailer: post.mailer, publicUrl, now: () => noon }).send();
    const mail = await smtp.next();
    expect(mail).toMatchObject({ receiver: huda.email, subject: expect.stringMatching(/^أُلغيت: عود/) });
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain(`${publicUrl}/Event/${id}/`);
    expect(mail.text).toContain(`${publicUrl}/saved-event?lang=ar#planned-events`);
    expect(smtp.taken).toHaveLength(1);
  } finally {
    await post.queue.stop();
    await smtp.close();
    await own.close();
  }
});
