import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drills } from './all.ts';
import type { Outcome } from './drill.ts';
import { outcomeOf } from './outcome.ts';

/* `npm run drill -- NAME…|all`: runs drills sequentially, and exits with 1 if one failed. */

async function main(names: string[]): Promise<number> {
  const chosen = names.includes('all') ? drills : drills.filter(({ name }) => names.includes(name));
  const unknown = names.filter((name) => name !== 'all' && !drills.some((drill) => drill.name === name));
  if (names.length === 0 || unknown.length > 0) {
    if (unknown.length > 0) console.log(`No such drill: ${unknown.join(', ')}.`);
    console.log('Usage: npm run drill -- NAME…|all\n');
    for (const { name, about } of drills) console.log(`  ${name.padEnd(18)} ${about}`);
    return 1;
  }
  if (!existsSync(join(import.meta.dirname, '../dist/stamp'))) {
    console.log('The pages are not built: run “npm run build” first.');
    return 1;
  }
  const outcomes: { name: string; outcome: Outcome; took: number }[] = [];
  for (const drill of chosen) {
    const begun = performance.now();
    const outcome = await outcomeOf(drill);
    const took = (performance.now() - begun) / 1000;
    outcomes.push({ name: drill.name, outcome, took });
    console.log(`  → ${outcome} (${took.toFixed(0)} s)`);
  }
  console.log();
  for (const { name, outcome, took } of outcomes) {
    console.log(`${name.padEnd(18)} ${outcome.padEnd(8)} ${took.toFixed(0).padStart(4)} s`);
  }
  // A skipped drill fails the command if it was named, but not with `all`.
  const isFailure = (outcome: Outcome) =>
    outcome === 'broke' || (outcome === 'not run' && !names.includes('all'));
  return outcomes.some(({ outcome }) => isFailure(outcome)) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
// The channel to the parent process would keep this one running.
process.disconnect?.();
