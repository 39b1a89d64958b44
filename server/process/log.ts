import { type Logger, pino } from 'pino';
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
];

/** One JSON object a line on standard output. */
export function createLog(environment: Pick<Environment, 'logLevel'>): Log {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level: environment.logLevel, base: null, redact: { paths, censor: '[secret]' } });
}
