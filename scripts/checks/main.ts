import { fileURLToPath } from 'node:url';
import { documentFaults } from '../rules/document-rules.ts';
import { committedFiles, fileFaults } from '../rules/file-rules.ts';
import { nounFaults } from '../rules/noun-rules.ts';
import { styleFaults } from '../rules/style-rules.ts';
import { runInPlace, runQuietly } from '../setup/step.mjs';

/*
 * `check`: format, lint, types, the rules of the house, unused code, then the tests on a real database.
 * `test`: the same, then the stories in a real browser. All of it runs, whatever fails; the end says what did.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Outcome {
  name: string;
  passed: boolean;
  /** In milliseconds. */
  took: number;
}

/** Checks that read only. They are quiet when all is well. */
const QUIET: Record<string, () => Promise<{ code: number; output: string }>> = {
  'format and lint': () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  types: () => tool('typescript/bin/tsc', '--project', '.'),
  'who may know whom': () =>
    tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      'contract',
      'server',
      'web',
      '--config',
      '.dependency-cruiser.cjs',
    ),
  'names and lengths of files': async () => {
    const faults = fileFaults(committedFiles(root));
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
  'what documents name': async () => {
    const documents = committedFiles(root).map(({ path }) => path);
    const faults = [
      ...documentFaults(
        root,
        documents.filter((path) => path.endsWith('.md')),
      ),
      ...nounFaults(root),
    ];
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
  'classes and style modules': async () => {
    const faults = styleFaults(committedFiles(root));
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
  'unused code': () => tool('knip/bin/knip.js', '--no-progress'),
  styles: () => tool('stylelint/bin/stylelint.mjs', 'web/**/*.css', '--max-warnings=0'),
};

/** The same for the built pages, which only `test` has. */
const BUILT: typeof QUIET = {
  'what pages weigh': () => runQuietly(process.execPath, ['scripts/setup/page-budgets.ts'], { cwd: root }),
};

/** Checks that tell how they go on. */
const TESTS = { 'unit and integration tests': ['vitest/vitest.mjs', 'run'] };
const STORIES = { 'stories in a browser': ['@playwright/test/cli.js', 'test'] };

function tool(script: string, ...args: string[]) {
  return runQuietly(process.execPath, [`node_modules/${script}`, ...args], { cwd: root });
}

async function timed(name: string, work: () => Promise<boolean>): Promise<Outcome> {
  const begun = performance.now();
  const passed = await work();
  return { name, passed, took: performance.now() - begun };
}

async function quietly(checks: typeof QUIET): Promise<Outcome[]> {
  const outcomes = Object.entries(checks).map(([name, check]) =>
    timed(name, async () => {
      const { code, output } = await check();
      if (code !== 0) console.log(`\n── ${name}\n${output.trim()}`);
      return code === 0;
    }),
  );
  return Promise.all(outcomes);
}

async function inPlace(steps: Record<string, string[]>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, [script, ...args]] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    const run = () => runInPlace(process.execPath, [`node_modules/${script}`, ...args], { cwd: root });
    outcomes.push(await timed(name, async () => (await run()) === 0));
  }
  return outcomes;
}

const [command] = process.argv.slice(2);
const outcomes = [
  ...(await quietly(command === 'test' ? { ...QUIET, ...BUILT } : QUIET)),
  ...(await inPlace({ ...TESTS, ...(command === 'test' ? STORIES : {}) })),
];
console.log();
for (const { name, passed, took } of outcomes) {
  console.log(`${passed ? '✓' : '✗'} ${name} (${(took / 1000).toFixed(1)} s)`);
}
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
