import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentKind } from '../../../contract/content.ts';
import type { Db } from '../../database/connect.ts';
import { pictureColumns } from '../../database/picture-columns.ts';
import type { ContentTable } from '../../database/site-tables.ts';

/** Published by a moment: a future date delays publication. */
export function publishedAt(at: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`c.status = 'published' and c.published_at <= ${at}`;
}

/** The columns of an entry with its picture. */
export const entryColumns = [
  'c.id',
  'c.kind',
  'c.slug',
  'c.title',
  'c.summary',
  'c.body',
  'c.data',
  'c.position',
  'c.published_at',
  'c.updated_at',
  ...pictureColumns,
] as const;

export function entries(db: Db) {
  return db.selectFrom('content as c').leftJoin('media as m', 'm.id', 'c.media_id').select(entryColumns);
}

/** The published entries of a type: newest first if it has dates, else in the editors' order. */
export function readContent(db: Db, kind: ContentKind, by: 'position' | 'date', at: Date, limit = 100) {
  const query = entries(db).where('c.kind', '=', kind).where(publishedAt(at)).limit(limit);
  return (
    by === 'position'
      ? query.orderBy('c.position').orderBy('c.id')
      : query.orderBy('c.published_at', 'desc').orderBy('c.id', 'desc')
  ).execute();
}
export type ContentRow = Awaited<ReturnType<typeof readContent>>[number];

/** The number of published entries of each type. */
export async function countContent(
  db: Db,
  kinds: ContentKind[],
  at: Date,
): Promise<Map<ContentKind, number>> {
  const rows = await db
    .selectFrom('content as c')
    .select(['c.kind', sql<number>`count(*)::int`.as('count')])
    .where('c.kind', 'in', kinds)
    .where(publishedAt(at))
    .groupBy('c.kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** The published entry of a type by its slug. */
export function readEntry(db: Db, kind: ContentKind, slug: string, at: Date) {
  return entries(db)
    .where('c.kind', '=', kind)
    .where('c.slug', '=', slug)
    .where(publishedAt(at))
    .executeTakeFirst();
}

/** The published questions that match the query, all by default, in the editors' order. */
export function readFaqs(db: Db, match: string | undefined, at: Date) {
  return entries(db)
    .where('c.kind', '=', 'faq')
    .where(publishedAt(at))
    .$if(match !== undefined, (query) => query.where(sql<boolean>`c.search_vector @@ ${match}::tsquery`))
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
}

/** Adds entries; existing ones are unchanged. */
export async function insertContent(db: Db, rows: Insertable<ContentTable>[]): Promise<void> {
  await db
    .insertInto('content')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute();
}
