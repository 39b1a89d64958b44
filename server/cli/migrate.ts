import type { Command } from './command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: [''],
  about: 'Brings the database up to date with this release. The server does it too when it starts.',
  async run(_args, terminal) {
    await terminal.withDatabase(async () => terminal.out.write('The database is up to date.\n'));
  },
};
