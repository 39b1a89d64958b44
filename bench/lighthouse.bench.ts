import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { langs } from '../contract/locales.ts';
import { chromiumFlags, findChromium } from '../scripts/browser/find-chromium.ts';
import { freePort } from './free-port.ts';
import { machine, percentile, type Row, round } from './measure.ts';
import { temporarySite } from './temporary-site.ts';

/*
 * What Lighthouse says of every template in both languages, on its mobile preset: medians of `--runs` (5), and what
 * it found wrong. Pages that engines must not list fail its «is-crawlable» on purpose; that is told, not hidden.
 */

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const site = await temporarySite();
const server = createAdaptorServer({ fetch: site.app.fetch });
server.listen(0);
await once(server, 'listening');
const base = `http://localhost:${(server.address() as AddressInfo).port}`;

/** The address that the first link on a list below `start` leads to. */
async function firstLink(list: string, start: string): Promise<string> {
  const html = await (await fetch(`${base}${list}`)).text();
  const path = new RegExp(`href="(${start}[^"?]*)`).exec(html)?.[1];
  if (!path) throw new Error(`${list} leads to no ${start}`);
  return path;
}

const templates: [name: string, path: string][] = [
  ['home', '/'],
  ['category', '/Category/shops'],
  ['profile', await firstLink('/Category/services', '/MarketProfile/')],
  ['rentals', '/rents'],
  ['rental', await firstLink('/rents', '/Rent/')],
  ['jobs', '/jobs'],
  ['job', await firstLink('/jobs', '/show-job/')],
  ['market', '/market-place'],
  ['products', '/market-place/products'],
  ['product', await firstLink('/market-place/products', '/Show-Product/')],
  ['blog', '/Blog'],
  ['article', await firstLink('/Blog', '/Show-Blog/')],
  ['guide', '/User-Guide'],
  ['guide entry', await firstLink('/User-Guide', '/Show-User-Guide/')],
  ['contact', '/Contact'],
  ['about', '/about'],
  ['search', '/search-result/restaurant'],
  ['legal', '/Privacy-Policy'],
];

const { executablePath, env } = await findChromium();
const port = await freePort();
const chrome = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  env: { ...(process.env as Record<string, string>), ...env },
});

const rows: Row[] = [];
try {
  for (const lang of langs) {
    for (const [name, path] of templates) rows.push(await median(`${name} ${lang}`, `${path}?lang=${lang}`));
  }
} finally {
  await chrome.close();
  server.close();
  await site.close();
}

const { commit, machine: where } = machine();
const columns = Object.keys(rows[0] ?? {});
const table = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'lighthouse.md'),
  `# Lighthouse, mobile preset

Medians of ${runs} ${runs === 1 ? 'run' : 'runs'} at ${commit}, on ${where.cores} cores of ${where.cpu}, ${where.memoryGiB} GiB, Node ${where.node}.
Written by \`npm run bench -- lighthouse\`. Pages that engines must not list fail «is-crawlable» on purpose.

${table}
`,
);
process.exit(0);

/** One page measured `runs` times: the median of each figure, and every audit that failed in any run. */
async function median(name: string, path: string): Promise<Row> {
  const figures: number[][] = [];
  const failed = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`${base}${path}`, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
    const { audits, categories: scores } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    figures.push([
      ...categories.map((category) => Math.round((scores[category]?.score ?? Number.NaN) * 100)),
      Math.round(value('largest-contentful-paint')),
      round(value('cumulative-layout-shift') * 10) / 10,
      Math.round(value('total-blocking-time')),
      Math.round(value('total-byte-weight') / 1000),
    ]);
    for (const category of categories.slice(1)) {
      for (const { id, weight } of scores[category]?.auditRefs ?? []) {
        const score = audits[id]?.score;
        if (weight > 0 && typeof score === 'number' && score < 1) failed.add(id);
      }
    }
  }
  const [performance, accessibility, best, seo, lcp, cls, tbt, bytes] = (figures[0] ?? []).map((_, index) =>
    percentile(
      figures.map((each) => each[index] ?? Number.NaN),
      0.5,
    ),
  ) as number[];
  const row = {
    page: name,
    performance,
    accessibility,
    'best practices': best,
    SEO: seo,
    'LCP ms': lcp,
    CLS: cls,
    'TBT ms': tbt,
    kB: bytes,
    failed: [...failed].join(', '),
  } as Row;
  console.log(Object.values(row).join('  '));
  return row;
}
