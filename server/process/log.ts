import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '../environment.ts';

export type Log = Logger;

/** What must never be read in a log, wherever in a logged object it stands. */
const SECRETS = [
  'password',
  'oldPassword',
  'passwordConfirmation',
  'token',
  'resetToken',
  'otp',
  'authorization',
  'secret',
  'recoveryCodes',
];

/** What PostgreSQL says of a refused row: the row itself, hashes and all. */
const ROWS = ['err.detail', 'err.cause.detail'];

/** Lines at `info` and below wait for others to be written with them, so long at most. */
const gatherMs = 100;
const gatherBytes = 4_096;
/** What pino calls `info`. */
const infoLevel = 30;

/**
 * Standard output, in few writes: one for each line of the access log would take longer than making a cached page. What
 * is worse than `info` is written at once, with all that waits before it, and so is what waits when the process exits.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: gatherBytes });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    output.flushSync();
  };
  process.once('exit', flush);
  return {
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (this.lastLevel > infoLevel) flush();
      else timer ??= setTimeout(flush, gatherMs).unref();
    },
  } as DestinationStream & { lastLevel: number };
}

/** One JSON object a line on standard output, or to where a test reads them. */
export function createLog(
  environment: Pick<Environment, 'logLevel'>,
  stream: DestinationStream = standardOutput(),
): Log {
  const paths = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...ROWS];
  const options = { level: environment.logLevel, base: null, redact: { paths, censor: '[secret]' } };
  return pino(options, stream);
}
