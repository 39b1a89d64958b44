import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { langs } from '../contract/locales.ts';
import { chromiumFlags, findChromium } from '../scripts/browser/find-chromium.ts';
import { freePort } from './free-port.ts';
import { percentile, type Row, report, round, storedRow } from './measure.ts';
import { temporarySite } from './temporary-site.ts';

/*
 * Lighthouse results for every template in both languages, with the mobile preset: medians of `--runs` (5) for
 * performance, and all failed audits. Pages that must not be indexed fail “is-crawlable” intentionally, which is
 * reported. `--pages` measures some templates only, and leaves the stored results of the others.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    langs: { type: 'string', default: langs.join() },
    pages: { type: 'string' },
  },
});
const runs = Number(values.runs);
/** Five runs of a page take a minute: a single language can be selected. */
const looked = langs.filter((lang) => values.langs.split(',').includes(lang));
const some = values.pages?.split(',');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const site = await temporarySite();
const server = createAdaptorServer({ fetch: site.app.fetch });
server.listen(0);
await once(server, 'listening');
const base = `http://localhost:${(server.address() as AddressInfo).port}`;

/** The URL of the first link on a list below `start`. */
async function firstLink(list: string, start: string): Promise<string> {
  const html = await (await fetch(`${base}${list}`)).text();
  const path = new RegExp(`href="(${start}[^"?]*)`).exec(html)?.[1];
  if (!path) throw new Error(`${list} leads to no ${start}`);
  return path;
}

/** Those of the place with the best rating, which has some. */
const reviews = await firstLink(
  await firstLink('/search-result/restaurant/business?sort=rating', '/MarketProfile/'),
  '/Reviews/',
);
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
  ['neighborhoods', '/Neighborhoods'],
  ['neighborhood', '/Neighborhood/bay-ridge'],
  ['events', '/Events'],
  ['event', await firstLink('/Events', '/Event/')],
  ['reviews', reviews],
  ['member', await firstLink(reviews, '/Member/')],
  ['how reviews work', '/How-Reviews-Work'],
  ['open data', '/Open-Data'],
];

const { executablePath, env } = await findChromium();
const port = await freePort();
const chrome = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  env: { ...(process.env as Record<string, string>), ...env },
});

try {
  for (const lang of looked) {
    const rows: Row[] = [];
    for (const [name, path] of templates)
      rows.push(
        !some || some.includes(name)
          ? await median(`${name} ${lang}`, `${path}?lang=${lang}`)
          : storedRow(`lighthouse-${lang}`, `${name} ${lang}`),
      );
    // Each language separately: it may have been measured on another day.
    report(`lighthouse-${lang}`, rows);
  }
} finally {
  await chrome.close();
  server.close();
  await site.close();
}

process.exit(0);

/** Lighthouse results of a page, complete or performance only. */
async function measure(path: string, onlyCategories: string[]) {
  const result = await lighthouse(`${base}${path}`, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories,
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
  return result.lhr;
}

/**
 * One page measured `runs` times: the median of each performance metric, and the other audits of one run, which do
 * not vary.
 */
async function median(name: string, path: string): Promise<Row> {
  const first = await measure(path, categories);
  const results = [first];
  while (results.length < runs) results.push(await measure(path, ['performance']));
  const value = (figure: (lhr: typeof first) => number) => percentile(results.map(figure), 0.5);
  const points = (lhr: typeof first, category: string) =>
    Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  const numeric = (audit: string) => value(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const failed = categories.slice(1).flatMap((category) =>
    (first.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = first.audits[id]?.score;
      return weight > 0 && typeof score === 'number' && score < 1 ? [id] : [];
    }),
  );
  const row = {
    page: name,
    runs,
    performance: value((lhr) => points(lhr, 'performance')),
    accessibility: points(first, 'accessibility'),
    'best practices': points(first, 'best-practices'),
    SEO: points(first, 'seo'),
    'FCP ms': Math.round(numeric('first-contentful-paint')),
    'LCP ms': Math.round(numeric('largest-contentful-paint')),
    CLS: round(numeric('cumulative-layout-shift')),
    'TBT ms': Math.round(numeric('total-blocking-time')),
    kB: Math.round(numeric('total-byte-weight') / 1000),
    failed: failed.join(', '),
  };
  console.log(Object.values(row).join('  '));
  return row;
}
