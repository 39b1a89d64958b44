import { kindNames, type TransferKind } from '../transfer/fields.ts';
import { type Command, UsageError } from './command.ts';

/**
 * The kind of listing that a command is about: the first of exactly so many words.
 * @throws UsageError when it is none, or when there are more or fewer words
 */
export function kindOf(positionals: string[], { name, usage }: Command, words: number): TransferKind {
  const kind = kindNames.find((one) => one === positionals[0]);
  if (positionals[0] !== undefined && !kind) {
    throw new UsageError(`There is no kind “${positionals[0]}”. There are: ${kindNames.join(', ')}.`);
  }
  if (!kind || positionals.length !== words) throw new UsageError(`Usage: ${name} ${usage[0]}`);
  return kind;
}
