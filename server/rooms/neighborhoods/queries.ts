import { type Kysely, sql } from 'kysely';
import { leastHomes, type RentSize, rentDays } from '../../../contract/neighborhoods.ts';
import type { Db } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import type { Area } from '../../geography/areas.ts';

export function readOutlines(db: Kysely<Tables>) {
  return db
    .selectFrom('place_outline')
    .select(['place_id', 'polygons', 'origin', 'neighbor_ids', 'updated_at'])
    .execute();
}

export interface OutlineRow {
  placeId: number;
  area: Area;
  origin: 'drawn' | 'imported';
}

/** Inserts outlines or replaces those of the same places. */
export async function writeOutlines(db: Kysely<Tables>, rows: readonly OutlineRow[]): Promise<void> {
  await db
    .insertInto('place_outline')
    .values(
      rows.map(({ placeId, area, origin }) => ({
        place_id: placeId,
        polygons: JSON.stringify(area),
        origin,
        neighbor_ids: [],
      })),
    )
    .onConflict((conflict) =>
      conflict.column('place_id').doUpdateSet((eb) => ({
        polygons: eb.ref('excluded.polygons'),
        origin: eb.ref('excluded.origin'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

export async function writeNeighbors(
  db: Kysely<Tables>,
  neighbors: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  for (const [placeId, ids] of neighbors)
    await db
      .updateTable('place_outline')
      .set({ neighbor_ids: [...ids] })
      .where('place_id', '=', placeId)
      .execute();
}

/**
 * The number of recent rentals that determine usual rents, which limits reads in large places: whether a home is a room
 * is in the row of its type, which is read for each.
 */
const homesRead = 400;

/**
 * Quartiles of the rents of offers in a place, by size, published within the last 90 days. Sizes with fewer than
 * five offers have only a count.
 */
export async function readRents(db: Db, placeId: number, now: Date) {
  const since = new Date(now.getTime() - rentDays * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ size: RentSize; homes: number; quartiles: number[] }>`
    with newest as (
      select id, bedrooms, price_cents from listing
      where kind = 'rental' and status = 'published' and not wanted and price_cents is not null
        and place_id = ${placeId} and published_at > ${since} and (expires_at is null or expires_at > ${now})
      order by published_at desc limit ${homesRead}
    )
    select case when d.accommodation = 'room' then 'room' else least(n.bedrooms, 3)::text end as size,
      count(*)::int as homes,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by n.price_cents) as quartiles
    from newest as n join rental as d on d.id = n.id
    where d.accommodation = 'room' or n.bedrooms is not null
    group by 1`.execute(db);
  return rows.map(({ size, homes, quartiles }) => {
    const [lowCents = 0, medianCents = 0, highCents = 0] = quartiles.map(Math.round);
    return { size, homes, usual: homes < leastHomes ? null : { lowCents, medianCents, highCents } };
  });
}

export function readPlacesWithoutOutline(db: Db) {
  return db
    .selectFrom('place as p')
    .select(['p.id', 'p.slug'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('place_outline as o').select('o.place_id').whereRef('o.place_id', '=', 'p.id'))),
    )
    .execute();
}
