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
/** New York is five hours behind: 11 am and 11:30 pm. */
const times = { day: 'T16:00:00Z', evening: 'T04:30:00Z' };
/** The neighborhoods that only warm up the process. */
const warmUps = 6;

async function measure(listings: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, time] of Object.entries(times)) {
    const today = new Date().toISOString().slice(0, 10);
    const { ask, catalog, close } = await syntheticSite(listings, { now: () => new Date(`${today}${time}`) });
    const slugs = catalog.places.filter(hasPage).map(({ slug }) => slug);
    const read = (slug: string, lang: (typeof langs)[number]) => ask(`neighborhoods/${slug}`, lang);
    for (const lang of langs) for (const slug of slugs.slice(0, warmUps)) await read(slug, lang);
    for (const lang of langs) {
      const asked = slugs.slice(warmUps).values();
      const samples = await timeEach(slugs.length - warmUps, () => read(asked.next().value ?? '', lang));
      rows.push({
        listings,
        time: name,
        read: lang === langs[0] ? 'anew' : 'again',
        pages: samples.length,
        'p50 ms': round(percentile(samples, 0.5)),
        'p95 ms': round(percentile(samples, 0.95)),
        'slowest ms': round(Math.max(...samples)),
      });
    }
    await close();
  }
  return rows;
}

const rows: Row[] = [];
for (const size of values.sizes.split(',').map(Number)) rows.push(...(await measure(size)));
report('neighborhoods', rows);
process.exit(0);
