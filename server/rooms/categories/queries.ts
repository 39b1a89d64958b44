import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { CategoryTable } from '../../database/tables.ts';

/** Serializes editors of the tree; posts are not blocked. */
export async function lockCategories(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('categories'))`.execute(tx);
}

/** Blocks references to it until the transaction ends. */
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

/** The number of listings in the category or its subcategories, in any state. */
export async function countListings(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from listing where category_ids @> array[${id}]::integer[]`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The positions of categories equal those in the list. */
export async function writeOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update category set position = o.place::integer - 1
    from unnest(${[...ids]}::integer[]) with ordinality as o (id, place)
    where category.id = o.id and position <> o.place - 1`.execute(tx);
}

/** A change of category for listings. */
export interface Rehanging {
  id: number;
  /** Its replacement, or itself. */
  becomes: number;
  /** Its former parent. */
  parentId: number | null;
  /** Its replacement with the replacement's parent. */
  chain: readonly number[];
}

/**
 * Moves all listings of a category in one statement, so that no partial state is visible: their categories are
 * stored with parents. The former parent is removed from listings that have no other category in it.
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

/** Redirects the old id to the category, and all ids that redirected to the old one. */
export async function redirectCategory(tx: Db, oldId: number, targetId: number): Promise<void> {
  await tx
    .updateTable('category_redirect')
    .set({ target_id: targetId })
    .where('target_id', '=', oldId)
    .execute();
  await tx.insertInto('category_redirect').values({ old_id: oldId, target_id: targetId }).execute();
}
