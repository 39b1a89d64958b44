import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

async function one<T>(db: Db, query: ReturnType<typeof sql<T>>): Promise<T> {
  const { rows } = await query.execute(db);
  return rows[0] as T;
}

export const readServer = (db: Db) =>
  one(
    db,
    sql<{
      version: string;
      at: Date;
    }>`select current_setting('server_version') as version, clock_timestamp() as at`,
  );

/** The applied migrations, in order. */
export async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Invalid indexes left by a failed build: maintained on every write but never used. */
export async function readBrokenIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables that were not vacuumed for long, or never analyzed. */
export async function readTired(db: Db): Promise<{ name: string; dead: boolean }[]> {
  const { rows } = await sql<{ name: string; dead: boolean }>`
    select relname as name, n_dead_tup > 10000 and n_dead_tup > n_live_tup / 4 as dead
    from pg_stat_user_tables
    where (n_dead_tup > 10000 and n_dead_tup > n_live_tup / 4)
      or (n_live_tup > 10000 and last_analyze is null and last_autoanalyze is null)
    order by relname`.execute(db);
  return rows;
}

/** The number of admins who can sign in, and of those without two-step sign-in. */
export async function readAdmins(db: Db): Promise<{ id: number; hasFactor: boolean }[]> {
  const { rows } = await sql<{ id: number; hasFactor: boolean }>`
    select id, totp_confirmed_at is not null as "hasFactor" from app_user
    where role = 'admin' and banned_at is null order by id`.execute(db);
  return rows;
}

export async function readDemoAccounts(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('app_user').select('email').where('email', 'in', emails).execute();
  return rows.map(({ email }) => email);
}
