import { connect } from '../database/connect.ts';
import { importFile } from './import.ts';
import { parseMapping } from './mapping.ts';
import { Report } from './report.ts';
import { shopMapping } from './testing.ts';

/*
 * An import in a separate process, for tests that kill it or measure it:
 *   testing-child.ts CONNECTION FILE ROWS    kills itself with SIGKILL once this many rows are read
 *   testing-child.ts CONNECTION FILE         prints its memory over time as a JSON list, in bytes: resident set
 *                                            size and live memory
 */
const [connectionString = '', path = '', rows] = process.argv.slice(2);
const killAt = rows === undefined ? Number.POSITIVE_INFINITY : Number(rows);
const memory: { rss: number; live: number }[] = [];

const db = connect({ connectionString, max: 2 });
await importFile(db, {
  kind: 'businesses',
  path,
  mapping: parseMapping(shopMapping, 'the mapping'),
  report: new Report(`${path}.errors.csv`),
  onProgress(progress) {
    if (progress.rows >= killAt) process.kill(process.pid, 'SIGKILL');
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    memory.push({ rss, live: heapUsed + external });
  },
});
await db.destroy();
console.log(JSON.stringify(memory));
