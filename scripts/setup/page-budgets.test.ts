import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { budgetErrors, pageWeights, scriptBudget } from './page-budgets.ts';

let client: string;
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'page-budgets-'));
  await mkdir(join(client, 'assets'));
});
afterEach(() => rm(client, { recursive: true, force: true }));

const pages = [{ path: '/rents', filesOf: (lang: string) => ['page.tsx', `${lang}.json`] }];

/** A build whose page shares a chunk with the entry and lazily loads another. */
async function build(sizes: Record<string, number>) {
  const file = (name: string) => `assets/${name}.js`;
  const manifest = {
    'web/hydration/load-after-paint.ts': { file: file('start') },
    'web/entry.client.tsx': { file: file('entry'), imports: ['_vendor'] },
    _vendor: { file: file('vendor') },
    'page.tsx': { file: file('page'), imports: ['_vendor', '_shared'], dynamicImports: ['map.ts'] },
    _shared: { file: file('shared') },
    'map.ts': { file: file('map') },
    'en.json': { file: file('en') },
    'ar.json': { file: file('ar') },
  };
  await writeFile(join(client, 'manifest.json'), JSON.stringify(manifest));
  for (const [name, size] of Object.entries(sizes)) {
    await writeFile(join(client, `${file(name)}.br`), Buffer.alloc(size));
  }
}

it('a page weighs its first script, its entry, its imports, its route and its messages, each once', async () => {
  const pageParts = { page: 5000, shared: 2000, map: 40_000, en: 900, ar: 1100 };
  await build({ start: 200, entry: 10_000, vendor: 70_000, ...pageParts });
  const weights = await pageWeights(client, pages);
  expect(weights.map(({ page, bytes }) => [page, bytes])).toEqual([
    ['/rents en', 88_100],
    ['/rents ar', 88_300],
  ]);
  expect(budgetErrors(weights)).toEqual([]);
});

it('a page above the budget is reported, with its largest scripts', async () => {
  const pageParts = { page: 28_000, shared: 900, map: 1, en: 700, ar: 900 + 1 };
  await build({ start: 200, entry: 10_000, vendor: 70_000, ...pageParts });
  const errors = budgetErrors(await pageWeights(client, pages));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^\/rents ar begins with 110\.0 kB of JavaScript/);
  expect(errors[0]).toContain('/assets/vendor.js 70.0 kB, /assets/page.js 28.0 kB');
});

it('the budget is the project’s target', () => expect(scriptBudget).toBe(110_000));
