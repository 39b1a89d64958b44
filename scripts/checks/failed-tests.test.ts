import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { failedTests } from './failed-tests.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('names failed tests and files of a run with their errors', async () => {
  // Within the project, where test files find Vitest.
  await mkdir(join(root, 'test-results'), { recursive: true });
  const folder = await mkdtemp(join(root, 'test-results/failed-'));
  try {
    await writeFile(
      join(folder, 'sums.test.ts'),
      `import { expect, it } from 'vitest';
       it('adds', () => expect(1 + 1).toBe(3));
       it('holds', () => expect(1).toBe(1));`,
    );
    await writeFile(join(folder, 'broken.test.ts'), `throw new Error('not loaded');`);
    await writeFile(join(folder, 'vitest.config.ts'), 'export default {};');
    const report = join(folder, 'report.json');
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const run = promisify(execFile)(
      process.execPath,
      [vitest, 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`],
      { cwd: folder },
    );
    await expect(run).rejects.toThrow();
    expect(failedTests(folder, await readFile(report, 'utf8')).sort()).toEqual([
      expect.stringMatching(/^broken\.test\.ts: .*not loaded/),
      expect.stringMatching(/^sums\.test\.ts › adds: .*expected 2 to be 3/),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('does not repeat more than a screenful', () => {
  const results = Array.from({ length: 30 }, (_, index) => ({
    status: 'failed',
    fullName: `test ${index}`,
    failureMessages: ['Error: no\n    at place'],
  }));
  const report = {
    testResults: [{ name: '/a/b.test.ts', status: 'failed', message: '', assertionResults: results }],
  };
  const lines = failedTests('/a', JSON.stringify(report));
  expect(lines).toHaveLength(21);
  expect(lines[0]).toBe('b.test.ts › test 0: Error: no');
  expect(lines[20]).toBe('and 10 more');
});
