import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { GlossaryTermTable } from '../../database/translation-tables.ts';

export type TermRow = Selectable<GlossaryTermTable>;

/** All terms by their English wording: at most a thousand. */
export const readAll = (db: Db): Promise<TermRow[]> =>
  db.selectFrom('glossary_term').selectAll().orderBy(sql`lower(en[1])`).orderBy('id').execute();

/** Locks the glossary against other edits until the transaction ends, so that no two terms get one wording. */
export async function lockAll(tx: Db): Promise<void> {
  await sql`lock table glossary_term in share row exclusive mode`.execute(tx);
}

export const insertOne = (tx: Db, row: Omit<Insertable<GlossaryTermTable>, 'slug'>): Promise<TermRow> =>
  tx
    .insertInto('glossary_term')
    .values({ ...row, slug: `term-${randomUUID()}` })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateOne = (tx: Db, id: number, row: Updateable<GlossaryTermTable>): Promise<TermRow> =>
  tx.updateTable('glossary_term').set(row).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export async function deleteOne(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('glossary_term').where('id', '=', id).execute();
}
