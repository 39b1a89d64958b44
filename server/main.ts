import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { fatal } from './process/fatal.ts';
import { drain, listen, requireFreePort } from './process/listen.ts';
import { createLog } from './process/log.ts';
import { stopSignal } from './process/stop-signals.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** How long requests under way may take after we were told to end, in milliseconds. */
const PATIENCE = 30_000;

async function main(): Promise<void> {
  const stopped = stopSignal();
  const environment = readEnvironment();
  const log = createLog(environment);
  const onCrash = () => log.error('the database died; starting it again');
  const database = await openDatabase(environment, { onCrash });
  try {
    await requireFreePort(environment);
    await migrate(database.db);
    if (environment.demo) await seedDemo(database.db);
    const app = createApp({ db: database.db, environment, log });
    const server = await listen(getRequestListener(app.fetch), environment);
    announce(environment);
    log.info({ reason: await stopped }, 'stopping');
    await drain(server, environment.nodeEnv === 'development' ? 0 : PATIENCE);
  } finally {
    await database.close();
  }
}

function announce({ demo, port }: Environment): void {
  const accounts = demo ? demoAccounts : [];
  const lines = accounts.map(({ role, email, password }) => `  ${role}: ${email}  ${password}`);
  if (lines.length > 0) lines.unshift('Demo accounts:');
  console.log([`Open http://localhost:${port}`, ...lines].join('\n'));
}

main().then(() => process.exit(0), fatal);
