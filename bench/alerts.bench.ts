import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { listingKinds } from '../contract/categories.ts';
import { createAlerts } from '../server/rooms/alerts/service.ts';
import { createBusinesses } from '../server/rooms/businesses/service.ts';
import { createCatalogSource } from '../server/rooms/catalog/service.ts';
import { createEvents } from '../server/rooms/events/service.ts';
import { createJobs } from '../server/rooms/jobs/service.ts';
import { saveListings } from '../server/rooms/listings/service.ts';
import { createProducts } from '../server/rooms/products/service.ts';
import { createMemberPush } from '../server/rooms/push/service.ts';
import { createRentals } from '../server/rooms/rentals/service.ts';
import { type Chance, chanceOf } from '../server/seed/synthetic/chance.ts';
import { syntheticDraft } from '../server/seed/synthetic/drafts.ts';
import { nameWord } from '../server/seed/synthetic/names.ts';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';

/*
 * The time to match new posts with alerts, and to send due notifications. The target is a thousand posts a minute
 * with a hundred thousand alerts. Half of the alerts match words, half a category, a place, a price or bedrooms;
 * each reader has five.
 */

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    posts: { type: 'string', default: '1000' },
    listings: { type: 'string', default: '10000' },
  },
});
const [wanted, posts, listings] = [Number(values.alerts), Number(values.posts), Number(values.listings)];
/** The number of distinct alerts; further ones repeat them. */
const different = Math.min(wanted, 2_000);
const ofReader = 5;
const oncePosted = 50;
const mailedReaders = 500;

const site = await syntheticSite(listings, { engine: 'postgres' });
const { db, catalog, queue, mailer, publicUrl } = site;
const source = createCatalogSource(db, () => new Date());
const alerts = createAlerts({
  ...{ db, mailer, source, publicUrl, cityCode: 'NY', undoSeconds: 0, now: () => new Date() },
  queue: { ...queue, repeat: () => undefined },
  push: createMemberPush({ db, push: undefined, now: () => new Date() }),
  kinds: {
    businesses: createBusinesses(db, source),
    products: createProducts(db, source),
    rentals: createRentals(db, source),
    jobs: createJobs(db, source),
    events: createEvents(db, source),
  },
  takeEmail: async () => undefined,
});

const chance = chanceOf(2);
const pick = <T>(list: readonly T[]): T => list[chance.whole(0, list.length - 1)] as T;
const leaves = async (table: 'place' | 'category') =>
  (
    await sql<{ id: number }>`select id from ${sql.table(table)} t
      where not exists (select from ${sql.table(table)} below where below.parent_id = t.id) order by id`.execute(
      db,
    )
  ).rows.map(({ id }) => id);
const places = (await leaves('place')).map(String);
const ends = new Set(await leaves('category'));
const categories = (await db.selectFrom('category').select(['id', 'type']).orderBy('id').execute()).filter(
  ({ id }) => ends.has(id),
);

/** A typical alert. */
function subject(): { kind: (typeof listingKinds)[number] | null; query: Record<string, string> } {
  const place = { city: pick(places) };
  if (chance.isLucky(0.5)) {
    const words = Array.from({ length: chance.whole(2, 3) }, () => nameWord(chance));
    const q = words.map((word) => word[chance.isLucky(0.5) ? 'en' : 'ar']).join(' ');
    return { kind: chance.isLucky(0.4) ? null : pick(listingKinds), query: { q } };
  }
  const kind = pick(listingKinds);
  if (kind === 'rental') {
    const bedrooms = String(chance.whole(1, 3));
    return { kind, query: { ...place, bedrooms, price_max: String(chance.whole(10, 40) * 100) } };
  }
  const typeOf = { business: 'shops', product: 'products', job: 'jobs', event: 'events' } as const;
  const category = { category: String(pick(categories.filter(({ type }) => type === typeOf[kind])).id) };
  const price = kind === 'product' && { price_max: String(chance.whole(1, 20) * 50) };
  return { kind, query: { ...place, ...category, ...price } };
}

await sql`truncate alert_reader, alert_post restart identity cascade`.execute(db);
const drafts = (random: Chance) =>
  Array.from({ length: posts }, () => syntheticDraft({ chance: random, catalog, now: new Date() }));
