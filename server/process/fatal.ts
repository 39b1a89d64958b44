import { StartError } from '../database/embedded/start-error.ts';
import { EnvironmentError } from '../environment.ts';

/**
 * Ends a program that cannot go on: what the operator can mend is said in one message, anything else is a
 * mistake of ours and keeps its stack trace.
 */
export function fatal(error: unknown): never {
  const isForOperator = error instanceof StartError || error instanceof EnvironmentError;
  console.error(isForOperator ? error.message : error);
  process.exit(1);
}
