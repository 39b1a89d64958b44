import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs the current npm, otherwise the first on the PATH, in the checkout. */
export function npm(...args: string[]): { code: number; output: string; complaint: string } {
  const script = process.env.npm_execpath;
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const options = { cwd, encoding: 'utf8', maxBuffer: 64_000_000 } as const;
  const { status, stdout, stderr } = script
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, options);
  return { code: status ?? 1, output: stdout ?? '', complaint: stderr ?? '' };
}
