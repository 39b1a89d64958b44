import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * Runs a program in place of this one: it inherits the terminal, gets all signals, and determines the exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<number>} exit code; 128 + signal number if a signal ended it
 */
export function runInPlace(program, args, { cwd, env = {} }) {
  // The channel notifies the program if this process is killed and cannot forward signals.
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
 * A killed npm does not end its children: a server would remain, with its port and its data.
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

/** npm runs scripts through a shell, which remains in between on some systems. */
function npmPid() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, rest] = /\((.*)\) \S+ (\d+)/.exec(stat) ?? [];
    if (name?.endsWith('sh')) return Number(rest);
  } catch {
    // This file exists on Linux only: elsewhere the parent must suffice.
  }
  return process.ppid;
}

/**
 * Runs a program and captures its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<{ code: number, output: string }>} both output streams, interleaved
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
