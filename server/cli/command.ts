import type { ParseArgsConfig } from 'node:util';
import type { Db } from '../database/connect.ts';
import type { Environment } from '../environment.ts';

/** Invalid command line arguments. The message explains the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Arguments {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
}

/** The parts of the site that commands use. */
export interface CommandEnvironment extends Environment {
  /** Of the opened database. */
  connectionString: string;
}

/** The environment of commands, replaceable in tests. */
export interface Terminal {
  out: NodeJS.WritableStream & { isTTY?: boolean };
  error: NodeJS.WritableStream & { isTTY?: boolean };
  /** Opens the site's database, migrates it, and closes it after the work. */
  withDatabase<T>(work: (db: Db, environment: CommandEnvironment) => Promise<T>): Promise<T>;
  /**
   * Opens the site's database without migrating it, and closes it after the work.
   * @throws StartError if the embedded database is in use by a server
   */
  withClosedSite<T>(work: (db: Db, environment: CommandEnvironment) => Promise<T>): Promise<T>;
  /** The settings, for checks before anything is opened. */
  settings(): Environment;
  /** Prompts without echo; undefined without a terminal. */
  readSecret(question: string): Promise<string | undefined>;
}

export interface Command {
  name: string;
  /** The usage after the command's name for the help text, one entry per variant. */
  usage: string[];
  /** One sentence. */
  about: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** @returns the exit code if it is not 0 */
  run(args: Arguments, terminal: Terminal): Promise<number> | Promise<void>;
}
