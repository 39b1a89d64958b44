import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readProfile } from '../contract/profile.ts';
import { api } from '../drills/addresses.ts';
import { drillPlace } from '../drills/drill-place.ts';
import { accountSettings, signIn } from '../drills/members.ts';
import { messageOf } from '../drills/writing.ts';
import { addressBelow } from './api-address.ts';
import { type LoadRequest, type LoadSample, loadClient } from './load-client.ts';
import { percentile, type Row, report, round } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';
import { Chance } from './understanding/chance.ts';
import { readTitles, unseenSearches } from './unseen-questions.ts';

/*
 * A site under load and under overload. Of 100 requests 95 read, 4 search and 1 writes: first from a fixed number
 * of clients, then at three times the resulting rate independent of responses, then as at first. The generator runs
 * on the same machine and uses part of its cores.
 */

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '600' },
    'overload-seconds': { type: 'string', default: '120' },
    clients: { type: 'string', default: '16' },
  },
});
const [seconds, overloadSeconds, clients] = [values.seconds, values['overload-seconds'], values.clients].map(
  Number,
) as [number, number, number];
const overloadFactor = 3;
const recoverySeconds = 10;
const metricsToken = 'a-token-for-this-measurement';
/** Pages that are cached after their first request. */
const popular = ['/', '/?lang=ar', '/rents', '/jobs?lang=ar', '/about', '/contact'];

/** The requests of the load, in a fixed order. No list is requested twice with the same filters. */
function requests(titles: Parameters<typeof unseenSearches>[0], token: string): () => LoadRequest {
  const chance = new Chance('load');
  const searches = unseenSearches(titles, new Chance('searches of the load'));
  let turn = 0;
  return (): LoadRequest => {
    turn += 1;
    const dice = turn % 100;
    if (dice === 0)
      return {
        kind: 'write',
        path: api.contact,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(messageOf(`load-${turn}`)),
      };
    if (dice % 25 === 1)
      return { kind: 'search', path: addressBelow({ path: `/${searches.next().value.path}` }) };
    if (dice % 10 === 2)
      return {
        kind: 'member',
        path: addressBelow(readProfile),
        headers: { authorization: `Bearer ${token}` },
      };
    if (turn % 2 === 0) return { kind: 'cached page', path: chance.of(popular) };
    return { kind: 'page', path: `/rents?price_max=${1_000 + turn}` };
  };
}

function rowsOf(phase: string, samples: readonly LoadSample[], ms: number): Row[] {
  const kinds = ['all', ...new Set(samples.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = samples.filter((sample) => kind === 'all' || sample.kind === kind);
    const served = own.filter(({ status }) => status > 0 && status < 500).map((sample) => sample.ms);
    const refused = own.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
    const times = refused.map((sample) => sample.ms);
    return {
      phase,
      kind,
      'a second': Math.round((own.length / ms) * 1000),
      served: served.length,
      'p50 ms': round(percentile(served, 0.5)),
      'p95 ms': round(percentile(served, 0.95)),
      'p99 ms': round(percentile(served, 0.99)),
      refused: refused.length,
      'refused p50 ms': refused.length > 0 ? round(percentile(times, 0.5)) : '',
      'refused p99 ms': refused.length > 0 ? round(percentile(times, 0.99)) : '',
      failed: own.length - served.length - refused.length,
    };
  });
}

const shared = process.env.BENCH_DATA;
process.env.BENCH_DATA ??= await mkdtemp(join(tmpdir(), 'bench-'));
const { db, folder, close } = await syntheticSite(Number(values.listings), { engine: 'postgres' });
const titles = await readTitles(db, 5_000);
await close();
const place = await drillPlace();
const settings = { ...accountSettings, METRICS_TOKEN: metricsToken };
const site = await place.start(folder, { settings });
if (!site.isOpen) throw new Error(site.said());
const client = loadClient(Number(new URL(site.address).port));

/** Resident memory of the server, in MB. */
async function residentMb(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${site.address}/metrics`, { headers })).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6);
}

const ownDelay = monitorEventLoopDelay();
const next = requests(titles, await signIn(site.address));
await client.byClients(next, clients, Math.min(seconds, 30) * 500);
const memory = [await residentMb()];
const steady = await client.byClients(next, clients, seconds * 1000);
memory.push(await residentMb());
const perSecond = steady.length / seconds;
ownDelay.enable();
const overload = await client.byRate(next, perSecond * overloadFactor, overloadSeconds * 1000);
ownDelay.disable();
await wait(recoverySeconds * 1000);
const after = await client.byClients(next, clients, Math.max(seconds / 5, 5) * 1000);
memory.push(await residentMb());
client.close();
await site.stop();
await place.end();
if (!shared) await rm(process.env.BENCH_DATA, { recursive: true });
report('load', [
  ...rowsOf('load', steady, seconds * 1000),
  ...rowsOf(`${overloadFactor} times as much`, overload, overloadSeconds * 1000),
  ...rowsOf(`${recoverySeconds} s later`, after, Math.max(seconds / 5, 5) * 1000),
]);
console.log(`Memory of the server in MB, before, after the load, at the end: ${memory.join(', ')}`);
// Measured latencies include the time in which the generator's own event loop was blocked.
const [ownMedian, ownWorst] = [50, 99].map((share) => Math.round(ownDelay.percentile(share) / 1e6));
console.log(`Delay of the generator under overload in ms: p50 ${ownMedian}, p99 ${ownWorst}`);
process.exit(0);
