import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { temporarySite } from './temporary-site.ts';

/*
 * How long the server takes to draw a page anew: language, API, SQL, React and HTML, one after the other
 * on one core, without a network and without compression.
 */

const warmUp = 200;
const runs = 400;
const rounds = 5;

const site = await temporarySite();
const { id } = await site.db
  .selectFrom('listing')
  .select('id')
  .where('kind', '=', 'business')
  .executeTakeFirstOrThrow();
const pages: [string, string][] = [
  ['home', '/'],
  ['list of 24', '/Category/shops'],
  ['list of 24, Arabic', '/Category/shops?lang=ar'],
  ['search', '/search-result/restaurant'],
  ['profile', `/MarketProfile/${id}`],
  ['the API alone, list of 24', '/api/NY/en/0/businesses?type=shops'],
];
const rows: Row[] = [];
for (const [name, path] of pages) {
  let address = path;
  const ask = async () => {
    const response = await site.app.request(address, { headers: { 'accept-encoding': 'identity' } });
    const location = response.headers.get('location');
    if (location) address = location;
    return (await response.text()).length;
  };
  await ask();
  const size = await ask();
  await timeEach(warmUp, ask);
  const medians: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const samples = await timeEach(runs, ask);
    all.push(...samples);
    medians.push(percentile(samples, 0.5));
  }
  const total = all.reduce((sum, sample) => sum + sample, 0);
  rows.push({
    page: name,
    'p50 ms': round(percentile(medians, 0.5)),
    'p99 ms': round(percentile(all, 0.99)),
    'pages a second': Math.round((all.length / total) * 1000),
    'HTML kB': round(size / 1000),
  });
}
await site.close();
report('pages', rows);
process.exit(0);
