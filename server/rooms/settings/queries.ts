import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

export function readSettingRow(db: Db, key: string) {
  return db.selectFrom('setting').select(['value', 'updated_at']).where('key', '=', key).executeTakeFirst();
}

export async function readSetting(db: Db, key: string): Promise<unknown> {
  return (await readSettingRow(db, key))?.value;
}

export async function writeSetting(db: Db, key: string, value: object): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json, updated_at: new Date() }))
    .execute();
}

/** The draft of a setting. */
export function readSettingDraft(db: Db, key: string) {
  return db
    .selectFrom('setting_draft')
    .select(['value', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function writeSettingDraft(db: Db, key: string, value: object, at: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: at };
  await db
    .insertInto('setting_draft')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** @returns whether there was a draft */
export async function deleteSettingDraft(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('setting_draft').where('key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks a setting against edits until the transaction ends, whether it exists or not. */
export async function lockSetting(tx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(tx);
}
