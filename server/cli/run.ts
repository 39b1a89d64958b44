import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error.ts';
import { StartError } from '../database/embedded/start-error.ts';
import { EnvironmentError } from '../environment.ts';
import { StorageUnavailable } from '../storage/storage.ts';
import { TransferError } from '../transfer/transfer-error.ts';
import { type Arguments, type Command, type Terminal, UsageError } from './command.ts';
import { commands } from './commands.ts';

/**
 * Runs one command.
 * @param args the arguments after the program's name
 * @returns the exit code: 0; 1 if the site cannot be reached or a check fails; 2 if the command is invalid or
 * cannot be done, with one message on standard error
 */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  try {
    const [name = 'help', ...rest] = args;
    if (['help', '--help', '-h'].includes(name)) {
      terminal.out.write(helpText(commands));
      return 0;
    }
    const command = commands.find((one) => one.name === name);
    if (!command) {
      const known = commands.map((one) => one.name).join(', ');
      throw new UsageError(`There is no command “${name}”. There are: ${known}, help.`);
    }
    return (await command.run(parse(command, rest), terminal)) ?? 0;
  } catch (error) {
    const code = exitCodeOf(error);
    if (code === undefined) throw error;
    terminal.error.write(`${(error as Error).message}\n`);
    return code;
  }
}

function parse(command: Command, args: string[]): Arguments {
  const options = command.options ?? {};
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { positionals, values: values as Arguments['values'] };
  } catch (error) {
    const [message = ''] = (error as Error).message.split('. To specify');
    throw new UsageError(`${message.replace(/\.?$/, '.')} ${usageOf(command)}`);
  }
}

/** The invocation of a command, for messages. */
export function usageOf({ name, usage }: Command): string {
  return `Usage: ${usage.map((line) => `${name} ${line}`.trimEnd()).join('  or  ')}`;
}

function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof UsageError || error instanceof TransferError || error instanceof BackupError) return 2;
  const isUnreachable =
    error instanceof EnvironmentError || error instanceof StartError || error instanceof StorageUnavailable;
  if (isUnreachable) return 1;
  return undefined;
}

/** The text of `help`: each way to call each command. */
function helpText(commands: Command[]): string {
  const parts = commands.map(
    ({ name, usage, about }) =>
      `${usage.map((line) => `  ${name} ${line}`.trimEnd()).join('\n')}\n      ${about}`,
  );
  return `Commands (npm run cli -- COMMAND):\n\n${parts.join('\n\n')}\n\n  help\n      Shows this text.\n`;
}