/** Inserts posts in transactions of fifty. @returns the time per post in each, in milliseconds */
async function post(random: Chance): Promise<number[]> {
  const samples: number[] = [];
  const all = Map.groupBy(drafts(random), ({ kind }) => kind);
  for (const [kind, ofKind] of all) {
    for (let at = 0; at < ofKind.length; at += oncePosted) {
      const some = ofKind.slice(at, at + oncePosted);
      const [took = 0] = await timeEach(1, () => saveListings(db, catalog, kind, some));
      samples.push(took / some.length);
    }
  }
  return samples;
}

const rows: Row[] = [];
const note = (what: string, samples: readonly number[]) =>
  rows.push({
    alerts: wanted,
    what,
    'p50 ms': round(percentile(samples, 0.5)),
    'p95 ms': round(percentile(samples, 0.95)),
    'a minute': Math.round(60_000 / (samples.reduce((sum, one) => sum + one, 0) / samples.length)),
  });

note('post a listing, no alerts', await post(chanceOf(3)));

const subjects = Array.from({ length: different }, subject);
await sql`insert into alert_reader (email) select 'reader' || at || '@post.example'
  from generate_series(1, ${Math.ceil(wanted / ofReader)}::int) at`.execute(db);
const [ids, kinds, queries] = [
  subjects.map((_one, at) => at),
  subjects.map(({ kind }) => kind),
  subjects.map(({ query }) => JSON.stringify(query)),
];
await sql`
  insert into alert (reader_id, kind, query, path, frequency, confirmed_at)
  select 1 + at % ${Math.ceil(wanted / ofReader)}::int, s.kind, s.query::jsonb, '/' || at,
    (array['now', 'daily', 'weekly'])[1 + at % 3], now()
  from generate_series(0, ${wanted - 1}::int) at
  join unnest(${ids}::int[], ${kinds}::text[], ${queries}::text[]) s (id, kind, query)
    on s.id = at % ${different}::int
  order by at`.execute(db);
await sql`update alert set understood_at = now() where id > ${different}`.execute(db);
const [understood = 0] = await timeEach(1, alerts.find);
note('read what an alert waits for', [understood / different]);
await sql`
  insert into alert_interest
  select a.id, i.kind, i.category_id, i.place_id, i.price_min, i.price_max, i.near_x, i.near_y, i.near_radius,
    i.words, i.leads, i.fields
  from alert a join alert_interest i on i.alert_id = 1 + (a.id - 1) % ${different}::int
  where a.id > ${different}`.execute(db);
await sql`vacuum analyze`.execute(db);

note('post a listing, with alerts', await post(chanceOf(4)));
const [found = 0] = await timeEach(1, alerts.find);
note('find the alerts of a post', [found / posts]);
const count = async (table: 'alert_match' | 'alert_post') =>
  (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
if (Number(await count('alert_post')) > 0) throw new Error('posts are left that were not compared');
const matches = Number(await count('alert_match'));
console.log(`${matches} matches, ${round(matches / posts)} of a post`);

// Some readers suffice: each is notified in a transaction of their own.
await sql`update alert set due_at = null where reader_id > ${mailedReaders}`.execute(db);
const due = await sql<{
  n: number;
}>`select count(distinct reader_id)::int as n from alert where due_at <= now()`
  .execute(db)
  .then(({ rows: [row] }) => row?.n ?? 0);
const [mailed = 0] = await timeEach(1, alerts.mail);
if (due > 0) note('write what is due to a reader', [mailed / due]);
console.log(`${due} emails`);

const request = { lang: 'en' as const, cityId: 0, now: new Date() };
let at = 0;
const samples = await timeEach(200, () => {
  const { kind, query } = subjects[at++ % different] as (typeof subjects)[number];
  const list = {
    business: 'businesses',
    product: 'products',
    rental: 'rents',
    job: 'jobs',
    event: 'events',
  } as const;
  return alerts.preview({ list: kind ? list[kind] : 'search', query, path: '/' }, request);
});
note('tell what to expect', samples);
await site.close();
report('alerts', rows);
process.exit(0);
