import { type Row, report, round } from './measure.ts';
import { pageSite } from './page-site.ts';
import { load } from './raw-client.ts';

/*
 * Resident memory of the server, its database apart: at the start, with the shelf of pages full, and the most of it
 * while 16 connections ask for pages that are kept and pages that are drawn.
 */

const token = 'a-token-for-the-benchmark';
const connections = 16;
const rounds = 20;

const site = await pageSite({ METRICS_TOKEN: token });
const { port } = site;
const base = `http://127.0.0.1:${port}`;
const megabytes = (bytes: number) => round(bytes / 2 ** 20);

async function metric(name: string): Promise<number> {
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await answer.text())?.[1]);
}

/** Every page that the sitemap lists, as a path. */
async function listedPaths(): Promise<string[]> {
  const index = await (await fetch(`${base}/sitemap.xml`)).text();
  const paths: string[] = [];
  for (const [, file] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(file ?? '');
    const text = await (await fetch(`${base}${pathname}`)).text();
    for (const [, page] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname: path, search } = new URL((page ?? '').replaceAll('&amp;', '&'));
      paths.push(path + search);
    }
  }
  return paths;
}

const rows: Row[] = [];
const note = async (when: string, rss: number) =>
  rows.push({
    when,
    'resident MB': megabytes(rss),
    'pages kept MB': megabytes(await metric('page_cache_bytes')),
  });

await fetch(`${base}/`);
await note('after the first page', await site.memory());

const paths = await listedPaths();
// Unpacked bodies fill it with fewer pages than a real site would have.
for (const headers of [{ 'accept-encoding': 'identity' }, { 'accept-encoding': 'gzip' }]) {
  for (const path of paths) await (await fetch(`${base}${path}`, { headers })).arrayBuffer();
}
for (let word = 0; word < 400; word++) {
  const headers = { 'accept-encoding': 'identity' };
  await (await fetch(`${base}/Category/shops?q=${word}`, { headers })).arrayBuffer();
}
await note('shelf full', await site.memory());

let most = 0;
for (let turn = 0; turn < rounds; turn++) {
  const headers = { 'accept-encoding': 'br' };
  await load({ port, path: '/Category/shops', headers }, { connections, requests: 1_000 });
  // A name that no page reads: drawn each time, and not kept.
  await load({ port, path: `/Category/shops?drawn=${turn}`, headers }, { connections, requests: 100 });
  most = Math.max(most, await site.memory());
}
await note('the most under load', most);
await site.end();
report('memory', rows);
process.exit(0);
