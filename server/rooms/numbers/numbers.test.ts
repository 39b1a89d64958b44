import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Numbers, NumberTable } from '../../../contract/numbers.ts';
import { downloadNumbers, readNumbers } from '../../../contract/numbers.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { setSubscription } from '../subscriptions/service.ts';
import { createCounting } from './service.ts';
import { waitedBelow } from './waiting-times.ts';

let site: TestSite;
let admin: TestMember;
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin' });
});
afterAll(() => site.close());
const execute = (text: string) => sql.raw(text).execute(site.db);
beforeEach(async () => {
  for (const table of ['page_view_day', 'activity_day', 'waiting_day', 'search_count'] as const)
    await site.db.deleteFrom(table).execute();
});

async function read(query = ''): Promise<Numbers> {
  const answer = await admin.callUnchecked(readNumbers, { query });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}
const rowsOf = ({ tables }: Numbers, name: NumberTable) =>
  tables[name].rows.map(({ name: of, values }) => [of, ...values]);
const today = async () =>
  (await sql<{ day: string }>`select city_day(now()) as day`.execute(site.db)).rows[0]?.day ?? '';

describe('events are summed by day', () => {
  it('posts, their decisions, and how long they were pending', async () => {
    const [one = 0, two = 0, three = 0] = await site.addBusinesses(
      ...['One', 'Two', 'Three'].map((name) => ({ name: { en: name }, status: 'pending' as const })),
    );
    await site.addBusinesses({ name: { en: 'Imported' } });
    await execute(`update listing set submitted_at = now() - interval '2 hours' where id = ${one}`);
    await execute(`update listing set status = 'published', published_at = now() where id = ${one}`);
    await execute(`update listing set status = 'rejected', reject_reason = 'no' where id = ${two}`);
    await execute(`update listing set views = views + 1 where id = ${three}`);
    await execute(
      `insert into listing_revision (listing_id, body, created_at) values (${one}, '{}', now() - interval '8 hours')`,
    );
    await execute("update listing_revision set status = 'approved', decided_at = now()");
    const numbers = await read('days=7');
    expect(rowsOf(numbers, 'posts').at(-1)).toEqual([await today(), 3, 2, 1, 1]);
    expect(rowsOf(numbers, 'kinds')).toEqual([['business', 3, 2, 1, 1]]);
    expect(numbers.tables.posts.totals).toEqual([3, 2, 1, 1]);
    expect(rowsOf(await read('days=7&kind=job'), 'posts').at(-1)).toEqual([await today(), 0, 0, 0, 0]);
    const [approved, median, slowest] = numbers.tables.waiting.totals;
    expect(approved).toBe(2);
    expect(Math.abs((median ?? 0) - 120)).toBeLessThan(12);
    expect(Math.abs((slowest ?? 0) - 480)).toBeLessThan(48);
  });

  it('members, saved items, and subscribers who join and leave', async () => {
    const member = await site.member();
    await execute(
      `insert into saved_item (user_id, kind, listing_id) select ${member.id}, 'business', id from listing limit 1`,
    );
    await setSubscription(site.db, 'huda@post.example', 'ar', true);
    await setSubscription(site.db, 'huda@post.example', 'ar', true);
    await setSubscription(site.db, 'huda@post.example', 'ar', false);
    await site.db.insertInto('subscription').values({ email: 'asked@post.example', lang: 'en' }).execute();
    const numbers = await read('days=7');
    expect(rowsOf(numbers, 'people').at(-1)).toEqual([await today(), 1, 1]);
    expect(rowsOf(numbers, 'subscribers').at(-1)).toEqual([await today(), 1, 1]);
    expect(numbers.tables.people.rows).toHaveLength(7);
  });

  it('views and contacts, as pages report them, each person once an hour', async () => {
    const counting = createCounting(site.db, 'https://city.example');
    counting.post('seen', 'job');
    counting.post('seen', 'product');
    counting.post('reached', 'job');
    await counting.close();
    expect(rowsOf(await read('days=7'), 'contacts').at(-1)).toEqual([await today(), 2, 1]);
  });
});

describe('a table', () => {
  const fill = (days: number) =>
    execute(`insert into page_view_day (day, page, lang, source, views)
      select city_day(now()) - n, 'home', 'en', s, 1 from generate_series(0, ${days - 1}) as n,
        unnest('{own,search}'::text[]) as s`);

  it('has every day of the period, including days without data', async () => {
    await fill(2);
    const { tables, from, to, step } = await read('days=30');
    expect([tables.visits.rows.length, step, to]).toEqual([30, 'day', await today()]);
    expect(tables.visits.rows[0]).toEqual({ name: from, values: [0, 0] });
    expect(tables.visits.totals).toEqual([4, 2]);
    expect(tables.sources.rows.map(({ name }) => name)).toEqual(['own', 'search']);
  });

  it('of a long period has longer intervals, whose sums are complete', async () => {
    await fill(200);
    const all = await read('days=all');
    expect(all.step).toBe('week');
    expect(all.tables.visits.rows.length).toBeLessThan(31);
    expect(all.tables.visits.totals).toEqual([400, 200]);
    await fill(0);
    await execute(`insert into page_view_day values ('2020-01-05', 'home', 'ar', 'own', 1)`);
    const longer = await read('days=all');
    expect([longer.step, longer.from, longer.tables.visits.rows[0]?.name]).toEqual([
      'month',
      '2020-01-05',
      '2020-01-01',
    ]);
    expect(longer.tables.visits.totals).toEqual([401, 200]);
  });

  it('is downloaded as a file without formulas in its cells', async () => {
    await execute(`insert into search_count (day, words, asked, missed) values
      (city_day(now()), '=1+1', 3, 2), (city_day(now()) - 1, '=1+1', 1, 0), (city_day(now()), 'mandi', 2, 0)`);
    const answer = await admin.call(downloadNumbers, {
      params: { table: 'searches' },
      query: { days: 7 },
    });
    expect(answer.headers.get('content-disposition')).toContain('searches.csv');
    expect(await answer.text()).toBe("words,asked,missed\r\n'=1+1,4,2\r\nmandi,2,0\r\n");
    expect(rowsOf(await read('days=7'), 'misses')).toEqual([['=1+1', 2, 4]]);
    expect((await admin.callUnchecked(downloadNumbers, { params: { table: 'nothing' } })).status).toBe(422);
    expect((await admin.call(readNumbers, { query: { days: 5 } })).status).toBe(422);
  });
});

it('a quantile of waiting times is interpolated from the buckets', () => {
  expect(waitedBelow([], 0.5)).toBeNull();
  expect(waitedBelow([{ bucket: null, count: 0 }], 0.5)).toBeNull();
  const counted = [
    { bucket: 40, count: 1 },
    { bucket: 0, count: 8 },
    { bucket: 20, count: 1 },
  ];
  expect([waitedBelow(counted, 0.5), waitedBelow(counted, 0.9), waitedBelow(counted, 1)]).toEqual([
    0, 34, 1116,
  ]);
});
