import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '../environment.ts';

export type Log = Logger;

/** Keys that must never be logged, at any depth of a logged object. */
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

/** PostgreSQL's detail about a rejected row: the row itself, including hashes. */
const ROWS = ['err.detail', 'err.cause.detail'];

/** Lines at `info` and below are buffered for at most this time. */
const gatherMs = 100;
const gatherBytes = 4_096;
/** What pino calls `info`. */
const infoLevel = 30;

/**
 * Standard output with few writes: one for each line of the access log would take longer than serving a cached
 * page. Levels above `info` are flushed at once, and so is the buffer when the process exits.
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

/** One JSON object per line on standard output, or to the stream of a test. */
export function createLog(
  environment: Pick<Environment, 'logLevel'>,
  stream: DestinationStream = standardOutput(),
): Log {
  const paths = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...ROWS];
  const options = { level: environment.logLevel, base: null, redact: { paths, censor: '[secret]' } };
  return pino(options, stream);
}
