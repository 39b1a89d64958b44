import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ArticleKind, articleKinds } from '../../contract/articles.ts';
import type { Db } from '../database/connect.ts';
import { type IndexedListing, KindIndex } from './kind-index.ts';
import { inTimeSlices } from './time-slices.ts';

/** Dimensions of the article index: the type, and when they become public, in milliseconds since 1970. */
const dimensions = ['kind', 'since', 'main', 'category', 'city'];

/** The number of articles that become a segment at once, which blocks the event loop. */
const batchSize = 100;

interface Row {
  id: number;
  kind: ArticleKind;
  vector: string;
  since: number;
}

/**
 * Reads all published articles, including those with a future publication date. There are few: hundreds, not
 * millions.
 */
export async function buildArticleIndex(db: Db): Promise<KindIndex> {
  const { rows } = await sql<Row>`
    select id, kind, search_vector::text as vector, (extract(epoch from published_at) * 1000)::float8 as since
    from content where kind = any (${articleKinds}::text[]) and status = 'published' order by id`.execute(db);
  const index = new KindIndex(dimensions);
  const articles = rows.map(
    ({ id, kind, vector, since }): IndexedListing => ({
      id,
      vector,
      boost: 0,
      publishedAt: since,
      expiresAt: Number.POSITIVE_INFINITY,
      latitude: Number.NaN,
      longitude: Number.NaN,
      hash: 0,
      values: { kind, since, main: 0, category: [], city: [] },
    }),
  );
  for (let from = 0; from < articles.length; from += batchSize) {
    index.replace(articles.slice(from, from + batchSize), []);
    await nextTurn();
  }
  if (index.segments.length > 1) await inTimeSlices(index.merge(index.segments), () => false);
  return index;
}
