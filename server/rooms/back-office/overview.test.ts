import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../../contract/accounts.ts';
import { readOverview } from '../../../contract/overview.ts';
import { addJobs } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const hoursAgo = (hours: number) => new Date(noon.getTime() - hours * 3_600_000);

let site: TestSite;
let admin: TestMember;
let jobs: number[];
let bakery: number;
const execute = (text: string) => sql.raw(text).execute(site.db);
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin' });
  const member = await site.member();
  jobs = await addJobs(
    site,
    ...['One', 'Two', 'Three', 'Four', 'Five'].map((en) => ({
      title: { en },
      status: 'pending' as const,
      publishedAt: null,
    })),
  );
  [bakery = 0] = await site.addBusinesses({ name: { en: 'Bakery' } });
  for (const [index, hours] of [2, 30, 100, 5, 6].entries())
    await execute(
      `update listing set submitted_at = '${hoursAgo(hours).toISOString()}' where id = ${jobs[index]}`,
    );
  await execute(
    `insert into listing_revision (listing_id, body, created_at)
     values (${bakery}, '{"companyName": {"en": "New name"}, "mainPhotos": [], "galleryPhotos": [], "cover": null, "logo": null}', '${hoursAgo(200).toISOString()}')`,
  );
  for (const hours of [1, 80])
    await execute(
      `insert into report (listing_id, reporter_id, reason, lang, created_at)
       values (${bakery}, ${hours === 1 ? member.id : admin.id}, 'scam', 'en', '${hoursAgo(hours).toISOString()}')`,
    );
});
afterAll(() => site.close());

const read = async (role: Role) => {
  const answer = await (await site.member({ role })).call(readOverview);

  return (await answer.json()).data;
};

it('returns the oldest post first, including revisions, and pending counts by type', async () => {
  const { queue } = await read('moderator');
  expect(queue?.oldest.map(({ title, change }) => [title, change])).toEqual([
    ['New name', true],
    ['Three', false],
    ['Two', false],
    ['Five', false],
  ]);
  expect(queue?.counts).toEqual([
    { kind: 'business', count: 1 },
    { kind: 'job', count: 5 },
  ]);
});

it('counts pending work by age: reports of one listing together, by the first of them', async () => {
  const { waiting } = await read('moderator');
  expect(waiting).toEqual({
    queue: { count: 6, oldestAt: hoursAgo(200).toISOString(), overOneDay: 3, overThreeDays: 2 },
    reports: { count: 1, oldestAt: hoursAgo(80).toISOString(), overOneDay: 1, overThreeDays: 1 },
    ...Object.fromEntries(
      ['conversations', 'reviews', 'translations', 'phones', 'messages'].map((kind) => [
        kind,
        { count: 0, oldestAt: null, overOneDay: 0, overThreeDays: 0 },
      ]),
    ),
  });
});

it('omits what a role may not handle', async () => {
  await execute("insert into given_up_job_day (day, kind, count) values (city_day(now()), 'thumbnails', 2)");
  const moderator = await read('moderator');
  expect([moderator.days, moderator.troubles]).toEqual([undefined, []]);
  expect(Object.keys(moderator.waiting)).not.toContain('claims');
  expect(await read('editor')).toEqual({ waiting: {}, troubles: [] });
  expect(Object.keys((await read('admin')).waiting)).toContain('claims');
});

it('lists failures since yesterday, and none older', async () => {
  await execute('delete from given_up_job_day');
  await execute(`insert into given_up_job_day (day, kind, count) values
    (city_day(now()) - 1, 'mail', 2), (city_day(now()), 'mail', 1), (city_day(now()), 'thumbnails', 4),
    (city_day(now()) - 2, 'thumbnails', 50)`);
  await execute(
    `insert into browser_report (kind, fingerprint, what, page, first_at, last_at)
     values ('error', sha256('x'), 'x is undefined', '/', '${noon.toISOString()}', '${noon.toISOString()}')`,
  );
  expect((await read('admin')).troubles).toEqual([
    { trouble: 'mailsGivenUp', count: 3 },
    { trouble: 'jobsGivenUp', count: 4 },
    { trouble: 'browserErrors', count: 1 },
  ]);
});

it("compares today's statistics with the same weekday last week", async () => {
  for (const table of ['activity_day', 'page_view_day'] as const) await site.db.deleteFrom(table).execute();
  await execute(`insert into activity_day (day, what, kind, count) values
    (city_day(now()), 'posted', 'job', 2), (city_day(now()), 'change_posted', 'job', 1),
    (city_day(now()) - 7, 'posted', 'job', 5), (city_day(now()) - 6, 'posted', 'job', 90)`);
  await execute(`insert into page_view_day (day, page, lang, source, views) values
    (city_day(now()) - 7, 'home', 'en', 'own', 40), (city_day(now()) - 7, 'home', 'ar', 'own', 2)`);
  const { days } = await read('admin');
  const of = (name: string) => days?.figures.find(({ figure }) => figure === name);
  expect(of('posted')).toEqual({ figure: 'posted', today: 3, before: 5 });
  expect(of('views')).toEqual({ figure: 'views', today: 0, before: 42 });
  expect(Date.parse(days?.today ?? '') - Date.parse(days?.before ?? '')).toBe(7 * 86_400_000);
});
