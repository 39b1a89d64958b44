import type { Command } from './command.ts';

/** The text of `help`: each way to call each command. */
export function helpText(commands: Command[]): string {
  const parts = commands.map(
    ({ name, usage, about }) =>
      `${usage.map((line) => `  ${name} ${line}`.trimEnd()).join('\n')}\n      ${about}`,
  );
  return `Commands (npm run cli -- COMMAND):\n\n${parts.join('\n\n')}\n\n  help\n      Shows this text.\n`;
}
