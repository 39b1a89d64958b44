import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianProgram, promtool } from './debian-program.ts';
import type { Drill } from './drill.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '../deploy');

export const alertRules: Drill = {
  name: 'alert-rules',
  about: 'promtool of Prometheus reads the alert rules, and fires them on made-up metrics',
  async run(place, report) {
    const { program, env } = await debianProgram(promtool, place.folder);
    for (const [claim, ...args] of [
      ['the rules are valid', 'check', 'rules', 'prometheus-rules.yml'],
      ['alerts fire when they should, and only then', 'test', 'rules', 'prometheus-rules.test.yml'],
    ] as const) {
      const { stdout, stderr, code } = await run(program, args, { env, cwd: folder }).then(
        (done) => ({ ...done, code: 0 }),
        (error: { stdout: string; stderr: string; code: number }) => error,
      );
      for (const line of `${stdout}${stderr}`.split('\n').filter((text) => text.trim() !== ''))
        report.did(line.trim());
      report.holds(claim, code === 0);
    }
  },
};
