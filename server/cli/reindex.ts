import { reindexAll } from '../rooms/listings/service.ts';
import { type Command, UsageError } from './command.ts';

const said = 100_000;

export const reindexCommand: Command = {
  name: 'reindex',
  usage: [''],
  about: 'Rebuilds the words by which listings are found, from their current categories and places.',
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
