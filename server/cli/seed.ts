import { storageOf } from '../storage/storage-of.ts';
import { type Arguments, type Command, type Terminal, UsageError } from './command.ts';

async function seedDemoContent({ out, withDatabase }: Terminal): Promise<void> {
  const { seedDemo } = await import('../seed/seed-demo.ts');
  const isNew = await withDatabase((db, environment) => seedDemo(db, storageOf(environment)));
  out.write(isNew ? 'The demo content is in place.\n' : 'The demo content was there already.\n');
}

const most = 10_000_000;

function numberOf(
  name: string,
  value: string | boolean | undefined,
  bounds: { min: number; max: number },
): number {
  const number = Number(value);
  if (typeof value !== 'string' || !Number.isInteger(number) || number < bounds.min || number > bounds.max) {
    throw new UsageError(`--${name} takes a whole number from ${bounds.min} to ${bounds.max}.`);
  }
  return number;
}

const said = 100_000;

/** A line for every hundred thousand: it takes minutes. */
const sayEach =
  ({ error }: Terminal) =>
  (done: number) =>
    done % said === 0 && error.write(`${done} listings made\n`);

async function seedMadeListings({ values }: Arguments, terminal: Terminal): Promise<void> {
  const listings = numberOf('listings', values.listings, { min: 1, max: most });
  const seed = numberOf('seed', values.seed ?? '1', { min: 0, max: 2 ** 32 - 1 });
  const { seedSynthetic } = await import('../seed/synthetic/seed-synthetic.ts');
  const begun = performance.now();
  await terminal.withDatabase((db, { connectionString }) =>
    seedSynthetic(db, connectionString, { listings, seed, onProgress: sayEach(terminal) }),
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  terminal.out.write(`${listings} made-up listings of the seed ${seed} are in place (${seconds} s).\n`);
}

export const seedCommand: Command = {
  name: 'seed',
  usage: ['demo', 'synthetic --listings N [--seed S]'],
  about: 'Fills the site with its demo content, once, or with made-up listings to measure with.',
  options: { listings: { type: 'string' }, seed: { type: 'string' } },
  async run(args, terminal) {
    const [what, ...rest] = args.positionals;
    if (rest.length === 0 && what === 'demo') return seedDemoContent(terminal);
    if (rest.length === 0 && what === 'synthetic') return seedMadeListings(args, terminal);
    throw new UsageError(
      `There is nothing to seed named “${args.positionals.join(' ')}”. Usage: seed demo  or  seed synthetic --listings N`,
    );
  },
};
