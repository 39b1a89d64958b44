import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BusinessDetail,
  businessDetailSchema,
  listBusinesses,
  readBusiness,
} from '../../../contract/businesses.ts';
import { type Day, type Week, weekdays } from '../../../contract/hours.ts';
import { cityMoment } from '../../../contract/opening.ts';
import type { SpecialPeriod } from '../../../contract/special-hours.ts';
import { readListingsAfter } from '../../search-engine/listing-queries.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import type { DraftOf } from '../listings/draft.ts';
import { writeDetails } from '../listings/queries.ts';
import { openHoursAt } from './indexed-hours.ts';
import { businessQueries } from './queries.ts';

const open = (from: string, to: string): Day => ({ state: 'open', spans: [{ from, to }] });
const everyDay = (day: Day) => Object.fromEntries(weekdays.map((name) => [name, day])) as Week;
const nineToFive = everyDay(open('09:00', '17:00'));
const evenings = everyDay(open('18:00', '02:00'));
const always = everyDay({ state: 'always' });
const ramadan: SpecialPeriod = {
  occasion: 'ramadan',
  from: '2027-02-08',
  to: '2027-03-08',
  day: open('20:00', '03:00'),
};
const eid: SpecialPeriod = {
  occasion: 'eid_al_fitr',
  from: '2027-03-09',
  to: '2027-03-11',
  day: { state: 'closed' },
};

let site: TestSite;
let ids: number[];
let now = new Date('2027-02-10T17:00:00Z');
beforeAll(async () => {
  site = await testSite(() => now);
  ids = await site.addBusinesses(
    { name: { en: 'Day shop' }, hours: nineToFive },
    { name: { en: 'Ramadan table' }, hours: nineToFive, special_hours: [eid, ramadan] },
    { name: { en: 'Evening grill' }, hours: evenings, special_hours: [eid] },
    { name: { en: 'Feast only' }, hours: null, special_hours: [{ ...eid, day: open('10:00', '14:00') }] },
    { name: { en: 'Gone until June' }, hours: always, temporarily_closed: true, closed_until: '2027-06-01' },
    { name: { en: 'Gone' }, hours: always, temporarily_closed: true, special_hours: [ramadan] },
  );
});
afterAll(() => site.close());

