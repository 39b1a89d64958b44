import { type Insertable, sql } from 'kysely';
import { type ArticleKind, articleKinds } from '../../../contract/articles.ts';
import type { Either } from '../../../contract/locales.ts';
import type { EditedListQuery } from '../../../contract/managed-articles.ts';
import type { Db } from '../../database/connect.ts';
import type { ContentTable } from '../../database/site-tables.ts';
import type { Cursor } from '../../http/cursor.ts';
import { entryColumns } from '../content/service.ts';
import { type SortOrder, sorted } from '../listings/sorting-queries.ts';

/** The timestamp of the last change as the database stores it, unique for each change. */
const version = sql<string>`c.updated_at::text`.as('version');

function written(db: Db) {
  return db
    .selectFrom('content as c')
    .leftJoin('media as m', 'm.id', 'c.media_id')
    .select([...entryColumns, 'c.status', version]);
}
export type WrittenRow = NonNullable<Awaited<ReturnType<typeof readWritten>>>;

/** Last changed first. */
const byChange: SortOrder = {
  name: 'edited',
  key: sql`c.updated_at`,
  type: 'timestamptz',
  descending: true,
  id: 'c.id',
};

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** One row more than a page of articles, last changed first. */
export function listWritten(
  db: Db,
  { kind, state, missing, q }: Omit<EditedListQuery, 'after' | 'limit'>,
  cursor: Cursor | undefined,
  limit: number,
  now: Date,
) {
  let query = written(db).where('c.kind', 'in', kind ? [kind] : articleKinds);
  if (state === 'draft' || state === 'archived') query = query.where('c.status', '=', state);
  if (state === 'published' || state === 'scheduled')
    query = query
      .where('c.status', '=', 'published')
      .where('c.published_at', state === 'published' ? '<=' : '>', now);
  if (missing)
    query = query.where(
      sql<boolean>`(coalesce(c.title->>${missing}, '') = '' or coalesce(c.body->>${missing}, '') = '')`,
    );
  if (q)
    query = query.where(
      sql<boolean>`(c.title->>'en' ilike ${pattern(q)} or c.title->>'ar' ilike ${pattern(q)})`,
    );
  return sorted(query, byChange, cursor, limit + 1).execute();
}

export function readWritten(db: Db, kind: ArticleKind, id: number) {
  return written(db).where('c.kind', '=', kind).where('c.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockWritten(tx: Db, kind: ArticleKind, id: number) {
  await tx
    .selectFrom('content')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return readWritten(tx, kind, id);
}

type WrittenColumns = Omit<Insertable<ContentTable>, 'id' | 'created_at' | 'updated_at'>;

export async function insertWritten(tx: Db, row: WrittenColumns): Promise<{ id: number; version: string }> {
  return tx
    .insertInto('content')
    .values({ ...row, updated_at: sql`clock_timestamp()` })
    .returning(['id', sql<string>`updated_at::text`.as('version')])
    .executeTakeFirstOrThrow();
}

export async function updateWritten(tx: Db, id: number, row: WrittenColumns): Promise<string> {
  const { kind: _kind, ...columns } = row;
  const { version: now } = await tx
    .updateTable('content')
    .set({ ...columns, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning(sql<string>`updated_at::text`.as('version'))
    .executeTakeFirstOrThrow();
  return now;
}

export async function deleteWritten(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('content').where('id', '=', id).execute();
}

/** Serializes the search for a free slug of a type until the end of the transaction. */
export async function lockSlugs(tx: Db, kind: ArticleKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content ' || ${kind}))`.execute(tx);
}

/** Whether another entry of the type has, or had, this slug. */
export async function isSlugTaken(tx: Db, kind: ArticleKind, slug: string, id: number | null) {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from content where kind = ${kind} and slug = ${slug} and id is distinct from ${id}::bigint
    ) or exists (
      select from content_slug where kind = ${kind} and slug = ${slug} and content_id is distinct from ${id}::bigint
    ) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

/** Records the previous slug, and removes the new one from the previous slugs. */
export async function moveSlug(tx: Db, kind: ArticleKind, id: number, from: string, to: string) {
  await tx.deleteFrom('content_slug').where('kind', '=', kind).where('slug', '=', to).execute();
  await tx.insertInto('content_slug').values({ kind, slug: from, content_id: id }).execute();
}

export async function readFormerSlugs(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content_slug')
    .select('slug')
    .where('content_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** The names of categories in entries of a type. */
export async function readCategories(db: Db, kind: ArticleKind): Promise<Either[]> {
  const rows = await db
    .selectFrom('content as c')
    .select(sql<Either>`c.data->'category'`.as('category'))
    .distinct()
    .where('c.kind', '=', kind)
    .where(sql<boolean>`jsonb_typeof(c.data->'category') = 'object'`)
    .execute();
  return rows.map(({ category }) => category);
}

/** Pictures that a user may insert into content: their own, and the site's. */
export function readUsable(db: Db, of: { ids: number[]; keys: string[] }, userId: number) {
  return db
    .selectFrom('media')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb('id', 'in', of.ids.length > 0 ? of.ids : [0]),
        eb('key', 'in', of.keys.length > 0 ? of.keys : ['']),
      ]),
    )
    .where(({ eb, or }) => or([eb('owner_id', '=', userId), eb('owner_id', 'is', null)]))
    .execute();
}
