import { kindNames, type TransferKind } from '../transfer/fields.ts';
import { type Command, UsageError } from './command.ts';

/**
 * The kind of listing that a command's first argument names.
 * @throws UsageError if it is none, or if the number of arguments is wrong
 */
export function kindOf(positionals: string[], { name, usage }: Command, words: number): TransferKind {
  const kind = kindNames.find((one) => one === positionals[0]);
  if (positionals[0] !== undefined && !kind) {
    throw new UsageError(`There is no kind “${positionals[0]}”. There are: ${kindNames.join(', ')}.`);
  }
  if (!kind || positionals.length !== words) throw new UsageError(`Usage: ${name} ${usage[0]}`);
  return kind;
}
