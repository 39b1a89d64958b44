import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Published businesses whose title has the words, the last one perhaps unfinished. */
export function readTitleMatches(db: Db, match: string, limit: number) {
  return db
    .selectFrom('listing as l')
    .select(['l.id', 'l.slug', 'l.title_en', 'l.title_ar', 'l.place_id', 'l.category_id'])
    .where('l.kind', '=', 'business')
    .where('l.status', '=', 'published')
    .where(sql<boolean>`l.search_vector @@ ${match}::tsquery`)
    .orderBy(sql`ts_rank('{0,0,0,1}', l.search_vector, ${match}::tsquery) * (1 + 0.3 * l.boost)`, 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
}

/** How alike, of 1, a slip in one or two letters still is. PostgreSQL's own 0.6 forgives long words only. */
const alikeEnough = 0.45;

/** Published businesses whose title is spelt alike, for words that nothing begins with. */
export function readAlike(db: Db, foldedText: string, limit: number) {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alikeEnough)}, true)`.execute(
      transaction,
    );
    return transaction
      .selectFrom('listing as l')
      .select(['l.id', 'l.slug', 'l.title_en', 'l.title_ar', 'l.place_id', 'l.category_id'])
      .where('l.kind', '=', 'business')
      .where('l.status', '=', 'published')
      .where(sql<boolean>`${foldedText} <% l.search_title`)
      .orderBy(sql`word_similarity(${foldedText}, l.search_title)`, 'desc')
      .orderBy('l.id', 'desc')
      .limit(limit)
      .execute();
  });
}
