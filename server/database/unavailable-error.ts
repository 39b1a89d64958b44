/** The database cannot be reached, or does not answer in time. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/**
 * SQLSTATE classes of a lost connection, too many connections and a server that stops, and a canceled statement. A full
 * disk (53100) is none: reads go on.
 */
const states = /^(08|53(?!100)|57P|57014)/;
const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What `pg` says, without a code, of connections that broke or were not there in time. */
const messages =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded when trying to connect|Cannot use a pool after)/;

/** Whether an error, or what caused it, means that the database is lost and not that a query is wrong. */
export function isDatabaseLost(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (states.test(code) || socketErrors.has(code))) return true;
  if (messages.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some((one) => isDatabaseLost(one, depth + 1)))
    return true;
  return isDatabaseLost(error.cause, depth + 1);
}
