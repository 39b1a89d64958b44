import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, type Db } from '../database/connect.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { postmaster } from '../database/embedded/testing-process.ts';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { type CapturedLog, capturedLog } from '../testing/captured-log.ts';
import { quietly } from './complaints.ts';
import { GiveUp, type JobKind } from './job-kind.ts';
import { createQueue, type Nothing, type Queue } from './queue.ts';

let database: TestDatabase;
let captured: CapturedLog;
let closing: (() => Promise<unknown>)[];
beforeEach(async () => {
  database = await testDatabase();
  captured = capturedLog();
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  await database.drop();
});

const kind: JobKind<{ word: string }> = {
  name: 'word',
  withinSeconds: 30,
  retries: 2,
  pauseSeconds: 1,
  longestPauseSeconds: 1,
  atOnce: 2,
};
function queue(connectionString = database.connectionString): Queue {
  const made = createQueue({ connectionString, log: captured.log, pollSeconds: 0.5, patienceMs: 5_000 });
  closing.push(made.stop);
  return made;
}
/** Records processed jobs, to be awaited. */
function inbox() {
  const words: string[] = [];
  const readers: ((word: string) => void)[] = [];
  return {
    take: (word: string) => {
      const reader = readers.shift();
      if (reader) reader(word);
      else words.push(word);
    },
    next: async () => words.shift() ?? new Promise<string>((resolve) => readers.push(resolve)),
  };
}
const stored = async (db: Db = database.db) =>
  (await sql<{ data: unknown }>`select data from pgboss.job`.execute(db)).rows;

it('a job of a transaction that is rolled back does not exist', async () => {
  const jobs = queue();
  const done = inbox();
  jobs.work(kind, async ({ word }) => done.take(word));
  const undone = database.db.transaction().execute(async (trx) => {
    await jobs.send(trx, kind, { word: 'undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await database.db.transaction().execute((trx) => jobs.send(trx, kind, { word: 'kept' }));
  expect(await done.next()).toBe('kept');
  await jobs.drain();
  expect(await stored()).toEqual([]);
});

it('a failing job is retried, then given up, and the log never contains its data', async () => {
  const jobs = queue();
  const tries = inbox();
  jobs.work(kind, async ({ word }) => {
    tries.take(word);
    throw new Error('broken');
  });
  await jobs.send(database.db, kind, { word: 'secret' });
  for (let time = 0; time <= kind.retries; time++) expect(await tries.next()).toBe('secret');
  expect(JSON.parse(await captured.line('given up'))).toMatchObject({
    job: 'word',
    attempt: 3,
    reason: 'broken',
  });
  await jobs.drain();
  expect(await stored()).toEqual([]);
  expect(captured.lines.join('')).not.toContain('secret');
});

it('a permanently failing job is not retried', async () => {
  const jobs = queue();
  jobs.work(kind, async () => {
    throw new GiveUp('never');
  });
  await jobs.send(database.db, kind, { word: 'x' });
  expect(JSON.parse(await captured.line('given up'))).toMatchObject({ attempt: 1, reason: 'never' });
});

it('draining waits for active jobs, accepts no more, and still lets jobs be sent', async () => {
  const jobs = queue();
  const done = inbox();
  let finish = () => {};
  const single = { ...kind, atOnce: 1 };
  jobs.work(single, async ({ word }) => {
    done.take(`${word} begun`);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.take(`${word} done`);
  });
  await jobs.send(database.db, single, { word: 'first' });
  expect(await done.next()).toBe('first begun');
  const drained = jobs.drain();
  await jobs.send(database.db, single, { word: 'second' });
  finish();
  await drained;
  expect(await done.next()).toBe('first done');
  expect(await stored()).toEqual([{ data: { word: 'second' } }]);
  await expect(jobs.check()).rejects.toThrow('not open');
});

it('two servers never process one job concurrently', async () => {
  const done = inbox();
  const words = Array.from({ length: 30 }, (_, index) => `word ${index}`);
  const [one, two] = [queue(), queue()];
  for (const jobs of [one, two]) jobs.work(kind, async ({ word }) => done.take(word));
  await Promise.all([one.start(), two.start()]);
  for (const word of words) await one.send(database.db, kind, { word });
  const worked: string[] = [];
  while (worked.length < words.length) worked.push(await done.next());
  expect(worked.sort()).toEqual([...words].sort());
});

it('a repeated job runs at start and at every interval, and is queued once, however many processes schedule it', async () => {
  const done = inbox();
  const { carries: _, ...pauses } = kind;
  const again: JobKind<Nothing> = { ...pauses, name: 'again', atOnce: 1 };
  const queued = async () =>
    (await sql`select 1 from pgboss.job where name = 'again'`.execute(database.db)).rows.length;
  const finish = Promise.withResolvers<void>();
  const [one, two] = [queue(), queue()];
  for (const jobs of [one, two])
    jobs.repeat(again, 0.2, async () => {
      done.take('again');
      await finish.promise;
    });
  one.work(kind, async ({ word }) => done.take(word));
  // A process that only sends schedules nothing.
  await one.send(database.db, kind, { word: 'sent' });
  expect(await done.next()).toBe('sent');
  expect(await queued()).toBe(0);
  await Promise.all([one.start(), two.start()]);
  for (const _ of [one, two]) expect(await done.next()).toBe('again');
  // Each has an active one; scheduled ten times a second, they queue one more.
  await expect.poll(queued).toBe(3);
  const since = Date.now();
  await expect.poll(() => Date.now() - since, { timeout: 3_000 }).toBeGreaterThan(1_000);
  expect(await queued()).toBe(3);
  finish.resolve();
  expect(await done.next()).toBe('again');
});

it('resumes automatically after the embedded database crashed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'any-queue-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }));
  const crash = Promise.withResolvers<void>();
  const { connectionString, stop } = await startEmbedded({ dataDir, onCrash: crash.resolve });
  closing.push(stop);
  const db = connect({ connectionString });
  closing.push(() => db.destroy());
  const jobs = queue(connectionString);
  const done = inbox();
  jobs.work(kind, async ({ word }) => done.take(word));
  await jobs.send(db, kind, { word: 'before' });
  expect(await done.next()).toBe('before');
  process.kill(await postmaster(dataDir), 'SIGKILL');
  await crash.promise;
  await vi.waitFor(() => jobs.send(db, kind, { word: 'after' }), { timeout: 20_000 });
  expect(await done.next()).toBe('after');
  await jobs.check();
});

it('logs an error once a minute, however often it occurs', () => {
  let now = 0;
  const complain = quietly(captured.log, () => now);
  for (const at of [0, 1_000, 59_999, 60_000]) {
    now = at;
    complain(`gone (Queue: word, Worker: ${at})`);
    complain(`gone (Queue: mail, Worker: ${at})`);
  }
  complain('other');
  expect(captured.lines.map((line) => JSON.parse(line).reason)).toEqual(['gone', 'gone', 'other']);
});
