import { machine, percentile, round, writeResult } from './measure.ts';
import { pageSite } from './page-site.ts';
import { load } from './raw-client.ts';

/*
 * The cost of counting page views of cached pages: two servers, one with and one without counting, alternately
 * requested for the same page with browser headers. Each round has its own ratio, of which the median is reported.
 */

const turns = 15;
const connections = 16;
const requests = 1_600;
const headers = {
  'accept-encoding': 'br',
  'accept-language': 'en',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  referer: 'https://www.google.com/',
  'sec-fetch-site': 'cross-site',
};

const counted = await pageSite();
const plain = await pageSite({ COUNT_PAGES: '0' });
const rate = async ({ port }: { port: number }) => {
  const { ms } = await load({ port, path: '/Category/shops', headers }, { connections, requests });
  return (requests / ms) * 1_000;
};
for (const site of [counted, plain, counted, plain]) await rate(site);
const [ofCounted, ofPlain]: [number[], number[]] = [[], []];
for (let turn = 0; turn < turns; turn++) {
  const order = turn % 2 ? [counted, plain] : [plain, counted];
  for (const site of order) (site === counted ? ofCounted : ofPlain).push(await rate(site));
}
await Promise.all([counted.end(), plain.end()]);
const ratios = ofCounted.map((each, turn) => each / (ofPlain[turn] ?? Number.NaN));
const rows = [
  {
    page: 'list of 24, kept, br',
    'counted, a second': Math.round(percentile(ofCounted, 0.5)),
    'not counted, a second': Math.round(percentile(ofPlain, 0.5)),
    ratio: round(percentile(ratios, 0.5)),
    'microseconds a page': round((1 / percentile(ofCounted, 0.5) - 1 / percentile(ofPlain, 0.5)) * 1e6),
  },
];
console.table(rows);
writeResult('counting', { ...machine(), rows });
process.exit(0);
