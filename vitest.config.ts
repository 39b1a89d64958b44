import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that stop, suspend or kill databases and processes: each has a process of its own, so that no later test meets
 * what it left. They are the longest, too, and begin before all others.
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
  // How long to wait before giving up is no part of what is proved: a busy machine takes ten times as long.
  expect: { poll: { timeout: 10_000 } },
  // Pages and components bear their classes, by the names in their sources.
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' as const } },
};

const onDatabase = {
  ...common,
  globalSetup: ['server/testing/database-server.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/**
 * `server`: all that runs on Node, on a real database. `disruptive`: the same, each file in its own process. `web`:
 * components, rendered to text. Without isolation a worker loads the application once and not for each file, which was a
 * third of the time: state of the application belongs to its database or to `createApp`, never to a module.
 */
export default defineConfig({
  test: {
    // One for each core of a small machine: what is tested waits for the database half of the time.
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
