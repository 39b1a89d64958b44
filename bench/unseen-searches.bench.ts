import { parseArgs } from 'node:util';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';
import { Chance } from './understanding/chance.ts';
import { readTitles, unseenSearches } from './unseen-questions.ts';

/*
 * How long searches take that nobody asked before: words of the listings' own titles, as frequent in the questions as in
 * the titles, every question another one. Whole answers of the API, from the request to the JSON, without a network: one
 * after the other, and eight at a time. Both engines answer the same questions in one run, on the same database.
 */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50000' },
    alone: { type: 'string', default: '300' },
    together: { type: 'string', default: '800' },
  },
});
const atOnce = 8;

async function measure(listings: number, engine: 'memory' | 'postgres'): Promise<Row> {
  const { ask, close, db } = await syntheticSite(listings, engine);
  const titles = await readTitles(db, 5_000);
  const questions = unseenSearches(titles, new Chance('unseen searches'));
  const next = () => ask(questions.next().value.path);
  await timeEach(50, next);
  const alone = await timeEach(Number(values.alone), next);
  const start = performance.now();
  let left = Number(values.together);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await next();
    }),
  );
  const took = performance.now() - start;
  await close();
  return {
    listings,
    engine,
    'p50 ms': round(percentile(alone, 0.5)),
    'p99 ms': round(percentile(alone, 0.99)),
    'answers a second, 8 at a time': Math.round((Number(values.together) / took) * 1_000),
  };
}

const rows: Row[] = [];
for (const size of values.sizes.split(',').map(Number)) {
  rows.push(await measure(size, 'postgres'), await measure(size, 'memory'));
}
report('unseen-searches', rows);
process.exit(0);
