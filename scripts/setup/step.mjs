import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * Runs a program in our place: its terminal is ours, signals to us go to it, its exit code is the answer.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<number>} exit code; 128 + number of the signal where one ended it
 */
export function runInPlace(program, args, { cwd, env = {} }) {
  // The channel tells the program when we were killed and can forward nothing any more.
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const forward = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const watch = watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * npm, killed, takes nobody with it: a server would stay behind, and hold its port and its data.
 * @param {() => void} onDeath
 */
function watchParent(onDeath) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const before = npmPid();
  const timer = setInterval(() => {
    if (npmPid() === before) return;
    clearInterval(timer);
    onDeath();
  }, 500);
  timer.unref();
  return timer;
}

/** npm runs us through a shell, which some systems keep in between. */
function npmPid() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, rest] = /\((.*)\) \S+ (\d+)/.exec(stat) ?? [];
    if (name?.endsWith('sh')) return Number(rest);
  } catch {
    // No such file outside Linux: the parent alone has to do.
  }
  return process.ppid;
}

/**
 * Runs a program quietly.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<{ code: number, output: string }>} what it printed, both streams as they came
 */
export function runQuietly(program, args, { cwd, env = {} }) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
