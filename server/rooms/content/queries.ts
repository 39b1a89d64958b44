import type { Insertable } from 'kysely';
import type { ContentKind } from '../../../contract/content.ts';
import type { Db } from '../../database/connect.ts';
import type { ContentTable } from '../../database/tables.ts';

/** The published entries of a kind: the newest first where it is dated, else in the editors' order. */
export function readContent(db: Db, kind: ContentKind, by: 'position' | 'date', limit = 100) {
  const query = db
    .selectFrom('content as c')
    .leftJoin('media as m', 'm.id', 'c.media_id')
    .select([
      'c.id',
      'c.slug',
      'c.title',
      'c.summary',
      'c.body',
      'c.data',
      'c.published_at',
      'm.key as picture_key',
    ])
    .where('c.kind', '=', kind)
    .where('c.status', '=', 'published')
    .limit(limit);
  return (
    by === 'position'
      ? query.orderBy('c.position')
      : query.orderBy('c.published_at', 'desc').orderBy('c.id', 'desc')
  ).execute();
}
export type ContentRow = Awaited<ReturnType<typeof readContent>>[number];

/** Adds entries; what is there already stays. */
export async function insertContent(db: Db, rows: Insertable<ContentTable>[]): Promise<void> {
  await db
    .insertInto('content')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute();
}
