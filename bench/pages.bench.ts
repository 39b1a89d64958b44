import { request } from 'node:http';
import { listBusinesses } from '../contract/businesses.ts';
import { addressBelow } from './api-address.ts';
import { machine, percentile, type Row, round, timeEach, writeResult } from './measure.ts';
import { type PageSite, pageSite } from './page-site.ts';
import { load } from './raw-client.ts';
import { temporarySite } from './temporary-site.ts';

/*
 * The response time of pages for guests.
 *
 * “drawn”: in this process, sequentially, without network and compression. “uncached” reads everything from the
 * database, as after a change of what the page lists; “menus changed” is a page that only the counts in its menus
 * invalidated, whose lists are still valid. CPU milliseconds show what one core can do if other processes use the
 * other.
 *
 * “kept”: over a socket, 16 connections, from a server in a separate process, compared with the same number of
 * fixed bytes from the same server. The rounds of both alternate, so that load affects both.
 */

const rounds = 5;
const runs = 100;
const warmUp = 300;
const connections = 16;
/** Each with its own ratio, of which the median is reported. */
const turns = 15;
const requests = 1_600;
const list = '/Category/shops';

async function drawn(): Promise<Row[]> {
  const rows: Row[] = [];
  const site = await temporarySite({ PAGE_CACHE_MB: '0' });
  const { id, slug } = await site.db
    .selectFrom('listing')
    .select(['id', 'slug'])
    .where('kind', '=', 'business')
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const pages: [string, string][] = [
    ['home', '/'],
    ['list of 24', list],
    ['list of 24, Arabic', `${list}?lang=ar`],
    ['search', '/search-result/restaurant'],
    ['profile', `/MarketProfile/${id}/${slug}`],
    ['the API alone, list of 24', addressBelow(listBusinesses, 'en', { type: 'shops' })],
  ];
  for (const [page, path] of pages) {
    for (const how of ['uncached', 'menus changed']) {
      if (how === 'menus changed' && path.startsWith('/api')) continue;
      const ask = async () => {
        if (how === 'uncached') site.forget();
        const response = await site.app.request(path, { headers: { 'accept-encoding': 'identity' } });
        return (await response.arrayBuffer()).byteLength;
      };
      const size = await ask();
      await timeEach(warmUp, ask);
      const samples: number[] = [];
      const medians: number[] = [];
      const cpu: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const before = process.cpuUsage();
        const taken = await timeEach(runs, ask);
        const { user, system } = process.cpuUsage(before);
        cpu.push((user + system) / 1_000 / runs);
        samples.push(...taken);
        medians.push(percentile(taken, 0.5));
      }
      rows.push({
        page,
        how,
        'p50 ms': round(percentile(medians, 0.5)),
        'p99 ms': round(percentile(samples, 0.99)),
        'CPU ms': round(percentile(cpu, 0.5)),
        'a second and core': Math.round(1_000 / percentile(cpu, 0.5)),
        'HTML kB': round(size / 1_000),
      });
    }
  }
  await site.close();
  return rows;
}

async function cached(site: PageSite): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of [
    ['list of 24', list],
    ['home', '/'],
  ] as const) {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding, 'accept-language': 'en' };
      const page = { port: site.port, path, headers };
      const fixed = { port: site.port, path: '/fixed', headers };
      const bytes = await bodyOf(page);
      await site.fix(bytes);
      for (const target of [page, fixed]) await load(target, { connections, requests });
      const [ofPage, ofFixed]: [number[], number[]] = [[], []];
      const [samples, fixedSamples]: [number[], number[]] = [[], []];
      for (let round = 0; round < turns; round++) {
        const answered = await load(page, { connections, requests });
        samples.push(...answered.samples);
        ofPage.push((requests / answered.ms) * 1_000);
        const plain = await load(fixed, { connections, requests });
        fixedSamples.push(...plain.samples);
        ofFixed.push((requests / plain.ms) * 1_000);
      }
      const spread = (of: number[]) => percentile(of, 0.99) / percentile(of, 0.5);
      const ratios = ofPage.map((rate, turn) => rate / (ofFixed[turn] ?? Number.NaN));
      rows.push({
        page: name,
        encoding,
        'kB sent': round(bytes.length / 1_000),
        'kept, a second': Math.round(percentile(ofPage, 0.5)),
        'fixed bytes, a second': Math.round(percentile(ofFixed, 0.5)),
        ratio: round(percentile(ratios, 0.5)),
        'p50 ms': round(percentile(samples, 0.5)),
        'p99 ms': round(percentile(samples, 0.99)),
        'p99 / p50': round(spread(samples)),
        'of fixed bytes': round(spread(fixedSamples)),
      });
    }
  }
  return rows;
}

/** The bytes of a response as sent: `fetch` would decompress them. */
async function bodyOf({
  port,
  path,
  headers,
}: {
  port: number;
  path: string;
  headers: Record<string, string>;
}) {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
  return new Uint8Array(Buffer.concat(chunks));
}

const result = { ...machine(), drawn: await drawn(), kept: [] as Row[] };
const site = await pageSite();
result.kept = await cached(site);
await site.end();
for (const name of ['drawn', 'kept'] as const) {
  console.log(`\npages: ${name}`);
  console.table(result[name]);
}
writeResult('pages', result);
process.exit(0);
