import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { percentile, report, round } from './measure.ts';

/*
 * From `npm start` on an installed, built checkout to the first page: first with a new database that is filled,
 * then, five times, with the existing one.
 */

const again = 5;
const root = join(import.meta.dirname, '..');

async function firstPage(port: number): Promise<void> {
  for (;;) {
    const status = await fetch(`http://localhost:${port}/`).then(
      async (response) => (await response.text()) && response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function start(folder: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' },
    stdio: 'ignore',
  });
  await firstPage(port);
  const took = performance.now() - begun;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  return took;
}

const folder = await mkdtemp(join(tmpdir(), 'start-'));
const first = await start(folder);
const samples: number[] = [];
for (let run = 0; run < again; run++) samples.push(await start(folder));
await rm(folder, { recursive: true });
report('start', [
  { start: 'first, with a database to make and fill', seconds: round(first / 1000) },
  { start: 'again, median of 5', seconds: round(percentile(samples, 0.5) / 1000) },
]);
