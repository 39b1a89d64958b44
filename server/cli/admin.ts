import { newPasswordSchema } from '../../contract/accounts.ts';
import { emailSchema } from '../../contract/contact-details.ts';
import { messageOf } from '../http/messages.ts';
import { type AdminOutcome, ensureAdmin } from '../rooms/accounts/service.ts';
import { type Command, type Terminal, UsageError } from './command.ts';

const usage = 'create --email EMAIL';

const said: Record<Exclude<AdminOutcome, 'common'>, (email: string) => string> = {
  made: (email) => `The administrator ${email} was created.`,
  reset: (email) => `${email} is an administrator with this password now, signed out everywhere.`,
  unchanged: (email) => `${email} is an administrator with this password already.`,
};

/** From the environment, otherwise typed twice without echo. */
async function askPassword(terminal: Terminal, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const typed = await terminal.readSecret('Password: ');
  if (typed === undefined) {
    throw new UsageError('There is no terminal to ask for the password: set ADMIN_PASSWORD.');
  }
  if ((await terminal.readSecret('Once more: ')) !== typed) throw new UsageError('The two are not the same.');
  return typed;
}

export const adminCommand: Command = {
  name: 'admin',
  usage: [usage],
  about:
    'Creates an administrator, or gives an existing account the role and a new password and turns off its two-step sign-in. ' +
    'Asks for the password, or takes it from ADMIN_PASSWORD.',
  options: { email: { type: 'string' } },
  async run({ positionals, values }, terminal) {
    const email = typeof values.email === 'string' ? values.email.trim().toLowerCase() : '';
    if (positionals.join(' ') !== 'create' || !email) throw new UsageError(`Usage: admin ${usage}`);
    if (!emailSchema.safeParse(email).success) throw new UsageError(`“${email}” isn’t an email address.`);
    const outcome = await terminal.withDatabase(async (db, { adminPassword }) => {
      const password = newPasswordSchema.safeParse(await askPassword(terminal, adminPassword));
      if (!password.success) throw new UsageError('The password must have 8 to 128 characters.');
      return ensureAdmin(
        db,
        { email, password: password.data, withoutFactor: true, hand: 'command' },
        new Date(),
      );
    });
    if (outcome === 'common') throw new UsageError(messageOf('field.password_common', 'en'));
    terminal.out.write(`${said[outcome](email)}\n`);
  },
};
