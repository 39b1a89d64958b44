import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** A quantile of the samples; 0.5 is the median. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs `work` sequentially. @returns the duration of each run in milliseconds */
export async function timeEach(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    await work();
    samples.push(performance.now() - begun);
  }
  return samples;
}

/** Two decimals: more would be false precision. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export type Row = Record<string, string | number>;

/** The machine and the commit of a result. */
export function machine() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  return {
    commit,
    machine: {
      cpu: cpu?.model ?? '',
      cores: cpus().length,
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      /** The load average at the end: above the number of cores, other work was measured, too. */
      load: round(loadavg()[0] ?? 0),
    },
  };
}

/** Prints a table and stores it in bench/results with the machine and the commit. */
export function report(name: string, rows: Row[]): void {
  console.log(`\n${name}`);
  console.table(rows);
  writeResult(name, { ...machine(), rows });
}

/** The row of a page in a stored result. @throws if it was never measured */
export function storedRow(name: string, page: string): Row {
  const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'results', `${name}.json`), 'utf8'));
  const row = (stored.rows as Row[]).find((one) => one.page === page);
  if (!row) throw new Error(`${page} is not in ${name}`);
  return row;
}

/** Stores a result in bench/results. */
export function writeResult(name: string, result: object): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
