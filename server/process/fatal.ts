import { StartError } from '../database/embedded/start-error.ts';
import { EnvironmentError } from '../environment.ts';

/**
 * Exits after a fatal error: one that the operator can fix is printed as a message, any other is a bug and printed
 * with its stack trace.
 */
export function fatal(error: unknown): never {
  const isForOperator = error instanceof StartError || error instanceof EnvironmentError;
  console.error(isForOperator ? error.message : error);
  process.exit(1);
}
