import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { GlossaryProposalTable, GlossaryTermTable } from '../../database/translation-tables.ts';

export type TermRow = Selectable<GlossaryTermTable>;
export type ProposalRow = Selectable<GlossaryProposalTable>;

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

const listed = 50;

/** Undefined if the author has an open proposal for the term. */
export const insertProposal = (
  db: Db,
  row: Insertable<GlossaryProposalTable>,
): Promise<ProposalRow | undefined> =>
  db
    .insertInto('glossary_proposal')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['term_id', 'author_id']).where('status', '=', sql.lit('open')).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** Proposals of a member with the wordings of their terms, newest first. */
export const readOwn = (db: Db, userId: number) =>
  db
    .selectFrom('glossary_proposal as p')
    .innerJoin('glossary_term as t', 't.id', 'p.term_id')
    .selectAll('p')
    .select(['t.en', 't.ar'])
    .where('p.author_id', '=', userId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(listed)
    .execute();

/** Open proposals with the wordings of their terms, oldest first. */
export const readOpen = (db: Db) =>
  db
    .selectFrom('glossary_proposal as p')
    .innerJoin('glossary_term as t', 't.id', 'p.term_id')
    .leftJoin('app_user as u', 'u.id', 'p.author_id')
    .selectAll('p')
    .select(['t.en', 't.ar', 'u.name as author', sql<number>`(count(*) over ())::int`.as('total')])
    .where('p.status', '=', 'open')
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(listed)
    .execute();

/** Locks a proposal until the transaction ends. */
export const lockProposal = (tx: Db, id: number): Promise<ProposalRow | undefined> =>
  tx.selectFrom('glossary_proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function decideOne(tx: Db, id: number, row: Updateable<GlossaryProposalTable>): Promise<void> {
  await tx.updateTable('glossary_proposal').set(row).where('id', '=', id).execute();
}
