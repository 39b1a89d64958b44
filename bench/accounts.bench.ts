import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { logIn } from '../contract/accounts.ts';
import { createApp } from '../server/app.ts';
import { openDatabase } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrate.ts';
import { readEnvironment } from '../server/environment.ts';
import { createPost } from '../server/post.ts';
import { addAccount } from '../server/rooms/accounts/service.ts';
import { senderOf } from '../server/rooms/settings/service.ts';
import { seedBase } from '../server/seed/seed-base.ts';
import { localStorage } from '../server/storage/storage.ts';
import { addressBelow } from './api-address.ts';
import { percentile, type Row, report, round } from './measure.ts';

/*
 * The number of sign-ins per second on one server, and whether the response time of a rejection discloses that an
 * address has an account: both kinds alternate in one run.
 */

const accounts = 40;
const signIns = 400;
const pairs = 300;
const password = 'a password of benches';

/** Concurrent requests, as fast as they are answered. @returns the number per second */
async function rate(
  count: number,
  atOnce: number,
  ask: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await ask(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count / ((performance.now() - begun) / 1000);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const { db, connectionString, close } = await openDatabase(environment);
try {
  await migrate(db);
  await seedBase(db);
  const log = pino({ level: 'silent' });
  const post = createPost({ environment, connectionString, log, senderOf: (lang) => senderOf(db, lang) });
  const storage = localStorage(join(folder, 'media'));
  const app = createApp({ db, environment, log, storage, ...post });
  const emailOf = (index: number) => `member-${index % accounts}@bench.example`;
  for (let index = 0; index < accounts; index++) {
    for (const email of [emailOf(index), `other-${emailOf(index)}`]) {
      await addAccount(db, { email, name: 'Bench', password, role: 'member' }, new Date());
    }
  }
  const signIn = async (fields: { email: string; password: string }, status: number) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    };
    const answer = await app.request(addressBelow(logIn), init);
    if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}`);
    await answer.text();
  };
  const timed = async (fields: { email: string; password: string }) => {
    const begun = performance.now();
    await signIn(fields, 422);
    return performance.now() - begun;
  };

  await signIn({ email: emailOf(0), password }, 200);
  const rows: Row[] = [];
  for (const atOnce of [1, 8]) {
    const perSecond = await rate(signIns, atOnce, (index) =>
      signIn({ email: emailOf(index), password }, 200),
    );
    rows.push({ what: `sign-ins a second, ${atOnce} at once`, value: round(perSecond) });
  }
  const [unknown, wrong]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair++) {
    // The order alternates, so that neither always follows the other.
    const asks = [
      async () => unknown.push(await timed({ email: `nobody-${pair}@bench.example`, password })),
      async () => wrong.push(await timed({ email: `other-${emailOf(pair)}`, password: 'wrong' })),
    ];
    for (const ask of pair % 2 ? asks : asks.reverse()) await ask();
  }
  const medians = [percentile(unknown, 0.5), percentile(wrong, 0.5)] as const;
  rows.push(
    { what: 'unknown address, median ms', value: round(medians[0]) },
    { what: 'wrong password, median ms', value: round(medians[1]) },
    { what: 'difference of the medians, ms', value: round(Math.abs(medians[0] - medians[1])) },
    {
      what: 'unknown address, middle half, ms',
      value: round(percentile(unknown, 0.75) - percentile(unknown, 0.25)),
    },
  );
  report('accounts', rows);
  await post.queue.stop();
} finally {
  await close();
  await rm(folder, { recursive: true });
}
