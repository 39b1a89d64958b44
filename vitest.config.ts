import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that stop, suspend or kill databases and processes: each has a separate process, so that later tests are
 * not affected. They also take longest, and start first.
 */
const disruptive = [
  'server/database/embedded/*.test.ts',
  'server/main.test.ts',
  'server/pages/cache/{database-away,hanging}.test.ts',
  'server/queue/queue.test.ts',
  'server/rooms/transfers/survival.test.ts',
  'server/search-engine/persistence.test.ts',
  'server/transfer/import-survival.test.ts',
];

const common = {
  environment: 'node' as const,
  env: { NODE_ENV: 'test', TZ: 'UTC' },
  setupFiles: ['server/testing/restore-globals.ts'],
  // Timeouts are not under test: a busy machine takes ten times as long.
  expect: { poll: { timeout: 10_000 } },
  // Pages and components have class names as in their sources.
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' as const } },
};

const onDatabase = {
  ...common,
  globalSetup: ['server/testing/database-server.ts'],
  // Longer than the slowest takes on a quiet machine by an order of magnitude.
  testTimeout: 300_000,
  hookTimeout: 600_000,
};

/**
 * `server`: everything that runs on Node, on a real database. `disruptive`: the same, each file in its own process.
 * `web`: components, rendered to text. Without isolation a worker loads the application once rather than for each
 * file, which was a third of the time: state of the application belongs to its database or to `createApp`, never to
 * a module.
 */
export default defineConfig({
  test: {
    // One per core of a small machine: tests wait for the database half of the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...onDatabase,
          name: 'server',
          include: ['{contract,server,scripts,drills}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...disruptive],
          isolate: false,
        },
      },
      { test: { ...onDatabase, name: 'disruptive', include: disruptive } },
      {
        test: {
          ...common,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
    ],
  },
});
