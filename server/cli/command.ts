import type { ParseArgsConfig } from 'node:util';
import type { Db } from '../database/connect.ts';
import type { Environment } from '../environment.ts';

/** What the operator wrote cannot be understood. The message says how to write it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Arguments {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
}

/** What commands need to know of the site. */
export interface CommandEnvironment extends Environment {
  /** Of the database that was opened. */
  connectionString: string;
}

/** The world as commands see it, so that tests may give them another. */
export interface Terminal {
  out: NodeJS.WritableStream & { isTTY?: boolean };
  error: NodeJS.WritableStream & { isTTY?: boolean };
  /** Opens the site's database, brings it up to date, and closes it when the work is done. */
  withDatabase<T>(work: (db: Db, environment: CommandEnvironment) => Promise<T>): Promise<T>;
  /**
   * Opens the site's database as it is, without bringing it up to date, and closes it when the work is done.
   * @throws StartError while a server has it, where it is the embedded one
   */
  withClosedSite<T>(work: (db: Db, environment: CommandEnvironment) => Promise<T>): Promise<T>;
  /** The settings, for what is to be found out before anything is opened. */
  settings(): Environment;
  /** Asks for what must not be shown while it is typed; undefined where nobody can be asked. */
  readSecret(question: string): Promise<string | undefined>;
}

export interface Command {
  name: string;
  /** What stands after the name, as the help shows it: one entry a way to call it. */
  usage: string[];
  /** One sentence. */
  about: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Answers the exit code where it is not 0. */
  run(args: Arguments, terminal: Terminal): Promise<number> | Promise<void>;
}
