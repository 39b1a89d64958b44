import pino from 'pino';
import { connect } from '../../database/connect.ts';
import { createQueue } from '../../queue/queue.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { createTransfers } from './service.ts';

/*
 * A separate process that works on an import, for a test that kills it:
 *   testing-child.ts CONNECTION DATA_DIR ID ADMIN start|undo ROWS
 *     starts the work, and kills itself with SIGKILL once this many listings are written or undone
 *   testing-child.ts CONNECTION DATA_DIR ID
 *     resumes the work of another process, and completes it
 */
const [connectionString = '', dataDir = '', id = '', admin = '', deed, rows = '1'] = process.argv.slice(2);
const db = connect({ connectionString, max: 4 });
const log = pino({ level: 'silent' });
const queue = createQueue({ connectionString, log, pollSeconds: 0.5, superviseEverySeconds: 1 });
const now = () => new Date();
const transfers = createTransfers({ db, queue, source: createCatalogSource(db), dataDir, now });
await queue.start();
const actor = { userId: Number(admin), sessionId: 0, role: 'admin' as const, secondFactor: true };
if (deed === 'start' || deed === 'undo') await transfers[deed](Number(id), actor, 'en');
for (;;) {
  const { state, undone_removed } = await transfers.find(Number(id));
  const { count } = await db
    .selectFrom('transfer_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const done = deed === 'undo' ? undone_removed : count;
  if (deed && done >= Number(rows)) process.kill(process.pid, 'SIGKILL');
  if (!deed && state !== 'running' && state !== 'undoing') break;
}
await queue.stop();
await db.destroy();
