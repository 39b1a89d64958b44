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

/** Until the transaction ends nobody else edits this setting, be it there or not. */
export async function lockSetting(tx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(tx);
}
