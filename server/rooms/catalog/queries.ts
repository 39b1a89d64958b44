import type { Db } from '../../database/connect.ts';

/** The reference data that everything hangs on: a few hundred rows, read whole. */
export async function readReferenceData(db: Db) {
  const [states, places, categories, concepts] = await Promise.all([
    db.selectFrom('state').selectAll().orderBy('position').orderBy('code').execute(),
    db.selectFrom('place').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('concept').select(['slug', 'terms']).orderBy('id').execute(),
  ]);
  return { states, places, categories, concepts };
}

/** Published listings by category and by place, ancestors included. */
export async function countPublished(db: Db) {
  const [byCategory, byPlace] = await Promise.all([
    db
      .selectFrom((from) =>
        from
          .selectFrom('listing')
          .select((eb) => eb.fn<number>('unnest', ['category_ids']).as('id'))
          .where('status', '=', 'published')
          .as('one'),
      )
      .select((eb) => ['id', eb.fn.countAll<number>().as('count')])
      .groupBy('id')
      .execute(),
    db
      .selectFrom((from) =>
        from
          .selectFrom('listing')
          .select((eb) => eb.fn<number>('unnest', ['place_ids']).as('id'))
          .where('status', '=', 'published')
          .as('one'),
      )
      .select((eb) => ['id', eb.fn.countAll<number>().as('count')])
      .groupBy('id')
      .execute(),
  ]);
  return { byCategory, byPlace };
}
