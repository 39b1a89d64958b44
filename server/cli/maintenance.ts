import { readMaintenance, setMaintenance } from '../rooms/health/service.ts';
import { type Command, UsageError } from './command.ts';

export const maintenanceCommand: Command = {
  name: 'maintenance',
  usage: ['', 'on', 'off'],
  about:
    'Says whether the site is in maintenance mode, or turns it on or off on every server: people can read, and are asked to come back when they submit something.',
  async run({ positionals: [wish, ...rest] }, { out, withDatabase }) {
    if (rest.length > 0 || (wish !== undefined && wish !== 'on' && wish !== 'off'))
      throw new UsageError('Usage: maintenance [on | off]');
    const since = await withDatabase(async (db) =>
      wish === undefined
        ? await readMaintenance(db)
        : await setMaintenance(db, wish === 'on', { actorId: null, hand: 'command' }, new Date()),
    );
    out.write(
      since ? `Maintenance mode is on since ${since.toISOString()}.\n` : 'Maintenance mode is off.\n',
    );
  },
};
