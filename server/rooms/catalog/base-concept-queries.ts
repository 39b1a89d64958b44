import type { Db } from '../../database/connect.ts';

interface Row {
  slug: string;
  terms: string[];
}

const bySlug = (rows: readonly Row[]) => new Map(rows.map(({ slug, terms }) => [slug, terms]));

/** The version of each base concept that the site received last. */
export async function readBaseConcepts(db: Db): Promise<Map<string, string[]>> {
  return bySlug(await db.selectFrom('base_concept').select(['slug', 'terms']).execute());
}

/** The current wordings of each concept. */
export async function readConceptsBySlug(db: Db): Promise<Map<string, string[]>> {
  return bySlug(await db.selectFrom('concept').select(['slug', 'terms']).execute());
}

export async function writeConcepts(db: Db, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('concept')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({ terms: eb.ref('excluded.terms') })),
    )
    .execute();
}

export async function writeBaseConcepts(db: Db, rows: Row[], removed: string[]): Promise<void> {
  if (removed.length > 0) await db.deleteFrom('base_concept').where('slug', 'in', removed).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('base_concept')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({ terms: eb.ref('excluded.terms') })),
    )
    .execute();
}

export async function deleteConcepts(db: Db, slugs: string[]): Promise<void> {
  if (slugs.length > 0) await db.deleteFrom('concept').where('slug', 'in', slugs).execute();
}
