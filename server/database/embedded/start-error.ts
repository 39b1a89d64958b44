/**
 * The server cannot start (or a command cannot run) for a reason that the operator can mend.
 * The message is a whole sentence for a person and is printed without a stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}
