import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ListingKind } from '../contract/categories.ts';
import { type DrillPlace, drillPlace } from '../drills/drill-place.ts';
import { addressBelow } from './api-address.ts';
import { percentile, type Row, report, round } from './measure.ts';
import { load } from './raw-client.ts';
import { syntheticSite } from './synthetic-site.ts';
import { Chance } from './understanding/chance.ts';
import { readTitles, unseenSearches } from './unseen-questions.ts';

/*
 * The throughput of several processes: uncached searches, by the API and as pages, over the network with one worker
 * and with several, in one run. The client runs on the same machine, and uses part of its cores.
 */

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '50000' },
    workers: { type: 'string', default: '1,2' },
    requests: { type: 'string', default: '3000' },
  },
});
const connections = 8;
const warmUps = 400;
const token = 'a-token-for-this-measurement';

const rooms: Record<ListingKind, string> = {
  business: 'business',
  product: 'product',
  rental: 'rent',
  job: 'job',
  event: 'event',
};

/** Waits until every worker has loaded its index of this many kinds. */
async function indexed(port: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const sizes = [...(await response.text()).matchAll(/^search_index_listings\{[^}]*\} (\d+)/gm)];
    if (sizes.length > 0 && sizes.every(([, size]) => Number(size) > 0)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function measure(
  place: DrillPlace,
  folder: string,
  titles: Parameters<typeof unseenSearches>[0],
  workers: number,
) {
  const settings = { WORKERS: String(workers), METRICS_TOKEN: token, LOG_LEVEL: 'warn' };
  const site = await place.start(folder, { settings });
  if (!site.isOpen) throw new Error(site.said());
  const port = Number(new URL(site.address).port);
  await indexed(port);
  const rows: Row[] = [];
  for (const what of ['API', 'pages'] as const) {
    const searches = unseenSearches(titles, new Chance(`${what} by workers`));
    const path = () => {
      for (;;) {
        const { value } = searches.next();
        if (what === 'API') return addressBelow({ path: `/${value.path}` });
        if (!value.isRepeated)
          return `/search-result/${encodeURIComponent(value.words)}/${rooms[value.kind]}`;
      }
    };
    await load({ port, path }, { connections, requests: warmUps });
    const { samples, ms } = await load({ port, path }, { connections, requests: Number(values.requests) });
    rows.push({
      searches: what,
      workers,
      'p50 ms': round(percentile(samples, 0.5)),
      'p99 ms': round(percentile(samples, 0.99)),
      'a second': Math.round((samples.length / ms) * 1000),
    });
  }
  await site.stop();
  return rows;
}

const shared = process.env.BENCH_DATA;
process.env.BENCH_DATA ??= await mkdtemp(join(tmpdir(), 'bench-'));
const { db, folder, close } = await syntheticSite(Number(values.listings), { engine: 'postgres' });
const titles = await readTitles(db, 5_000);
await close();
const place = await drillPlace();
const rows: Row[] = [];
for (const workers of values.workers.split(',').map(Number))
  rows.push(...(await measure(place, folder, titles, workers)));
await place.end();
if (!shared) await rm(process.env.BENCH_DATA, { recursive: true });
report('workers', rows);
process.exit(0);
