import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { readEnvironment } from '../environment.ts';
import { seedBase } from '../seed/seed-base.ts';
import type { Terminal } from './command.ts';
import { readSecret } from './read-secret.ts';
import { run } from './run.ts';

/** Connects to the database of a running server, or starts the embedded one for the duration of the command. */
const withDatabase: Terminal['withDatabase'] = async (work) => {
  const environment = readEnvironment();
  const { db, connectionString, close } = await openDatabase(environment, { join: true });
  try {
    await migrate(db);
    await seedBase(db);
    return await work(db, { ...environment, connectionString });
  } finally {
    await close();
  }
};

const withClosedSite: Terminal['withClosedSite'] = async (work) => {
  const environment = readEnvironment();
  const { db, connectionString, close } = await openDatabase(environment);
  try {
    return await work(db, { ...environment, connectionString });
  } finally {
    await close();
  }
};

// A reader that closes the pipe early (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2), {
  out: process.stdout,
  error: process.stderr,
  withDatabase,
  withClosedSite,
  settings: () => readEnvironment(),
  readSecret: (question) => readSecret(question),
});
