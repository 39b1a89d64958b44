/**
 * The server cannot start (or a command cannot run) for a reason that the operator can fix. The message is a full
 * sentence and is printed without a stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}
