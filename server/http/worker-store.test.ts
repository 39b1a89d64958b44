import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Starts two workers, which consume as often as they can in turn, and prints the result of each attempt. */
const program = (store: string, counts: boolean) => `
  import cluster from 'node:cluster';
  import { once } from 'node:events';
  import { countForWorkers, workerStore } from ${JSON.stringify(store)};
  const rate = { points: 5, seconds: 60 };
  if (cluster.isPrimary) {
    if (${counts}) countForWorkers();
    const answers = [];
    cluster.on('message', (_worker, { taken }) => taken && answers.push(taken));
    for (let turn = 0; turn < 2; turn++) await once(cluster.fork(), 'exit');
    console.log(JSON.stringify(answers));
  } else {
    const limiter = workerStore('taken', rate);
    const taken = [];
    for (let turn = 0; turn < 4; turn++) {
      taken.push(await limiter.consume('somebody').then(() => 'taken', ({ msBeforeNext }) => msBeforeNext > 0 && 'refused'));
    }
    await limiter.reward('somebody');
    process.send({ taken }, () => process.exit());
  }`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function takenByWorkers(counts: boolean): Promise<string[][]> {
  const file = join(folder, `${counts}.mjs`);
  await writeFile(file, program(join(import.meta.dirname, 'rate-store.ts'), counts));
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  return JSON.parse(stdout);
}

it('workers share a counter in the process that started them', async () => {
  expect(await takenByWorkers(true)).toEqual([
    ['taken', 'taken', 'taken', 'taken'],
    // One was returned, so that two of five are left.
    ['taken', 'taken', 'refused', 'refused'],
  ]);
});

it('each counts by itself while that process does not respond', async () => {
  expect(await takenByWorkers(false)).toEqual([
    ['taken', 'taken', 'taken', 'taken'],
    ['taken', 'taken', 'taken', 'taken'],
  ]);
});
