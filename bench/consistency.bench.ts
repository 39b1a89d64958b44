import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { type ListingKind, listingKinds } from '../contract/categories.ts';
import { listenToChanges } from '../server/changes/changes.ts';
import { createSearchEngine, type SearchEngine } from '../server/search-engine/search-engine.ts';
import { closeAll, createChanges, someOf } from './consistency/changes.ts';
import { find, questionOf, scan } from './consistency/scans.ts';
import { percentile, report, round } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';
import { Chance } from './understanding/chance.ts';
import { typeOf } from './understanding/question.ts';

/*
 * Whether searches from memory stay correct under constant change: posts, edits, prices, single and bulk closings,
 * bans, and an import, under search load. Two nodes follow the database. After each round of changes both are
 * queried for a word of a random title, a category or a price until the response equals a plain scan of the table:
 * ids, facets and pages. More than a second is late, a difference after ten is wrong. A listing whose closing was
 * committed must never be in a later response.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    listings: { type: 'string', default: '20000' },
    imported: { type: 'string', default: '50000' },
  },
});
const lateAfterMs = 1_000;
const wrongAfterMs = 10_000;
const importedAtOnce = 1_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const { ask, send, close, db, connectionString, catalog, engine } = await syntheticSite(
  Number(values.listings),
);
if (!engine) throw new Error('the site has no index in memory');
const others = await listenToChanges(connectionString);
const another = createSearchEngine(db, others, pino({ level: 'silent' }));
await another.ready;
const nodes: readonly SearchEngine[] = [engine, another];
const chance = new Chance('consistency');
const changes = await createChanges({ db, catalog, chance, send });
const figures = { changes: 0, searches: 0, refused: 0, compared: 0, late: 0, wrong: 0, withdrawn: 0 };
const waits: number[] = [];

const pathOf = (kind: ListingKind, words: string) =>
  `search?q=${encodeURIComponent(words)}&type=${typeOf[kind]}`;

/** The result of a search; undefined if the site is too busy. */
async function askFor(kind: ListingKind, words: string) {
  try {
    return (await ask(pathOf(kind, words))) as { data?: Record<string, { id: number }[]> };
  } catch (error) {
    if (!String(error).includes('answered 503')) throw error;
    figures.refused++;
    return undefined;
  }
}

/** Closes a search result, and searches again: it must not be found. */
async function withdraw(kind: ListingKind): Promise<void> {
  const [one] = await someOf(db, kind, 1);
  if (!one) return;
  await closeAll(db, [one.id]);
  const answer = await askFor(kind, one.words);
  const isFound = Object.values(answer?.data ?? {}).some((list) => list.some(({ id }) => id === one.id));
  if (isFound) figures.withdrawn++;
}

async function compare(kind: ListingKind): Promise<void> {
  const [one] = await someOf(db, kind, 1);
  if (!one) return;
  const { category_id: category } = await db
    .selectFrom('listing')
    .select('category_id')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  const question = questionOf(one.words, category, chance);
  const begun = performance.now();
  for (const node of nodes) {
    figures.compared++;
    for (;;) {
      const at = new Date();
      // A concurrent import changes both: only a lasting difference counts.
      const expected = await scan(db, kind, question, at);
      const index = node.index(kind);
      if (index && find(index, question, at) === expected) break;
      if (performance.now() - begun > wrongAfterMs) {
        figures.wrong++;
        break;
      }
    }
  }
  const took = performance.now() - begun;
  if (took > lateAfterMs) figures.late++;
  waits.push(took);
}

let isOver = false;
async function search(): Promise<void> {
  while (!isOver) {
    const kind = chance.of(listingKinds);
    const [one] = await someOf(db, kind, 1);
    if (one) await askFor(kind, chance.of(one.words.split(' ')));
    figures.searches++;
  }
}
async function bringIn(): Promise<void> {
  for (let left = Number(values.imported); left > 0 && !isOver; left -= importedAtOnce) {
    await changes.save(chance.of(listingKinds), importedAtOnce);
    figures.changes += importedAtOnce;
  }
}

/** Megabytes after garbage collection, so that garbage does not count. */
function memory(): { heap: number; arrays: number } {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: Math.round(heapUsed / 2 ** 20), arrays: Math.round(arrayBuffers / 2 ** 20) };
}

const before = memory();
const end = performance.now() + Number(values.minutes) * 60_000;
const importing = bringIn();
const searching = [search(), search()];
/** After the import, memory must remain constant. */
let imported: ReturnType<typeof memory> | undefined;
void importing.then(() => {
  imported = memory();
});
while (performance.now() < end) {
  const kind = chance.of(listingKinds);
  await chance
    .of(Object.values(changes.each))(kind)
    .catch((error: unknown) => {
      // The site is too busy to ban anyone.
      if (!String(error).includes('answered 503')) throw error;
      figures.refused++;
    });
  figures.changes++;
  await withdraw(kind);
  await compare(kind);
}
isOver = true;
await Promise.all([importing, ...searching]);
const differing = await engine.verify();
const after = memory();
report('consistency', [
  {
    minutes: Number(values.minutes),
    ...figures,
    'differing at the end': differing + (await another.verify()),
    'visible after ms, p50': round(percentile(waits, 0.5)),
    p99: round(percentile(waits, 0.99)),
    'heap MiB, before': before.heap,
    'once imported': imported?.heap ?? Number.NaN,
    after: after.heap,
    'arrays MiB, before': before.arrays,
    'arrays once imported': imported?.arrays ?? Number.NaN,
    'arrays after': after.arrays,
  },
]);
await another.close();
await others.close();
await close();
process.exit(0);
