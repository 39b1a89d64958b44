import { announcedBy, announceTo } from '../rooms/push/service.ts';
import { type Command, UsageError } from './command.ts';

const kinds = ['news', 'blog'] as const;

export const announceCommand: Command = {
  name: 'announce',
  usage: ['SLUG [--kind news|blog]'],
  about: 'Notifies every browser that asked for news about a published news or blog entry, in its language.',
  options: { kind: { type: 'string' } },
  async run({ positionals, values }, terminal) {
    const [slug, ...rest] = positionals;
    if (!slug || rest.length > 0) throw new UsageError('Usage: announce SLUG [--kind news|blog]');
    const chosenKinds = kinds.filter((kind) => values.kind === undefined || kind === values.kind);
    if (chosenKinds.length === 0) throw new UsageError(`--kind must be news or blog, not “${values.kind}”.`);
    const { sent, gone, failed } = await terminal.withDatabase(async (db, { push }) => {
      if (!push) {
        throw new UsageError(
          'Nobody can be told: PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT are not set.',
        );
      }
      const [entry, ...others] = await announcedBy(db, slug, chosenKinds);
      if (!entry) throw new UsageError(`There is no published news or blog entry “${slug}”.`);
      if (others.length > 0)
        throw new UsageError(`There are two of “${slug}”: add --kind news or --kind blog.`);
      return announceTo(db, entry, push);
    });
    terminal.out.write(`${sent} told, ${gone} no longer there, ${failed} failed.\n`);
  },
};
