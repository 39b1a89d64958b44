import { sql } from 'kysely';
import type { ApiKey, ManagedApiKey, ManagedKeyList } from '../../../contract/api-keys.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';

/** The number of requests of a key today, including this one, and its quota. */
export interface KeyUse {
  requests: number;
  daily_quota: number;
}

/** Counts a request of a valid key. @returns undefined if there is no such key, or its owner is banned */
export async function countRequest(db: Db, hash: Buffer, day: string): Promise<KeyUse | undefined> {
  const { rows } = await sql<KeyUse>`
    with valid as (
      select k.id, k.daily_quota from api_key k join app_user u on u.id = k.user_id
      where k.key_hash = ${hash} and k.revoked_at is null and u.banned_at is null
    ), counted as (
      insert into api_key_day as d (key_id, day, requests) select id, ${day}, 1 from valid
      on conflict (key_id, day) do update set requests = d.requests + 1
      returning key_id, requests
    )
    select requests, daily_quota from counted join valid on id = key_id`.execute(db);
  return rows[0];
}

/** Serializes the creation of keys of a member. */
export async function lockMember(tx: Db, userId: number): Promise<{ isConfirmed: boolean } | undefined> {
  const { rows } = await sql<{ isConfirmed: boolean }>`
    select email_confirmed_at is not null as "isConfirmed" from app_user where id = ${userId}
    for no key update`.execute(tx);
  return rows[0];
}

export async function countValid(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addKey(
  db: Db,
  key: { userId: number; name: string; hash: Buffer; prefix: string; dailyQuota: number; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('api_key')
    .values({
      user_id: key.userId,
      name: key.name,
      key_hash: key.hash,
      prefix: key.prefix,
      daily_quota: key.dailyQuota,
      created_at: key.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The last days of a key `k` with requests. */
const usage = sql<ApiKey['usage']>`coalesce((
  select json_agg(json_build_object('day', to_char(d.day, 'YYYY-MM-DD'),
    'answered', least(d.requests, k.daily_quota), 'refused', greatest(d.requests - k.daily_quota, 0)) order by d.day desc)
  from (
    select day, requests from api_key_day where key_id = k.id order by day desc limit ${sql.lit(limits.apiKeys.usageDays)}
  ) as d), '[]')`;

const columns = sql`k.id, k.name, k.prefix, k.daily_quota as "dailyQuota", k.created_at as "createdAt", ${usage} as usage`;

export async function readKeys(db: Db, userId: number): Promise<ApiKey[]> {
  const { rows } = await sql<Omit<ApiKey, 'createdAt'> & { createdAt: Date }>`
    select ${columns} from api_key k where k.user_id = ${userId} and k.revoked_at is null
    order by k.id desc`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** One row more than a page of keys of all members, newest first. */
export async function readManagedKeys(
  db: Db,
  list: ManagedKeyList,
  before: number | undefined,
  limit: number,
): Promise<ManagedApiKey[]> {
  const { rows } = await sql<
    Omit<ManagedApiKey, 'createdAt' | 'revokedAt'> & { createdAt: Date; revokedAt: Date | null }
  >`
    select ${columns}, k.revoked_at as "revokedAt",
      json_build_object('id', u.id, 'name', u.name, 'email', u.email) as owner
    from api_key k join app_user u on u.id = k.user_id
    where (k.revoked_at is null) = ${list === 'valid'} and (${before ?? null}::bigint is null or k.id < ${before ?? null})
    order by k.id desc limit ${limit + 1}`.execute(db);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }));
}

/**
 * Revokes a key, of this owner if one is given.
 * @returns its owner and name; undefined if there is no such valid key
 */
export function revokeKey(db: Db, id: number, userId: number | undefined, at: Date) {
  return db
    .updateTable('api_key')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .returning(['user_id', 'prefix'])
    .executeTakeFirst();
}

/** Deletes the usage of former days. */
export async function pruneUsage(db: Db, before: string): Promise<void> {
  await db.deleteFrom('api_key_day').where('day', '<', before).execute();
}
