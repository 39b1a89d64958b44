import { type Insertable, sql, type Updateable } from 'kysely';
import type { EditedKind, EntryBody } from '../../../contract/managed-content.ts';
import type { Db } from '../../database/connect.ts';
import type { ContentTable } from '../../database/site-tables.ts';

function edited(db: Db) {
  return db
    .selectFrom('content as c')
    .leftJoin('media as m', 'm.id', 'c.media_id')
    .leftJoin('content_draft as d', 'd.content_id', 'c.id')
    .select(['c.id', 'c.kind', 'c.slug', 'c.status', 'c.title', 'c.summary', 'c.body', 'c.data'])
    .select(['c.position', 'c.published_at', 'c.updated_at', 'c.media_id', 'm.key as picture_key'])
    .select(['d.body as draft', 'd.updated_at as drafted_at']);
}

/** The entries of these types in any state, each type in the editors' order. */
export function listEdited(db: Db, kinds: readonly EditedKind[], limit: number) {
  return edited(db)
    .where('c.kind', 'in', [...kinds])
    .orderBy('c.kind')
    .orderBy('c.position')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

export function findEdited(db: Db, kind: EditedKind, id: number) {
  return edited(db).where('c.kind', '=', kind).where('c.id', '=', id).executeTakeFirst();
}
export type EditedRow = NonNullable<Awaited<ReturnType<typeof findEdited>>>;

/** Locks the entry until the transaction ends. */
export async function lockEntry(db: Db, id: number): Promise<void> {
  await db.selectFrom('content').select('id').where('id', '=', id).forUpdate().execute();
}

/** Serializes changes of a type's order, names and number. */
export async function lockKind(db: Db, kind: EditedKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content ' || ${kind}))`.execute(db);
}

export async function insertEntry(db: Db, row: Insertable<ContentTable>): Promise<number> {
  const { id } = await db.insertInto('content').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateEntry(db: Db, id: number, row: Updateable<ContentTable>): Promise<void> {
  await db.updateTable('content').set(row).where('id', '=', id).execute();
}

export async function deleteEntry(db: Db, id: number): Promise<void> {
  await db.deleteFrom('content').where('id', '=', id).execute();
}

export async function writeDraft(db: Db, contentId: number, body: EntryBody, at: Date): Promise<void> {
  const row = { body: JSON.stringify(body), updated_at: at };
  await db
    .insertInto('content_draft')
    .values({ content_id: contentId, ...row })
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(row))
    .execute();
}

export async function deleteDraft(db: Db, contentId: number): Promise<void> {
  await db.deleteFrom('content_draft').where('content_id', '=', contentId).execute();
}

/** The slugs of a type, from which new ones must differ. */
export async function slugsOf(db: Db, kind: EditedKind): Promise<Set<string>> {
  const rows = await db.selectFrom('content').select('slug').where('kind', '=', kind).execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Stores the positions of entries in a list. */
export async function writeOrder(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update content set position = o.place::integer - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where content.id = o.id and position <> o.place - 1`.execute(db);
}
