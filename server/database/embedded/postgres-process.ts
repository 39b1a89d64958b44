import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Account, commandAs } from './account.ts';
import { CLEAN_ENVIRONMENT } from './cluster.ts';
import { complaint } from './complaint.ts';
import { StartError } from './start-error.ts';
import { stopSurvivor } from './survivor.ts';

export interface PostgresPlan {
  account: Account;
  postgres: string;
  cluster: string;
  socketFolder: string;
  logFile: string;
  settings: Record<string, string>;
}

export interface PostgresProcess {
  /** Settles when the process has exited, for whatever reason. */
  ended: Promise<void>;
  /** Requests a clean shutdown, and kills after 30 s; the next start then recovers. */
  stop(): Promise<void>;
}

/** Crash recovery replays the log: minutes at worst, usually milliseconds. */
const READY_WITHIN = 300_000;
const ORPHANS_GONE_WITHIN = 20_000;
const STOP_WITHIN = 30_000;
const LOG_BYTES = 5_000_000;

/**
 * Starts PostgreSQL and waits until it accepts connections.
 * @throws StartError with PostgreSQL's message if it does not start
 */
export async function startPostgres(plan: PostgresPlan): Promise<PostgresProcess> {
  const begun = Date.now();
  for (;;) {
    const { child, ended, words } = launch(plan);
    if (await answers(plan, child)) return { ended, stop: () => stop(child, ended) };
    await ended;
    const said = await words();
    // The children of a killed database take a moment to exit, and hold its shared memory until then.
    const isOrphaned = said.includes('pre-existing shared memory block');
    // A server that was killed during startup may write its pid file only after the check.
    const isHeld = said.includes('lock file "postmaster.pid" already exists');
    if (!(isOrphaned || isHeld) || Date.now() - begun > ORPHANS_GONE_WITHIN) {
      throw new StartError(`The database does not start. ${complaint(said)} (see ${plan.logFile})`);
    }
    if (isHeld) await stopSurvivor(plan.cluster);
    await wait(50);
  }
}

function launch(plan: PostgresPlan) {
  const log = openLog(plan.logFile);
  const from = fstatSync(log).size;
  const settings = Object.entries(plan.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = commandAs(plan.account, plan.postgres, [
    '-D',
    plan.cluster,
    '-k',
    plan.socketFolder,
    ...settings,
  ]);
  const child = spawn(command.program, command.args, {
    ...command.options,
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
    // A process group of its own: Ctrl-C in a terminal must reach the server only, which then stops the database
    // last.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // The fallback if the process exits without having called `stop`.
  const onExit = () => child.kill('SIGINT');
  process.once('exit', onExit);
  let spawnError = '';
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      spawnError = error.message;
      resolve();
    });
  });
  ended.then(() => process.off('exit', onExit));
  const words = async () => spawnError + (await readFile(plan.logFile)).subarray(from).toString();
  return { child, ended, words };
}

/** Opens the log for appending; a large one is rotated once. */
function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

async function answers(plan: PostgresPlan, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN;
  while (isRunning(child)) {
    const client = new pg.Client({ host: plan.socketFolder, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      if (Date.now() > deadline) child.kill('SIGQUIT');
      await wait(10);
    }
  }
  return false;
}

const isRunning = (child: ChildProcess) =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const insist = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN);
  await ended;
  clearTimeout(insist);
}
