import type { Insertable, Kysely } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { CategoryTable, ConceptTable, PlaceTable, StateTable, Tables } from '../../database/tables.ts';

/** The reference data: a few hundred rows, read as a whole. */
export async function readReferenceData(db: Db) {
  const [states, places, categories, redirects] = await Promise.all([
    db.selectFrom('state').selectAll().orderBy('position').orderBy('code').execute(),
    db.selectFrom('place').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('category_redirect').selectAll().execute(),
  ]);
  return { states, places, categories, redirects };
}

type Branch<T> = Omit<T, 'id' | 'parent_id'> & { parent?: string | undefined };

export interface ReferenceData {
  states: Insertable<StateTable>[];
  /** `parent` is the slug of the parent row, which comes before it. */
  places: Branch<Insertable<PlaceTable>>[];
  categories: Branch<Insertable<CategoryTable>>[];
  concepts: Insertable<ConceptTable>[];
}

/** Inserts the missing rows and changes no others; call it in a transaction. Returns the number of new rows. */
export async function insertMissingReferenceData(db: Kysely<Tables>, data: ReferenceData): Promise<number> {
  const states =
    data.states.length === 0
      ? []
      : await db
          .insertInto('state')
          .values(data.states)
          .onConflict((conflict) => conflict.column('code').doNothing())
          .returning('code')
          .execute();
  const places = await insertTree(db, 'place', data.places);
  const categories = await insertTree(db, 'category', data.categories);
  const concepts =
    data.concepts.length === 0
      ? []
      : await db
          .insertInto('concept')
          .values(data.concepts)
          .onConflict((conflict) => conflict.column('slug').doNothing())
          .returning('slug')
          .execute();
  return states.length + places + categories + concepts.length;
}

/** Inserts rows without a parent first, then the rest by the ids of their parents: a tree of two levels. */
async function insertTree(db: Kysely<Tables>, table: 'place' | 'category', rows: Branch<{ slug: string }>[]) {
  let made = 0;
  for (const storey of [rows.filter((row) => !row.parent), rows.filter((row) => row.parent)]) {
    if (storey.length === 0) continue;
    const parents = new Map(
      (await db.selectFrom(table).select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]),
    );
    const values = storey.map(({ parent, ...row }) => ({
      ...row,
      parent_id: parents.get(parent ?? '') ?? null,
    }));
    // Kysely's types do not support a table that is chosen at run time.
    const inserted = await db
      .insertInto(table)
      .values(values as never)
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('slug')
      .execute();
    made += inserted.length;
  }
  return made;
}