async function openNow(moment: string) {
  now = new Date(moment);
  const { data, meta } = await (
    await site.call(listBusinesses, { query: { open_now: 1, sort: 'name' } })
  ).json();
  const counted = (await (await site.call(listBusinesses)).json()).meta.facets.open_now;
  expect(counted?.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(meta.total);
  return data.map(({ name }: { name: string }) => name);
}

describe('open businesses', () => {
  it.each([
    // Noon and evening of a day in Ramadan, on New York's clock.
    ['2027-02-10T17:00:00Z', ['Day shop']],
    ['2027-02-11T02:00:00Z', ['Evening grill', 'Ramadan table']],
    ['2027-02-11T07:30:00Z', ['Ramadan table']],
    // The night before Ramadan ends by the weekly hours; its own last night continues into the feast.
    ['2027-02-08T04:00:00Z', ['Evening grill']],
    ['2027-03-09T06:30:00Z', ['Evening grill', 'Ramadan table']],
    ['2027-03-09T07:30:00Z', ['Ramadan table']],
    ['2027-03-09T08:00:00Z', []],
    // During the feast; and the night after it, which no day before it began.
    ['2027-03-10T16:00:00Z', ['Day shop', 'Feast only']],
    ['2027-03-12T05:30:00Z', []],
    ['2027-03-12T15:00:00Z', ['Day shop', 'Ramadan table']],
    ['2027-03-13T05:30:00Z', ['Evening grill']],
    // Daylight saving time began at 2 on the 14th: New York is four hours behind UTC now.
    ['2027-03-14T20:59:00Z', ['Day shop', 'Ramadan table']],
    ['2027-03-14T21:00:00Z', []],
    // Reopens automatically on the given day, at midnight in New York.
    ['2027-06-01T03:59:00Z', ['Evening grill']],
    ['2027-06-01T04:00:00Z', ['Evening grill', 'Gone until June']],
  ])('at %s: %j', async (moment, names) => expect(await openNow(moment)).toEqual(names));

  it('match the opening state of each, every 95 minutes around the feast', async () => {
    const wrong: string[] = [];
    for (
      let at = Date.parse('2027-03-07T05:00:00Z');
      at < Date.parse('2027-03-14T12:00:00Z');
      at += 95 * 60_000
    ) {
      now = new Date(at);
      const all = (await (await site.call(listBusinesses, { query: { sort: 'name' } })).json()).data;
      const signs = all.filter(({ opening }) => ['open', 'always'].includes(opening?.state ?? ''));
      const found = await openNow(now.toISOString());
      if (JSON.stringify(signs.map(({ name }) => name)) !== JSON.stringify(found))
        wrong.push(now.toISOString());
    }
    expect(wrong).toEqual([]);
  });

  it('match the in-memory index, from before Ramadan until one reopens automatically', async () => {
    const indexed = await readListingsAfter(site.db, 'business', 0, 100);
    let found = 0;
    for (
      let at = Date.parse('2027-02-07T05:00:00Z');
      at < Date.parse('2027-06-02T12:00:00Z');
      at += 95 * 60_000
    ) {
      const openAt = cityMoment(new Date(at));
      const filter = { at: new Date(at), openAt };
      const open = await businessQueries.filtered(site.db, filter).select('l.id').orderBy('l.id').execute();
      const isOpen = openHoursAt(openAt);
      const openIds = indexed.filter(({ values: { hours = null } }) => isOpen(hours)).map(({ id }) => id);
      expect([openAt, openIds]).toEqual([openAt, open.map(({ id }) => id)]);
      found += openIds.length;
    }
    expect(found).toBeGreaterThan(1_000);
  });
});

describe('a business', () => {
  const detail = async (index: number, moment: string): Promise<BusinessDetail> => {
    now = new Date(moment);
    const { data } = await (await site.callUnchecked(readBusiness, { params: { id: ids[index] } })).json();
    return businessDetailSchema.parse(data);
  };
  it('returns special hours that have not passed, next first', async () => {
    expect((await detail(1, '2027-01-01T12:00:00Z')).specialHours).toEqual([ramadan, eid]);
    // Still the 8th in New York, and then no longer.
    expect((await detail(1, '2027-03-09T04:59:00Z')).specialHours).toEqual([ramadan, eid]);
    expect((await detail(1, '2027-03-09T05:00:00Z')).specialHours).toEqual([eid]);
    expect((await detail(1, '2027-03-12T05:00:00Z')).specialHours).toEqual([]);
  });
  it('returns the current opening state', async () => {
    expect((await detail(1, '2027-03-09T15:00:00Z')).opening).toEqual({
      state: 'closed',
      day: 'fri',
      time: '09:00',
      inDays: 3,
    });
    expect((await detail(4, '2027-03-09T15:00:00Z')).opening).toEqual({
      state: 'temporarily_closed',
      until: '2027-06-01',
    });
    expect((await detail(5, '2027-03-09T15:00:00Z')).opening).toEqual({
      state: 'temporarily_closed',
      until: null,
    });
  });
});

it('replaces special hours whenever it is written, and validates them', async () => {
  const row = await site.db
    .selectFrom('business')
    .select(['special_days', 'special_open'])
    .where('id', '=', ids[2] as number)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    special_days: '{[2027-03-09,2027-03-13)}',
    special_open:
      '{["2027-03-09 00:00:00","2027-03-09 02:00:00"),["2027-03-12 18:00:00","2027-03-13 00:00:00")}',
  });
});

it('preserves special hours when an import replaces the weekly hours', async () => {
  const id = ids[2] as number;
  const other = ids[0] as number;
  const detail = { whatsapp: null, website: null, social: {}, services: [] };
  const written = (hours: Week) =>
    ({ kind: 'business', detail: { ...detail, hours } }) as unknown as DraftOf<'business'>;
  await writeDetails(site.db, 'business', [
    { id: other, draft: written(nineToFive) },
    { id, draft: written(everyDay(open('20:00', '04:00'))) },
  ]);
  const row = await site.db
    .selectFrom('business')
    .select(['special_hours', 'special_open'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    special_hours: [eid],
    special_open:
      '{["2027-03-09 00:00:00","2027-03-09 04:00:00"),["2027-03-12 20:00:00","2027-03-13 00:00:00")}',
  });
});

it('is found by indexes in large tables', async () => {
  const plan = await site.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select b.id from business as b
      where b.open_minutes @> 600 or (b.special_days @> date '2027-03-09' and b.special_days <> '{}')`.execute(
      trx,
    );
    return rows.map((one) => one['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('business_open');
  expect(plan).toContain('business_special');
});
