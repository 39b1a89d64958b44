import type { Db } from '../../database/connect.ts';
import type { Area } from '../../geography/areas.ts';
import { storeOutlines } from './outlines.ts';
import { readPlacesWithoutOutline } from './queries.ts';

/** An outline in the notation of the sources: `lat,lng` of each corner, separated by spaces. */
export function drawnArea(corners: string): Area {
  const ring = corners.split(' ').map((corner) => {
    const [lat = 0, lng = 0] = corner.split(',').map(Number);
    return [lng, lat];
  });
  return [[[...ring, ...ring.slice(0, 1)]]];
}

/**
 * Adds the drawn outlines to places without any. Imported ones remain.
 * @param drawn by the slugs of the places
 */
export async function addDrawnOutlines(db: Db, drawn: Record<string, string>): Promise<void> {
  const places = await readPlacesWithoutOutline(db);
  const rows = places.flatMap(({ id, slug }) =>
    drawn[slug] ? [{ placeId: id, area: drawnArea(drawn[slug]), origin: 'drawn' as const }] : [],
  );
  if (rows.length > 0) await db.transaction().execute((transaction) => storeOutlines(transaction, rows));
}
