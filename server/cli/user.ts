import { type Role, roles } from '../../contract/accounts.ts';
import { type Arguments, type Command, type Terminal, UsageError } from './command.ts';
import { columns, refusing } from './said.ts';
import { type SiteRooms, withRooms } from './site-rooms.ts';

const usage = [
  'find WORDS',
  'role EMAIL member|moderator|editor|admin',
  'ban EMAIL --reason TEXT [--posts hide|remove]',
  'unban EMAIL',
  'sign-out EMAIL',
  'reset-second-factor EMAIL',
];
const wrong = () => new UsageError(`Usage: ${usage.map((line) => `user ${line}`).join('  or  ')}`);

async function find({ users }: SiteRooms, words: string): Promise<string> {
  const { data } = await users.find({ q: words, banned: false, limit: 60 });
  if (data.length === 0) return 'No one found.\n';
  return columns(
    data.map(({ id, email, name, role, bannedAt }) => [
      String(id),
      email,
      name,
      role,
      bannedAt ? `banned ${bannedAt.slice(0, 10)}` : '',
    ]),
  );
}

async function idOf({ users }: SiteRooms, email: string): Promise<number> {
  const id = await users.idOf(email);
  if (id === undefined) throw new UsageError(`No account has the address “${email}”.`);
  return id;
}

type Act = (rooms: SiteRooms, userId: number, args: Arguments) => Promise<string>;

/** Each in a transaction of its own, with a log entry that names the command line. */
const acts: Record<string, Act> = {
  async role({ db, users, now }, userId, { positionals }) {
    const role = roles.find((one) => one === positionals[2]);
    if (!role) throw wrong();
    const before: Role = await db.transaction().execute((tx) => users.giveRole(tx, userId, role, now()));
    return before === role ? `is already ${role}.` : `is ${role} now, was ${before}, and is signed out.`;
  },
  async ban({ db, users, now }, userId, { values }) {
    const { reason, posts = 'hide' } = values;
    if (typeof reason !== 'string' || !reason.trim())
      throw new UsageError('--reason says why: they read it.');
    if (posts !== 'hide' && posts !== 'remove') throw wrong();
    const ban = { userId, posts, reason: reason.trim() } as const;
    const isNew = await db.transaction().execute((tx) => users.ban(tx, ban, 'command', now()));
    return isNew ? 'is banned and signed out.' : 'is already banned.';
  },
  async unban({ db, users, now }, userId) {
    const wasBanned = await db.transaction().execute((tx) => users.unban(tx, userId, 'command', now()));
    return wasBanned ? 'is no longer banned.' : 'is not banned.';
  },
  async 'sign-out'({ db, users }, userId) {
    await db.transaction().execute((tx) => users.signOut(tx, userId, 'command'));
    return 'is signed out everywhere.';
  },
  async 'reset-second-factor'({ db, users, now }, userId) {
    const hadOne = await db
      .transaction()
      .execute((tx) => users.resetSecondFactor(tx, userId, 'command', now()));
    return hadOne ? 'no longer uses two-step sign-in, and is signed out.' : 'doesn’t use two-step sign-in.';
  },
};

async function run(args: Arguments, terminal: Terminal): Promise<void> {
  const [verb = '', who = ''] = args.positionals;
  const act = Object.hasOwn(acts, verb) ? acts[verb] : undefined;
  if (!who || (verb !== 'find' && !act)) throw wrong();
  const said = await withRooms(terminal, async (rooms) => {
    if (!act) return find(rooms, args.positionals.slice(1).join(' '));
    const email = who.trim().toLowerCase();
    const userId = await idOf(rooms, email);
    return `${email} ${await refusing(act(rooms, userId, args))}\n`;
  });
  terminal.out.write(said);
}

export const userCommand: Command = {
  name: 'user',
  usage,
  about: 'Finds accounts, gives roles, bans, signs out, turns off two-step sign-in. All of it is logged.',
  options: { reason: { type: 'string' }, posts: { type: 'string' } },
  run,
};
