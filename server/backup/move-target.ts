import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { countServers } from './restore-tables.ts';

export interface Target {
  client: pg.Client;
  /** The connection string, which may contain a password. */
  address: string;
  /** For people: host, port and database. */
  name: string;
}

/** An arbitrary constant. */
const LOCK = 7_305_441_927;
const CONNECT_WITHIN = 10_000;
/** `server_version_num` of the oldest PostgreSQL that the migrations support. */
const OLDEST = 150_000;

/** Host, port and database of a connection string, without user and password; undefined if it is invalid. */
export function nameOf(address: string): string | undefined {
  // Over a socket there is no host.
  const url = URL.parse(address.replace('@/', '@localhost/'));
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return undefined;
  const host = url.searchParams.get('host') ?? url.hostname;
  return `${host}${url.port && `:${url.port}`}${url.pathname}`;
}

const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : (error as Error).message;

/**
 * Connects to the target database of a move, and locks it against other moves.
 * @throws BackupError if it is unreachable, too old, or not in UTF-8
 */
export async function openTarget(address: string): Promise<Target> {
  const name = nameOf(address) ?? 'the database';
  const client = new pg.Client({
    connectionString: address,
    application_name: 'arab-new-york-move',
    connectionTimeoutMillis: CONNECT_WITHIN,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new BackupError(`Cannot reach ${name}: ${reasonOf(error)}.`);
  }
  try {
    const { rows } = await client.query<{ version: string; encoding: string; locked: boolean }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
         pg_try_advisory_lock($1) as locked`,
      [LOCK],
    );
    const [{ version, encoding, locked } = { version: '0', encoding: '', locked: false }] = rows;
    const major = Math.floor(Number(version) / 10_000);
    if (Number(version) < OLDEST) {
      throw new BackupError(`${name} is PostgreSQL ${major}; 15 is the oldest that will do.`);
    }
    if (encoding !== 'UTF8') {
      throw new BackupError(`${name} is in ${encoding}: make a database with the encoding UTF8.`);
    }
    if (!locked) throw new BackupError(`A site is being moved to ${name} already.`);
    return { client, address, name };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** @throws BackupError if the database contains anything that a move would replace, or a server uses it */
export async function requireSafe({ client, name }: Target): Promise<void> {
  const servers = await countServers(client);
  if (servers > 0) {
    throw new BackupError(`${name} is in use by ${servers} server${servers > 1 ? 's' : ''}: stop it first.`);
  }
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
     union all
     select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     order by name`,
  );
  if (rows.length === 0) return;
  const some = rows.slice(0, 3).map((row) => row.name);
  const more = rows.length > some.length ? `, and ${rows.length - some.length} more` : '';
  throw new BackupError(
    `${name} is not empty: it has ${some.join(', ')}${more}. Make a new database for the site.`,
  );
}
