import { parseArgs } from 'node:util';
import { langs } from '../contract/locales.ts';
import { hasPage } from '../server/rooms/neighborhoods/service.ts';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';

/*
 * The response time of the API for pages of neighborhoods by number of listings, by day and late in the evening, when
 * open places are displayed as well: complete responses without a network. “anew” is the first request for each
 * neighborhood; “again” the same neighborhoods in the other language, with counts that are cached by then.
 */

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,1000000' } } });
/** New York is five hours behind: 11 am, and 11:30 pm of the same day. */
const today = new Date().toISOString().slice(0, 10);
const evening = new Date(`${today}T04:30:00Z`);
const times = { day: new Date(evening.getTime() - 12.5 * 3_600_000), evening };
/** The neighborhoods that only warm up the process. */
const warmUps = 6;

async function measure(listings: number): Promise<Row[]> {
  const rows: Row[] = [];
  let now = times.day;
  const { ask, catalog, close } = await syntheticSite(listings, { now: () => now });
  const slugs = catalog.places.filter(hasPage).map(({ slug }) => slug);
  for (const [time, at] of Object.entries(times)) {
    now = at;
    for (const lang of langs)
      for (const slug of slugs.slice(0, warmUps)) await ask(`neighborhoods/${slug}`, lang);
    for (const lang of langs) {
      const asked = slugs.slice(warmUps).values();
      const samples = await timeEach(slugs.length - warmUps, () =>
        ask(`neighborhoods/${asked.next().value}`, lang),
      );
      rows.push({
        listings,
        time,
        read: lang === langs[0] ? 'anew' : 'again',
        pages: samples.length,
        'p50 ms': round(percentile(samples, 0.5)),
        'p95 ms': round(percentile(samples, 0.95)),
        'slowest ms': round(Math.max(...samples)),
      });
    }
  }
  await close();
  return rows;
}

const rows: Row[] = [];
for (const size of values.sizes.split(',').map(Number)) rows.push(...(await measure(size)));
report('neighborhoods', rows);
process.exit(0);
