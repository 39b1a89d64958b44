/** The database is unreachable, or does not respond in time. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/**
 * SQLSTATE classes of a lost connection, too many connections, a server shutdown, and a canceled statement. A full
 * disk (53100) is not included: reads continue.
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
/** Messages of `pg` without a code, for broken connections and timeouts. */
const messages =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded when trying to connect|Cannot use a pool after)/;

/** Whether an error or its cause means that the database is unavailable, rather than that a query is invalid. */
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
