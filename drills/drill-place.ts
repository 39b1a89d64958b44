import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { stopSurvivor } from '../server/database/embedded/survivor.ts';

const root = dirname(import.meta.dirname);

/**
 * The timeout of a start in milliseconds, after which a drill counts as failed. A first start with demo content
 * takes longest.
 */
const startWithinMs = 180_000;

export interface DrillServer {
  address: string;
  dataDir: string;
  child: ChildProcess;
  /** Whether the server became ready; otherwise it exited. */
  isOpen: boolean;
  /** From the start of the process until it was ready, in milliseconds. */
  startedInMs: number;
  /** All of its output. */
  said(): string;
  /** The exit code, or null if it was killed by a signal. */
  ended: Promise<number | null>;
  /** Shuts it down cleanly. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface StartOptions {
  settings?: Record<string, string>;
  /** Arguments of Node, before the script. */
  flags?: string[];
  /** How long to wait until it is ready. */
  withinMs?: number;
}

/** A temporary folder with all servers of a drill. */
export interface DrillPlace {
  /** An absolute path that every account may access. */
  folder: string;
  /** Starts the built site on a folder below the place, and waits until it is ready or has exited. */
  start(dataDir: string, options?: StartOptions): Promise<DrillServer>;
  /** Kills all running servers at once. */
  killServers(): void;
  /** Registers a cleanup that runs before the folder is deleted, in reverse order. */
  onEnd(work: () => Promise<unknown> | unknown): void;
  /** Kills running servers, and deletes the folder. */
  end(): Promise<void>;
}

/** Creates the place of one drill. Its servers exit with this process, even if that is killed. */
export async function drillPlace(): Promise<DrillPlace> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'drill-')));
  // PostgreSQL may run under another account, which needs access.
  await chmod(folder, 0o755);
  const children = new Set<ChildProcess>();
  const endings: (() => Promise<unknown> | unknown)[] = [];
  return {
    folder,
    killServers() {
      for (const child of children) child.kill('SIGKILL');
    },
    onEnd: (work) => void endings.unshift(work),
    start: async (dataDir, options = {}) => {
      const server = await startServer(dataDir, options, children);
      return server;
    },
    async end() {
      await Promise.all([...children].map(killed));
      for (const work of endings) await work();
      // A killed server leaves a running database.
      for (const note of globSync('**/postmaster.pid', { cwd: folder })) {
        await stopSurvivor(dirname(join(folder, note)));
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
    },
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill('SIGKILL');
  await ended;
}

async function startServer(
  dataDir: string,
  { settings = {}, flags = [], withinMs = startWithinMs }: StartOptions,
  children: Set<ChildProcess>,
): Promise<DrillServer> {
  const port = Number(settings.PORT ?? (await freePort()));
  const begun = performance.now();
  const child = spawn(process.execPath, [...flags, '--max-old-space-size=512', 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMITS: '0',
      DRAIN_SECONDS: '0',
      ...settings,
    },
    // Closing the channel stops the server if this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  let said = '';
  const opened = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(`Open http://localhost:${port}`)) resolve(true);
      });
    }
  });
  const late = AbortSignal.timeout(withinMs);
  const gaveUp = new Promise<boolean>((resolve) => late.addEventListener('abort', () => resolve(false)));
  const isOpen = await Promise.race([opened, gaveUp, ended.then(() => false)]);
  return {
    address: `http://localhost:${port}`,
    dataDir,
    child,
    isOpen,
    startedInMs: performance.now() - begun,
    said: () => said,
    ended,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The pid of the embedded database's main process below a data folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/**
 * All processes of the embedded database below a data folder, the main process first. On Linux; elsewhere only the
 * main process, whose suspension blocks new connections.
 */
export async function databaseProcesses(dataDir: string): Promise<number[]> {
  const first = await postmasterOf(dataDir);
  const lists = globSync(`/proc/${first}/task/*/children`);
  const texts = await Promise.all(lists.map((path) => readFile(path, 'utf8').catch(() => '')));
  return [first, ...texts.flatMap((text) => text.split(' ').filter(Boolean).map(Number))];
}
