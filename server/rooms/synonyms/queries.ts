import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/connect.ts';

/** All concepts, the newest first: a few hundred. */
export function readAll(db: Db) {
  return db.selectFrom('concept').select(['id', 'slug', 'terms']).orderBy('id', 'desc').execute();
}
export type ConceptRow = Awaited<ReturnType<typeof readAll>>[number];

export function readOne(db: Db, id: number) {
  return db.selectFrom('concept').select(['id', 'slug', 'terms']).where('id', '=', id).executeTakeFirst();
}

export function lockOne(tx: Db, id: number) {
  return tx
    .selectFrom('concept')
    .select(['id', 'slug', 'terms'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function insertOne(tx: Db, row: { slug: string; terms: string[] }) {
  return tx.insertInto('concept').values(row).returning(['id', 'slug', 'terms']).executeTakeFirstOrThrow();
}

export async function updateOne(tx: Db, id: number, terms: string[]): Promise<void> {
  await tx.updateTable('concept').set({ terms }).where('id', '=', id).execute();
}

export async function deleteOne(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('concept').where('id', '=', id).execute();
}

/** A unique name for a new concept, also for concurrent inserts. */
export const newName = (): string => `words-${randomUUID()}`;
