import pino from 'pino';
import { connect } from '../../database/connect.ts';
import { createQueue } from '../../queue/queue.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { createTransfers } from './service.ts';

/*
 * A process that works on imports, for a test that kills it: `testing-child.ts CONNECTION DATA_DIR ROWS` kills itself,
 * without any farewell, as soon as so many listings of an import stand in the database.
 */
const [connectionString = '', dataDir = '', rows = ''] = process.argv.slice(2);
const db = connect({ connectionString, max: 4 });
const queue = createQueue({ connectionString, log: pino({ level: 'silent' }), lookEverySeconds: 0.5 });
createTransfers({ db, queue, source: createCatalogSource(db), dataDir, now: () => new Date() });
await queue.start();
for (;;) {
  const { count } = await db
    .selectFrom('transfer_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= Number(rows)) process.kill(process.pid, 'SIGKILL');
}
