import { StartError } from '../database/embedded/start-error.ts';
import { examine } from '../rooms/health/service.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import type { Command } from './command.ts';

const line = (level: string, name: string, text: string) =>
  `${level.padEnd(4)}  ${name.padEnd(11)}  ${text}\n`;

export const doctorCommand: Command = {
  name: 'doctor',
  usage: [''],
  about:
    'Checks database, queue, storage, mail, disk, clock, administrators and demo data, a line each: ok, warn or fail. ' +
    'The exit code is 0 where nothing failed, else 1.',
  async run(_args, { out, withDatabase }) {
    try {
      return await withDatabase(async (db, environment) => {
        const demoEmails = demoAccounts.map(({ email }) => email);
        const findings = await examine({ db, environment, demoEmails }, 'en');
        for (const { level, name, text } of findings) out.write(line(level, name, text));
        return findings.some(({ level }) => level === 'fail') ? 1 : 0;
      });
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      out.write(line('fail', 'database', error.message));
      return 1;
    }
  },
};
