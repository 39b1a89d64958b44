import type { Db } from '../../database/connect.ts';
import type { Area } from '../../geography/areas.ts';
import { storeOutlines } from './outlines.ts';
import { readPlacesWithoutOutline } from './queries.ts';

/** An outline as it is drawn in the sources: `lat,lng` of each corner, with blanks between. */
export function drawnArea(corners: string): Area {
  const ring = corners.split(' ').map((corner) => {
    const [lat = 0, lng = 0] = corner.split(',').map(Number);
    return [lng, lat];
  });
  return [[[...ring, ...ring.slice(0, 1)]]];
}

/**
 * Gives places that have no outline the drawn one. Those that were imported stay.
 * @param drawn by the slugs of the places
 */
export async function addDrawnOutlines(db: Db, drawn: Record<string, string>): Promise<void> {
  const places = await readPlacesWithoutOutline(db);
  const rows = places.flatMap(({ id, slug }) =>
    drawn[slug] ? [{ placeId: id, area: drawnArea(drawn[slug]), origin: 'drawn' as const }] : [],
  );
  if (rows.length > 0) await db.transaction().execute((transaction) => storeOutlines(transaction, rows));
}
