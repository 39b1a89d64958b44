import { join } from 'node:path';
import { localStorage } from '../storage/storage.ts';
import { type Command, UsageError } from './command.ts';

export const seedCommand: Command = {
  name: 'seed',
  usage: ['demo'],
  about: 'Fills the site with its demo content, once.',
  async run({ positionals }, terminal) {
    const [what, ...rest] = positionals;
    if (what !== 'demo' || rest.length > 0) {
      throw new UsageError(`There is nothing to seed named «${positionals.join(' ')}». Usage: seed demo`);
    }
    const { seedDemo } = await import('../seed/seed-demo.ts');
    const isNew = await terminal.withDatabase((db, { dataDir }) =>
      seedDemo(db, localStorage(join(dataDir, 'media'))),
    );
    terminal.out.write(isNew ? 'The demo content is in place.\n' : 'The demo content was there already.\n');
  },
};
