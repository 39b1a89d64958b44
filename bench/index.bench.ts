import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { listingKinds } from '../contract/categories.ts';
import { listenToChanges } from '../server/changes/changes.ts';
import { createSearchEngine, type SearchEngine } from '../server/search-engine/search-engine.ts';
import { percentile, type Row, report, round } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';

/*
 * The cost of the search index: memory by part, and the time to build, store and load it, with the longest blocking
 * of the event loop. The database's buffers are warm when it is loaded, and so is its file.
 */

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '50000' }, loads: { type: 'string', default: '5' } },
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const listings = Number(values.listings);
const site = await syntheticSite(listings, { engine: 'postgres' });
const changes = await listenToChanges(site.connectionString);
const folder = await mkdtemp(join(tmpdir(), 'index-'));

interface Logged {
  msg: string;
  bytes?: number;
  ms?: number;
}

/** An engine that stores its index, the time until it was ready, and its log. */
async function start() {
  const logged: Logged[] = [];
  const stored = Promise.withResolvers<Logged>();
  const write = (line: string) => {
    const entry = JSON.parse(line) as Logged;
    logged.push(entry);
    if (entry.msg === 'search index stored') stored.resolve(entry);
  };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  const engine = createSearchEngine(site.db, changes, pino({}, { write }), { folder });
  await engine.ready;
  return { engine, ms: performance.now() - begun, delay, stored: stored.promise };
}

/** Bytes of typed arrays, by part of an index. */
function bytesOf(engine: SearchEngine): Record<string, number> {
  const bytes: Record<string, number> = {};
  const add = (part: string, value: unknown) => {
    if (ArrayBuffer.isView(value)) bytes[part] = (bytes[part] ?? 0) + value.byteLength;
    else if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value)) add(part, one);
  };
  for (const kind of listingKinds) {
    for (const { dictionary, postings, columns, ...others } of engine.index(kind)?.segments ?? []) {
      add('terms', dictionary);
      const { records, ...places } = postings;
      add('postings and positions', records);
      add('where they begin', places);
      add('columns', columns);
      add('columns', others);
    }
  }
  const { keys, recent: _, ...words } = engine.vocabulary()?.stored() ?? {};
  add('vocabulary', words);
  add('keys of words', keys);
  return bytes;
}

const megabytes = (bytes: number) => round(bytes / 1e6);
const longest = (delay: { max: number }) => round(delay.max / 1e6);

const built = await start();
const buildDelay = longest(built.delay);
built.delay.reset();
const { bytes: fileBytes = 0, ms: storeMs = 0 } = await built.stored;
const storeDelay = longest(built.delay);
const parts = bytesOf(built.engine);
const total = Object.values(parts).reduce((sum, one) => sum + one, 0);
await built.engine.close();

const loads: number[] = [];
const delays: number[] = [];
for (let load = 0; load < Number(values.loads); load++) {
  collect();
  const { engine, ms, delay } = await start();
  loads.push(ms);
  delays.push(longest(delay));
  await engine.close();
}

const rows: Row[] = Object.entries({ ...parts, 'all of it': total }).map(([part, bytes]) => ({
  listings,
  what: part,
  MB: megabytes(bytes),
  'bytes a listing': round(bytes / listings),
}));
const times: [what: string, ms: number, delay: number][] = [
  ['built and ready', built.ms, buildDelay],
  [`stored (${megabytes(fileBytes)} MB)`, storeMs, storeDelay],
  ['loaded and ready, median', percentile(loads, 0.5), Math.max(...delays)],
];
for (const [what, ms, delay] of times)
  rows.push({ listings, what, ms: round(ms), 'longest turn, ms': delay });
report(`index-${listings}`, rows);
await changes.close();
await site.close();
await rm(folder, { recursive: true });
process.exit(0);
