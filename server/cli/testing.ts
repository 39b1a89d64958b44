import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Runs the command line in a separate process. */
export async function startCli(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (piece) => (text.out += piece));
  child.stderr.setEncoding('utf8').on('data', (piece) => (text.error += piece));
  const [code] = await once(child, 'close');
  return { code, ...text };
}
