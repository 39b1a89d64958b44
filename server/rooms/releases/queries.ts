import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ReleaseFileTable } from '../../database/release-tables.ts';

/** Makes this release the current one, and marks the previous one as superseded now. */
export async function writeRelease(tx: Db, id: string, files: string[], now: Date): Promise<void> {
  await tx
    .insertInto('release')
    .values({ id, files })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ files, superseded_at: null }))
    .execute();
  await tx
    .updateTable('release')
    .set({ superseded_at: now })
    .where('id', '<>', id)
    .where('superseded_at', 'is', null)
    .execute();
}

/** Deletes releases superseded before `before`, and all but the newest `most` of them, with their files. */
export async function deleteOldReleases(tx: Db, before: Date, most: number): Promise<void> {
  await sql`delete from release where superseded_at < ${before} or id in (
    select id from release where superseded_at is not null order by superseded_at desc, id offset ${most}
  )`.execute(tx);
  await sql`delete from release_file as f where not exists (
    select from release where f.name = any (files)
  )`.execute(tx);
}

/** Those of the names that are stored. */
export async function storedNames(db: Db, names: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('release_file')
    .select('name')
    .where('name', '=', sql<string>`any (${names})`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

export async function writeFiles(tx: Db, files: ReleaseFileTable[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('release_file')
    .values(files)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findFile(db: Db, name: string) {
  return db
    .selectFrom('release_file')
    .select(['encoding', 'body'])
    .where('name', '=', name)
    .executeTakeFirst();
}
