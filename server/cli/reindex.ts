import { reindexAll } from '../rooms/listings/service.ts';
import { type Command, UsageError } from './command.ts';

const said = 100_000;

export const reindexCommand: Command = {
  name: 'reindex',
  usage: [''],
  about: 'Writes the words anew by which listings are found, by their categories and places as they are now.',
  async run({ positionals }, { out, error, withDatabase }) {
    if (positionals.length > 0) throw new UsageError('Usage: reindex');
    const changed = await withDatabase((db) =>
      reindexAll(db, (seen) => {
        if (seen % said === 0) error.write(`${seen} listings looked at\n`);
      }),
    );
    out.write(`${changed} listings were found by other words.\n`);
  },
};
