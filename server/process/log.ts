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

/** One JSON object a line on standard output, or to where a test reads them. */
export function createLog(environment: Pick<Environment, 'logLevel'>, stream?: DestinationStream): Log {
  const paths = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...ROWS];
  const options = { level: environment.logLevel, base: null, redact: { paths, censor: '[secret]' } };
  return stream ? pino(options, stream) : pino(options);
}
