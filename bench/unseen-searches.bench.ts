import { parseArgs } from 'node:util';
import { statementObserved } from '../server/metrics/observations.ts';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { databaseProcessorTime, ownProcessorTime } from './processor-time.ts';
import { syntheticSite } from './synthetic-site.ts';
import { Chance } from './understanding/chance.ts';
import { readTitles, unseenSearches } from './unseen-questions.ts';

/*
 * The response time of searches that were never run before: words of the listings' titles, with the same
 * frequencies as in the titles, each query different. Complete API responses, from the request to the JSON, without
 * a network: sequentially, and eight concurrently. Both engines run the same queries in one run, on the same
 * database. Processor time is more meaningful than elapsed time if other processes use the machine, too; that of
 * this process includes sending the requests. Suggestions are for all but the last two letters of a query.
 */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50000' },
    engines: { type: 'string', default: 'postgres,memory' },
    alone: { type: 'string', default: '300' },
    together: { type: 'string', default: '800' },
  },
});
const atOnce = 8;

let statements = 0;
statementObserved.listen(() => statements++);

async function measure(listings: number, engine: 'memory' | 'postgres'): Promise<Row> {
  const { ask, close, db, folder } = await syntheticSite(listings, { engine });
  const titles = await readTitles(db, 5_000);
  const questions = unseenSearches(titles, new Chance('unseen searches'));
  const next = () => ask(questions.next().value.path);
  await timeEach(50, next);
  const alone = await timeEach(Number(values.alone), next);
  const typed = () => {
    const { words } = questions.next().value;
    return ask(`search/suggest?q=${encodeURIComponent(words.slice(0, -2) || words)}`);
  };
  const suggested = await timeEach(Number(values.alone), typed);
  const answers = Number(values.together);
  const before = { own: ownProcessorTime(), database: databaseProcessorTime(folder), statements };
  const start = performance.now();
  let left = answers;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await next();
    }),
  );
  const took = performance.now() - start;
  const perAnswer = (total: number) => round(total / answers);
  const cost = {
    'Node CPU ms': perAnswer(ownProcessorTime() - before.own),
    'PostgreSQL CPU ms': perAnswer(databaseProcessorTime(folder) - before.database),
    statements: perAnswer(statements - before.statements),
  };
  await close();
  return {
    listings,
    engine,
    'p50 ms': round(percentile(alone, 0.5)),
    'p99 ms': round(percentile(alone, 0.99)),
    'answers a second, 8 at a time': Math.round((answers / took) * 1_000),
    ...cost,
    'suggestions p50 ms': round(percentile(suggested, 0.5)),
    'suggestions p99 ms': round(percentile(suggested, 0.99)),
  };
}

const engines = (['postgres', 'memory'] as const).filter((engine) =>
  values.engines.split(',').includes(engine),
);
const rows: Row[] = [];
for (const size of values.sizes.split(',').map(Number)) {
  for (const engine of engines) rows.push(await measure(size, engine));
}
report('unseen-searches', rows);
process.exit(0);
