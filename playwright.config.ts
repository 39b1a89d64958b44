import { defineConfig } from '@playwright/test';
import { copyDemoSite } from './e2e/demo-site.ts';
import { chromiumFlags, findChromium } from './scripts/browser/find-chromium.ts';

/** Another port if two checkouts are tested at once. */
const PORT = Number(process.env.E2E_PORT ?? 3100);
const DATA_DIR = 'test-results/data';
/** A test closes its page before optimized code has paid for its compilation: checks by axe take a third less without. */
const withoutOptimizers = ['--js-flags=--no-opt --no-maglev'];
const { executablePath, env } = await findChromium();

// Workers load this file again: only the main process may reset.
if (process.env.TEST_WORKER_INDEX === undefined && !process.argv.includes('--list'))
  await copyDemoSite(DATA_DIR);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list']],
  workers: 2,
  // A test that passes only when repeated is listed as flaky at the end of the run: a fault to be found, though not one of
  // the change under test, which it must not block.
  retries: 1,
  forbidOnly: true,
  fullyParallel: true,
  // Timeouts are not under test: on a busy machine a page takes ten times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // Traces cost a fifth of the test time: recorded on request, to debug a failing test.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // A service worker would answer requests that a test makes fail; it has tests of its own.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [...chromiumFlags, ...withoutOptimizers],
      env: { ...environment(), ...env },
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `http://localhost:${PORT}/readyz`,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(PORT),
      DATA_DIR,
      DEMO: '1',
      RATE_LIMITS: '0',
      DRAIN_SECONDS: '0',
    },
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
