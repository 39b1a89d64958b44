import { defineConfig } from 'vitest/config';

/** `server`: all that runs on Node, on a real database. `web`: components, rendered to text. */
export default defineConfig({
  test: {
    // One for each core of a small machine: what is tested waits for the database half of the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/testing/database-server.ts'],
          env: { NODE_ENV: 'test', TZ: 'UTC' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'node',
          include: ['web/**/*.test.{ts,tsx}'],
          // Components find their classes, by the names in their sources.
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          env: { NODE_ENV: 'test', TZ: 'UTC' },
        },
      },
    ],
  },
});
