import { abilitiesOf } from '../../contract/back-office.ts';
import { type OwnPostKind, ownPostKinds } from '../../contract/my-posts.ts';
import type { Actor } from '../http/actor.ts';
import { type Arguments, type Command, type Terminal, UsageError } from './command.ts';
import { columns, refusing } from './said.ts';
import { type SiteRooms, withRooms } from './site-rooms.ts';

const usage = ['', 'approve KIND ID --as EMAIL', 'reject KIND ID --as EMAIL --reason TEXT'];
const wrong = () =>
  new UsageError(
    `Usage: ${usage.map((line) => `queue ${line}`.trim()).join('  or  ')}. Kinds: ${ownPostKinds.join(', ')}.`,
  );
const page = 60;
/** Viewing does not claim posts of the queue. */
const nobody = 0;

/** Moderators decide in their own names: the command states whose decision it is. */
async function decider({ users }: SiteRooms, email: unknown): Promise<Actor> {
  if (typeof email !== 'string')
    throw new UsageError('--as names the account of a moderator or an admin, who decides.');
  const id = await users.idOf(email.trim().toLowerCase());
  const role = id === undefined ? undefined : await users.roleOf(id);
  if (id === undefined || !role || !abilitiesOf[role].includes('queue'))
    throw new UsageError(`“${email}” is neither a moderator nor an admin.`);
  return { userId: id, role, sessionId: 0, secondFactor: true };
}

const ages = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** «3 days», «1 hour», «0 minutes». */
function ageOf(since: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - new Date(since).getTime());
  const [unit, length] = ages.find(([, one]) => passed >= one) ?? ages[2];
  const count = Math.floor(passed / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

async function list({ moderation, now }: SiteRooms): Promise<string> {
  const context = { lang: 'en', cityId: 0, now: now() } as const;
  const { data, meta } = await moderation.queue({ limit: page }, nobody, context);
  const waiting = meta.counts.reduce((sum, { count }) => sum + count, 0);
  if (waiting === 0) return 'Nothing is waiting.\n';
  const rows = data.map(({ kind, id, change, submittedAt, title }) => [
    kind,
    String(id),
    change ? 'change' : 'new',
    ageOf(submittedAt, context.now),
    title,
  ]);
  const sums = meta.counts.map(({ kind, count }) => `${kind} ${count}`).join(', ');
  return `${waiting} waiting: ${sums}. Oldest first:\n${columns(rows)}`;
}

async function decide(rooms: SiteRooms, { positionals, values }: Arguments): Promise<string> {
  const [verb, kind = '', id = ''] = positionals;
  if (!ownPostKinds.includes(kind as OwnPostKind) || !/^\d{1,15}$/.test(id)) throw wrong();
  const actor = await decider(rooms, values.as);
  const wish = { kind: kind as OwnPostKind, id: Number(id), actor, version: undefined };
  const context = { lang: 'en', cityId: 0, now: rooms.now() } as const;
  if (verb === 'approve') {
    await refusing(rooms.moderation.approve(wish, context));
    return `${kind} ${id} is published.\n`;
  }
  const { reason } = values;
  if (typeof reason !== 'string' || !reason.trim())
    throw new UsageError('--reason says why: the poster reads it.');
  await refusing(rooms.moderation.reject(wish, { reason: reason.trim() }, context));
  return `${kind} ${id} is rejected.\n`;
}

async function run(args: Arguments, terminal: Terminal): Promise<void> {
  const [verb] = args.positionals;
  if (verb !== undefined && verb !== 'approve' && verb !== 'reject') throw wrong();
  terminal.out.write(
    await withRooms(terminal, (rooms) => (verb === undefined ? list(rooms) : decide(rooms, args))),
  );
}

export const queueCommand: Command = {
  name: 'queue',
  usage,
  about:
    'Shows what is waiting for a moderator, by kind and age; approves or rejects one on behalf of a moderator.',
  options: { as: { type: 'string' }, reason: { type: 'string' } },
  run,
};
