import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { StreetMapFetchTable } from '../../database/operating-tables.ts';

export type MapFetchRow = Omit<Selectable<StreetMapFetchTable>, 'only_one'>;

const columns = ['started_at', 'progress_at', 'done_bytes', 'total_bytes', 'ended_at', 'problem'] as const;

export const readMapFetch = (db: Db): Promise<MapFetchRow | undefined> =>
  db.selectFrom('street_map_fetch').select(columns).executeTakeFirst();

/**
 * Replaces the row by one of a new fetch, unless another one is running.
 * @param abandonedBefore a running fetch without progress since then is considered abandoned
 * @returns whether it was replaced
 */
export async function beginMapFetch(db: Db, at: Date, abandonedBefore: Date): Promise<boolean> {
  const begun = {
    started_at: at,
    progress_at: at,
    done_bytes: 0,
    total_bytes: null,
    ended_at: null,
    problem: null,
  };
  const written = await db
    .insertInto('street_map_fetch')
    .values(begun)
    .onConflict((conflict) =>
      conflict
        .column('only_one')
        .doUpdateSet(begun)
        .where((where) =>
          where.or([
            where('street_map_fetch.ended_at', 'is not', null),
            where('street_map_fetch.progress_at', '<', abandonedBefore),
          ]),
        ),
    )
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

export async function writeMapFetch(
  db: Db,
  values: Partial<Omit<MapFetchRow, 'started_at'>> & { progress_at: Date },
): Promise<void> {
  await db.updateTable('street_map_fetch').set(values).execute();
}
