import { configDefaults, defineConfig } from 'vitest/config';

/** The library that draws letters keeps the first file of a font for as long as its process lives. */
const lettering = 'server/rooms/sharing/fonts/fonts.test.ts';

/** `server`: all that runs on Node, on a real database. `lettering`: a process of its own. `web`: components. */
export default defineConfig({
  test: {
    // One for each core of a small machine: what is tested waits for the database half of the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          // Modules are loaded once a worker: what a test needs of its own hangs on its database.
          isolate: false,
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, lettering],
          globalSetup: ['server/testing/database-server.ts'],
          env: { NODE_ENV: 'test', TZ: 'UTC' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'lettering',
          environment: 'node',
          include: [lettering],
          env: { NODE_ENV: 'test', TZ: 'UTC' },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'node',
          include: ['web/**/*.test.{ts,tsx}'],
          env: { NODE_ENV: 'test', TZ: 'UTC' },
        },
      },
    ],
  },
});
