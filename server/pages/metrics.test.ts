import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { completePlaces } from '../../contract/gazetteer.ts';
import { listRentals, readRental } from '../../contract/rentals.ts';
import { backupName } from '../backup/names.ts';
import { listenToChanges } from '../changes/changes.ts';
import { createAdmission } from '../http/admission/admission.ts';
import { createSearchEngine } from '../search-engine/search-engine.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { type Node, node } from '../testing/nodes.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { addressOf } from '../testing/typed-client.ts';

let site: TestSite;
let sample: Sample;
let one: Node;
let backups: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  site = await testSite();
  sample = await addSample(site);
  backups = await mkdtemp(join(tmpdir(), 'backups-'));
  const changes = await listenToChanges(site.connectionString);
  const searchEngine = createSearchEngine(site.db, changes, capturedLog().log);
  one = await node(site, () => import('../../web/entry.server.tsx'), {
    settings: { BACKUP_DIR: backups },
    searchEngine,
    admission: createAdmission(),
  });
  stop = async () => {
    await one.close();
    await searchEngine.close();
    await changes.close();
    await rm(backups, { recursive: true });
  };
});
afterAll(async () => {
  await stop();
  await site.close();
});

/** The value of a series, by the beginning of its line; undefined if there is none. */
async function value(series: string): Promise<number | undefined> {
  const line = (await one.metrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}
const count = (route: string, code: number, method = 'GET') =>
  value(`http_request_duration_seconds_count{method="${method}",route="${route}",code="${code}"}`);

/** The names by which a metric can be queried. */
async function namesServed(): Promise<Set<string>> {
  const types = [...(await one.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' || type === 'summary'
        ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)
        : [name],
    ),
  );
}

const words = new Set(
  [
    'and',
    'or',
    'on',
    'by',
    'sum',
    'max',
    'min',
    'rate',
    'increase',
    'time',
    'topk',
    'le',
    'label_values',
  ].concat(['histogram_quantile', 'max_over_time', 'min_over_time']),
);
/** The names of metrics in a PromQL expression. */
const namesIn = (expression: string): string[] =>
  [
    ...expression
      .replace(/\{[^}]*\}|\[[^\]]*\]|\b[\d.]+(e\d+)?\b|\b(by|on) \([^)]*\)/g, ' ')
      .matchAll(/[a-z_][a-z0-9_]*/gi),
  ]
    .map(([name]) => name)
    .filter((name) => !words.has(name));

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
async function rulesOf(): Promise<Rule[]> {
  const file = parse(await readFile('deploy/prometheus-rules.yml', 'utf8')) as {
    groups: { rules: Rule[] }[];
  };
  return file.groups.flatMap(({ rules }) => rules);
}

it('serves every metric that the dashboard and the alerts use', async () => {
  const served = await namesServed();
  const { panels } = JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(30);
  const read = [...expressions, ...(await rulesOf()).map(({ expr }) => expr)].flatMap(namesIn);
  expect(read).toContain('queue_oldest_due_seconds');
  expect([...new Set(read)].filter((name) => name !== 'up' && !served.has(name))).toEqual([]);
});

it('has a runbook for every alert', async () => {
  const headings = new Set(
    [...(await readFile('docs/operating.md', 'utf8')).matchAll(/^#### (\w+)$/gm)].map(([, name]) => name),
  );
  const rules = await rulesOf();
  expect(rules.map(({ alert }) => alert)).toEqual([...headings]);
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`);
});

it('counts requests by the template of their path, cached pages as well', async () => {
  const route = '/MarketProfile/:id/:slug?';
  await one.ask(`/MarketProfile/${sample.business}/bab-touma-bakery`);
  await one.ask(`/MarketProfile/${sample.business}/bab-touma-bakery`);
  const name = (await one.metrics()).match(/route="(\/MarketProfile[^"]*)",code="200"/)?.[1] ?? route;
  expect(await count(name, 200)).toBe(2);
  expect(await value('page_cache_hits_total')).toBe(1);
  expect(await value(`page_render_duration_seconds_count{route="${name}"}`)).toBe(1);
  await one.ask(addressOf(readRental, { params: { id: sample.rental } }));
  await one.ask(addressOf(readRental, { params: { id: 999_999 } }, { lang: 'ar' }));
  expect(await count('/api/:city/:lang/:cityId/rents/:id', 200)).toBe(1);
  expect(await count('/api/:city/:lang/:cityId/rents/:id', 404)).toBe(1);
});

it('has no series for values that visitors make up', async () => {
  const made = ['/no-such-page/1', '/no-such-page/2', '/api/NY/en/0/made-up-1', '/api/NY/en/0/made-up-2'];
  for (const path of [...made, '/search-result/secret%20words', '/assets/a-secret.js']) {
    await one.ask(path);
    await one.ask(path, {}, 'PROPFIND');
  }
  const text = await one.metrics();
  expect(text).not.toMatch(/no-such|made-up|secret|PROPFIND/);
  expect(await count('*', 404)).toBe(3);
  expect(text).toContain('method="OTHER"');
});

it('counts rejections by rate limits, by the name of the limit', async () => {
  for (let time = 0; time < 130; time++)
    await one.ask(addressOf(completePlaces, { query: { q: 'broadway' } }), {}, 'GET', '203.0.113.7');
  expect(await value('rate_limit_refusals_total{limit="gazetteer"}')).toBeGreaterThan(0);
});

it('reports database, queue, mail, index, disk and backups', async () => {
  expect(await value('database_up')).toBe(1);
  expect(await value('changes_listening')).toBe(1);
  expect(await value('storage_up')).toBe(1);
  expect(await value('backup_newest_timestamp_seconds')).toBe(0);
  const at = new Date('2026-11-20T12:00:00Z');
  await mkdir(join(backups, backupName(at)));
  expect(await value('backup_newest_timestamp_seconds')).toBe(at.getTime() / 1000);
  expect(await value('disk_free_bytes{folder="data"}')).toBeGreaterThan(0);
  await expect.poll(() => value('search_index_listings{kind="rental"}')).toBe(1);
  await one.ask(addressOf(listRentals, { query: { q: 'studio' } }));
  expect(await value('search_lookups_total{engine="memory"}')).toBeGreaterThan(0);
  expect(await value('database_statement_duration_seconds_count{pool="main",verb="select"}')).toBeGreaterThan(
    5,
  );
  expect(await value('queue_jobs{kind="mail",state="due"}')).toBeUndefined();
  await site.otherMails();
  expect(await value('mail_delivery_duration_seconds_count{outcome="sent"}')).toBe(1);
  expect(await value('queue_job_duration_seconds_count{kind="mail",outcome="done"}')).toBe(1);
});
