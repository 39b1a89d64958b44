import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { ListingKind } from '../contract/categories.ts';
import type { Db } from '../server/database/connect.ts';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';
import { Chance } from './understanding/chance.ts';
import { typeOf } from './understanding/question.ts';
import { slip } from './understanding/slips.ts';

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

interface Title {
  kind: ListingKind;
  words: string;
  place: string;
}

/** Titles of random listings with the names of their places. */
async function readTitles(db: Db, count: number): Promise<Title[]> {
  const { rows } = await sql<Title>`
    select l.kind, l.search_title as words, p.name_en as place from listing as l join place as p on p.id = l.place_id
    where l.status = 'published' order by hashint8(l.id) limit ${count}`.execute(db);
  return rows;
}

const wordsOf = ({ words }: Title) => words.split(' ').filter((word) => word.length > 2);

/** How questions are made of a title. */
const makers: Record<string, (title: Title, chance: Chance) => string> = {
  'one word': (title, chance) => chance.of(wordsOf(title)),
  'two words': (title, chance) => `${chance.of(wordsOf(title))} ${chance.of(wordsOf(title))}`,
  'a word and a place': (title, chance) => `${chance.of(wordsOf(title))} ${title.place}`,
  'the beginning of a word': (title, chance) => chance.of(wordsOf(title)).slice(0, 5),
  'a slip': (title, chance) => slip(chance.of(wordsOf(title)), chance),
};

/** Addresses that differ, of each maker as many. */
function* questionsOf(titles: readonly Title[], chance: Chance): Generator<string> {
  const paths = new Set<string>();
  for (let turn = 0; ; turn++) {
    for (const make of Object.values(makers)) {
      const title = chance.of(titles);
      if (wordsOf(title).length === 0) continue;
      const path = `search?q=${encodeURIComponent(make(title, chance))}&type=${typeOf[title.kind]}`;
      // Where words run out, another length of the page makes another question.
      yield paths.has(path) ? `${path}&limit=${10 + (turn % 30)}` : path;
      paths.add(path);
    }
  }
}

async function measure(listings: number, engine: 'memory' | 'postgres'): Promise<Row> {
  const { ask, close, db } = await syntheticSite(listings, engine);
  const titles = await readTitles(db, 5_000);
  const questions = questionsOf(titles, new Chance('unseen searches'));
  const next = () => ask(questions.next().value as string);
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
