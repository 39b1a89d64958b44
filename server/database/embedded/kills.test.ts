import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { ask, postmaster, startElsewhere } from './testing-process.ts';

/** More rounds find no more: a hundred were run during development. */
const ROUNDS = 6;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'any-kills-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }));

/** Inserts pairs of rows, a transaction each, until the connection breaks. */
async function writeUntilKilled(connectionString: string, from: number, onWrite: (count: number) => void) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  let acknowledged = from;
  try {
    for (;;) {
      await client.query('begin');
      await client.query('insert into write (pair) values ($1), ($1)', [acknowledged]);
      await client.query('commit');
      acknowledged++;
      onWrite(acknowledged - from);
    }
  } catch {
    return acknowledged;
  }
}

test('after every kill, committed rows exist, and no transaction is partial', async () => {
  const first = await startEmbedded({ dataDir });
  await ask(first.connectionString, 'create table write (pair int)');
  await first.stop();
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startElsewhere(dataDir);
    const database = await postmaster(dataDir);
    const kill = async (count: number) => {
      if (count !== 10 + round) return;
      // Alternately: the server first, the database first, or both at once.
      if (round % 3 !== 0) process.kill(database, 'SIGKILL');
      await server.kill();
      if (round % 3 === 0) process.kill(database, 'SIGKILL');
    };
    acknowledged = await writeUntilKilled(server.connectionString, acknowledged, kill);
    await server.ended;
    const again = await startEmbedded({ dataDir });
    const [found] = await ask(
      again.connectionString,
      'select count(*)::int as rows, count(distinct pair)::int as pairs from write',
    );
    const { rows, pairs } = found as { rows: number; pairs: number };
    expect(rows).toBe(pairs * 2);
    expect(pairs).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = pairs;
    await again.stop();
  }
}, 600_000);
