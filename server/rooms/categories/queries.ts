import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { CategoryTable } from '../../database/tables.ts';

/** One editor at a time changes the tree; posts go on meanwhile. */
export async function lockCategories(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('categories'))`.execute(tx);
}

/** Nobody can name it any more until the transaction ends. */
export async function lockCategory(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('category').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertCategory(tx: Db, row: Insertable<CategoryTable>): Promise<number> {
  const { id } = await tx.insertInto('category').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(tx: Db, id: number, row: Updateable<CategoryTable>): Promise<void> {
  await tx.updateTable('category').set(row).where('id', '=', id).execute();
}

export async function deleteCategory(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('category').where('id', '=', id).execute();
}

/** How many listings of any state are in the category or in what lies in it. */
export async function countListings(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from listing where category_ids @> array[${id}]::integer[]`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The places of categories are those that they have in the list. */
export async function writeOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update category set position = o.place::integer - 1
    from unnest(${[...ids]}::integer[]) with ordinality as o (id, place)
    where category.id = o.id and position <> o.place - 1`.execute(tx);
}

/** A change of where listings of a category hang. */
export interface Rehanging {
  id: number;
  /** What takes its place, or itself. */
  becomes: number;
  /** What it lay in until now. */
  parentId: number | null;
  /** What takes its place, and what that lies in. */
  chain: readonly number[];
}

/**
 * Hangs all listings of a category elsewhere, in one statement, so that nobody sees half of them: their categories are
 * kept with what these lie in. What the category lay in goes from a listing that is in it by nothing else.
 */
export async function rehang(tx: Db, { id, becomes, parentId, chain }: Rehanging): Promise<void> {
  await sql`
    update listing as l set
      category_id = case when l.category_id = ${id} then ${becomes}::integer else l.category_id end,
      category_ids = (
        select array_agg(each.id order by each.id) from (
          select own.id from unnest(l.category_ids) as own (id)
          where own.id <> ${id} and (
            ${parentId}::integer is null or own.id <> ${parentId} or l.category_id = ${parentId}
            or exists (
              select from unnest(l.category_ids) as other (id) join category as c on c.id = other.id
              where c.parent_id = ${parentId} and other.id <> ${id}
            )
          )
          union select unnest(${[...chain]}::integer[])
        ) as each
      )
    where l.category_ids @> array[${id}]::integer[]`.execute(tx);
}

/** Lets the old id lead to the category, and so what led to it before. */
export async function redirectCategory(tx: Db, oldId: number, targetId: number): Promise<void> {
  await tx
    .updateTable('category_redirect')
    .set({ target_id: targetId })
    .where('target_id', '=', oldId)
    .execute();
  await tx.insertInto('category_redirect').values({ old_id: oldId, target_id: targetId }).execute();
}
