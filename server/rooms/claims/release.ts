import type { Db } from '../../database/connect.ts';
import { note } from '../audit/service.ts';
import { type Catalog, readCatalog } from '../catalog/service.ts';
import { reindexSome } from '../listings/reindexing.ts';
import { type Rows, restoreRows } from '../listings/row-snapshot-queries.ts';
import {
  type BeforeClaim,
  deleteOwnersTraces,
  lockClaimed,
  readColumns,
  takeBeforeClaim,
  takeFromOwner,
} from './release-queries.ts';

/** The reason of a takedown remains after the owner has left. */
const takenDown = new Set([
  ...['status', 'closed_as', 'taken_down_at', 'taken_down_from'],
  ...['take_down_reason', 'take_down_template'],
]);

const only = (row: Record<string, unknown>, isWanted: (column: string) => boolean) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => isWanted(column)));

/** Categories may have been merged or moved since, and places removed: then the current values remain. */
function filing({ category_ids, category_id, place_id }: Record<string, unknown>, catalog: Catalog) {
  const main = catalog.category(Number(category_id))?.id;
  const chains = [category_id, ...(category_ids as unknown[])].flatMap((id) =>
    catalog.categoryChain(Number(id)).map((row) => row.id),
  );
  const place = catalog.place(Number(place_id));
  return {
    ...(main !== undefined && { category_id: main, category_ids: [...new Set([main, ...chains])] }),
    ...(place && { place_id: place.id, place_ids: catalog.placeChain(place.id).map((row) => row.id) }),
  };
}

const filed = new Set(['category_id', 'category_ids', 'place_id', 'place_ids']);

/** A snapshot adapted to the current schema. */
function writable(
  { listing, detail, pictures }: Rows,
  now: { listing: string[]; detail: string[]; down: boolean },
  catalog: Catalog,
): Rows {
  const [columns, detailColumns] = [new Set(now.listing), new Set(now.detail)];
  const shared = only(
    listing,
    (column) => columns.has(column) && !filed.has(column) && !(now.down && takenDown.has(column)),
  );
  return {
    listing: { ...shared, ...filing(listing, catalog) },
    detail: only(detail, (column) => detailColumns.has(column)),
    pictures,
  };
}

async function restore(tx: Db, id: number, before: BeforeClaim, actorId: number | null): Promise<number[]> {
  const now = await readColumns(tx, id);
  if (!now) return [];
  const catalog = await readCatalog(tx);
  const media = await deleteOwnersTraces(tx, id);
  await takeFromOwner(tx, id, before.verified);
  await restoreRows(tx, 'business', id, writable(before.body, now, catalog));
  // The derivation of its search words may have changed.
  await reindexSome(tx, catalog, { after: id - 1, limit: 1 });
  await note(tx, {
    actorId,
    action: 'claim.release',
    subject: 'business',
    subjectId: id,
    before: { owner: now.owner_id },
    after: { owner: null, verified: before.verified },
  });
  return media;
}

/**
 * Returns a claimed business to the directory, unclaimed and in its state before the claim. Takedowns remain in
 * effect.
 * @returns the pictures of its owner, or undefined if it was never claimed: then nothing is done
 */
export async function releaseClaimed(tx: Db, id: number): Promise<number[] | undefined> {
  const before = await takeBeforeClaim(tx, id);
  return before && restore(tx, id, before, null);
}

/** Like `releaseClaimed`, for all businesses of a member, when their account is deleted. */
export async function releaseAllOf(tx: Db, ownerId: number): Promise<void> {
  for (const id of await lockClaimed(tx, ownerId)) {
    const before = await takeBeforeClaim(tx, id);
    if (before) await restore(tx, id, before, ownerId);
  }
}
