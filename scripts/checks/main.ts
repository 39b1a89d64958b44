import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { apiPathErrors } from '../rules/api-path-rules.ts';
import { castCountErrors, castErrors } from '../rules/cast-rules.ts';
import { documentErrors } from '../rules/document-rules.ts';
import { committedFiles, fileErrors } from '../rules/file-rules.ts';
import { nounErrors } from '../rules/noun-rules.ts';
import { packageErrors } from '../rules/package-rules.ts';
import { styleErrors } from '../rules/style-rules.ts';
import { type TestBudget, testErrors } from '../rules/test-rules.ts';
import { type RawBudget, tokenErrors } from '../rules/token-rules.ts';
import { type VocabularyBudget, vocabularyErrors } from '../rules/vocabulary-rules.ts';
import { readLockfile } from '../setup/lockfile.ts';
import { runInPlace, runQuietly } from '../setup/step.mjs';
import { changedFiles } from './changed-files.ts';
import { failedTests } from './failed-tests.ts';
import { relatedTests } from './related-tests.ts';

/*
 * `check`: format, lint, types, the project's rules, unused code, then the tests on a real database. `check
 * --changed [base]`: the same for what differs from the main branch, or from another base: its files are formatted
 * and linted, its related tests run; types and all other rules apply to the whole and are cheap. `test`: all of
 * `check`, then the end-to-end tests in a real browser. All steps run even if some fail, and are summarized at the
 * end.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Outcome {
  name: string;
  passed: boolean;
  /** In milliseconds. */
  took: number;
  /** What failed, if the step does not say so at the end of its output. */
  failures?: string[];
}

type QuietChecks = Record<string, () => Promise<{ code: number; output: string }>>;

/** Read-only checks of the whole project. Silent on success. */
const QUIET: QuietChecks = {
  'format and lint': () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  types: () => tool('typescript/bin/tsc', '--project', '.'),
  'module boundaries': () =>
    tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      'contract',
      'server',
      'web',
      '--config',
      '.dependency-cruiser.cjs',
    ),
  'names and lengths of files': async () => {
    const errors = fileErrors(committedFiles(root));
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  'paths of the API': async () => {
    const errors = apiPathErrors(committedFiles(root));
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  'casts without a reason': async () => {
    const files = committedFiles(root);
    const errors = [...castErrors(files), ...castCountErrors(files)];
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  documents: async () => {
    const documents = committedFiles(root).map(({ path }) => path);
    const errors = [
      ...documentErrors(
        root,
        documents.filter((path) => path.endsWith('.md')),
      ),
      ...nounErrors(root),
    ];
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  'classes and style modules': async () => {
    const errors = styleErrors(committedFiles(root));
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  'calls and locators of tests': async () => {
    const budget = readFileSync(join(root, 'scripts/rules/test-budget.json'), 'utf8');
    const errors = testErrors(committedFiles(root), JSON.parse(budget) as TestBudget);
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  'colors and font sizes of styles': async () => {
    const budget = readFileSync(join(root, 'scripts/rules/token-budget.json'), 'utf8');
    const errors = tokenErrors(committedFiles(root), JSON.parse(budget) as RawBudget);
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  'words of names': async () => {
    const budget = readFileSync(join(root, 'scripts/rules/vocabulary-budget.json'), 'utf8');
    const errors = vocabularyErrors(committedFiles(root), JSON.parse(budget) as VocabularyBudget);
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  'packages and their licenses': async () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const errors = packageErrors(readLockfile(), manifest);
    return { code: errors.length > 0 ? 1 : 0, output: errors.join('\n') };
  },
  'unused code': () => tool('knip/bin/knip.js', '--no-progress'),
  styles: () => tool('stylelint/bin/stylelint.mjs', 'web/**/*.css', '--max-warnings=0'),
};

/** Replacements with the same names: checks of each file separately, for some files only. */
function checksOf(changed: string[]): QuietChecks {
  const there = changed.filter((path) => existsSync(join(root, path)));
  const sheets = there.filter((path) => path.startsWith('web/') && path.endsWith('.css'));
  const nothing = async () => ({ code: 0, output: '' });
  const biome = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  return {
    'format and lint':
      there.length > 0 ? () => tool('@biomejs/biome/bin/biome', ...biome, ...there) : nothing,
    styles:
      sheets.length > 0 ? () => tool('stylelint/bin/stylelint.mjs', ...sheets, '--max-warnings=0') : nothing,
  };
}

/** Additional checks of the built pages, which only `test` builds. */
const BUILT: QuietChecks = {
  'page budgets': () => runQuietly(process.execPath, ['scripts/setup/page-budgets.ts'], { cwd: root }),
};

/** Checks that print their progress. */
const REPORT = join(root, 'test-results/unit-tests.json');
const UNIT_TESTS = [
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
];
const TESTS = { 'unit and integration tests': UNIT_TESTS };
const END_TO_END_TESTS = { 'end-to-end tests': ['@playwright/test/cli.js', 'test'] };

function tool(script: string, ...args: string[]) {
  return runQuietly(process.execPath, [`node_modules/${script}`, ...args], { cwd: root });
}

async function timed(name: string, work: () => Promise<boolean>): Promise<Outcome> {
  const begun = performance.now();
  const passed = await work();
  return { name, passed, took: performance.now() - begun };
}

async function quietly(checks: QuietChecks): Promise<Outcome[]> {
  const outcomes = Object.entries(checks).map(([name, check]) =>
    timed(name, async () => {
      const { code, output } = await check();
      if (code !== 0) console.log(`\n── ${name}\n${output.trim()}`);
      return code === 0;
    }),
  );
  return Promise.all(outcomes);
}

/** The failed tests of a report; none if the run ended before it was written. */
function failuresIn(report: string): string[] {
  return existsSync(report) ? failedTests(root, readFileSync(report, 'utf8')) : [];
}

async function inPlace(steps: Record<string, string[]>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, [script, ...args]] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    rmSync(REPORT, { force: true });
    const run = () => runInPlace(process.execPath, [`node_modules/${script}`, ...args], { cwd: root });
    const outcome = await timed(name, async () => (await run()) === 0);
    // The end-to-end tests, which report their own failures last, follow with an hour of output.
    const failures = script === UNIT_TESTS[0] && !outcome.passed ? failuresIn(REPORT) : [];
    outcomes.push({ ...outcome, failures });
  }
  return outcomes;
}

/** The tests that a change may break, as arguments; empty if there are none. */
function testsOf(changed: string[]): Record<string, string[]> {
  const related = relatedTests(committedFiles(root), changed);
  if (related === 'all') return TESTS;
  return related.length > 0 ? { 'related tests': [...UNIT_TESTS, ...related] } : {};
}

const { positionals, values } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [command, base] = positionals;
const changed = values.changed ? changedFiles(root, base) : undefined;
const outcomes = [
  ...(await quietly({
    ...QUIET,
    ...(changed && checksOf(changed)),
    ...(command === 'test' ? BUILT : {}),
  })),
  ...(await inPlace({
    ...(changed ? testsOf(changed) : TESTS),
    ...(command === 'test' ? END_TO_END_TESTS : {}),
  })),
];
console.log();
for (const { name, passed, took, failures = [] } of outcomes) {
  console.log(`${passed ? '✓' : '✗'} ${name} (${(took / 1000).toFixed(1)} s)`);
  for (const failure of failures) console.log(`    ${failure}`);
}
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
