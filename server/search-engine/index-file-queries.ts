import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The origin of a file, as text: cluster and database, and the migrations that determine what is indexed. */
export async function readDatabaseIdentity(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat_ws(' ', (select system_identifier from pg_control_system()),
      (select oid from pg_database where datname = current_database()),
      (select md5(string_agg(name, ',' order by name)) from kysely_migration)) as identity`.execute(db);
  return rows[0]?.identity ?? '';
}

/** Makes the change log retain what a file of this snapshot needs. */
export async function registerFile(db: Db, token: string, snapshot: string): Promise<void> {
  await sql`insert into search_index_file (token, changes_since)
    values (${token}, pg_snapshot_xmin(${snapshot}::pg_snapshot))`.execute(db);
}

export async function unregisterFile(db: Db, token: string): Promise<void> {
  await sql`delete from search_index_file where token = ${token}`.execute(db);
}

/**
 * Records that a file is in use, so that it is not deleted.
 * @returns whether the database knows it and still has all changes since its snapshot
 */
export async function touchFile(db: Db, token: string, snapshot: string): Promise<boolean> {
  const { rows } = await sql<{ complete: boolean }>`
    with used as (update search_index_file set used_at = now() where token = ${token} returning 1)
    select pruned <= pg_snapshot_xmin(${snapshot}::pg_snapshot) as complete
    from listing_change_horizon, used`.execute(db);
  return rows[0]?.complete ?? false;
}

/**
 * Tries to acquire a lock without waiting, which is held until the transaction ends.
 * @returns whether it was acquired
 */
export async function tryLock(transaction: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_free,
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
  return rows[0]?.is_free ?? false;
}
