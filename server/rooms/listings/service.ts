import type { Insertable, Updateable } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import type { ListingMediaTable, ListingTable } from '../../database/tables.ts';
import { type Catalog, rememberWords } from '../catalog/service.ts';
import { type DraftOf, type ListingDraft, listingRow } from './draft.ts';
import { writeOccurrences } from './occurrence-queries.ts';
import { occurrencesOf } from './occurrences.ts';
import { insertListings, updateListing, upsertListings, writeDetails, writePictures } from './queries.ts';

export { type DraftOf, type ListingDraft, listingRow } from './draft.ts';
export { type OccurrenceTimes, occurrencesOf, type Schedule } from './occurrences.ts';
export { workOnPendingReindexing } from './pending-reindexing.ts';
export { detailRow } from './queries.ts';
export { reindexAll, reindexSome } from './reindexing.ts';

type ListingRow = Insertable<ListingTable>;

export interface SaveResult {
  inserted: number;
  updated: number;
  unchanged: number;
  ids: number[];
}

function pictureRows(id: number, draft: ListingDraft): Insertable<ListingMediaTable>[] {
  const next = { logo: 0, cover: 0, main: 0, gallery: 0 };
  return (draft.pictures ?? []).map(({ mediaId, role, alt }) => ({
    listing_id: id,
    role,
    position: next[role]++,
    media_id: mediaId,
    alt_en: alt.en ?? null,
    alt_ar: alt.ar ?? null,
  }));
}

/** The occurrences of those listings that are events. */
function eventTimes(drafts: readonly { id: number; draft: ListingDraft }[], catalog: Catalog) {
  return drafts.flatMap(({ id, draft }) => {
    if (draft.kind !== 'event') return [];
    const place = draft.point ?? catalog.place(draft.placeId);
    return place ? [{ id, times: occurrencesOf(draft.detail, place) }] : [];
  });
}

/**
 * Writes listings of one kind in one transaction. Drafts with a source are inserted or updated by key, and skipped
 * if their hash is unchanged; keys must be unique within one call. Drafts without a source are always new.
 */
export function saveListings<K extends ListingKind>(
  db: Db,
  catalog: Catalog,
  kind: K,
  drafts: DraftOf<K>[],
): Promise<SaveResult> {
  return db.transaction().execute((transaction) => writeListings(transaction, catalog, kind, drafts));
}

/** As `saveListings`, within the caller's transaction. */
export async function writeListings(
  transaction: Db,
  catalog: Catalog,
  kind: ListingKind,
  drafts: readonly ListingDraft[],
): Promise<SaveResult> {
  const result: SaveResult = { inserted: 0, updated: 0, unchanged: 0, ids: [] };
  if (drafts.length === 0) return result;
  const rows = new Map<ListingDraft, ListingRow>(drafts.map((draft) => [draft, listingRow(draft, catalog)]));
  const rowOf = (draft: ListingDraft) => rows.get(draft) as ListingRow;
  const sourced = drafts.filter((draft) => draft.source !== null);
  const fresh = drafts.filter((draft) => draft.source === null);
  const written: { id: number; draft: ListingDraft }[] = [];
  if (fresh.length > 0) {
    const ids = await insertListings(transaction, fresh.map(rowOf));
    for (const [index, id] of ids.entries()) written.push({ id, draft: fresh[index] as ListingDraft });
    result.inserted += ids.length;
  }
  if (sourced.length > 0) {
    const nameOf = (source: string | null | undefined, key: string | null | undefined) => `${source}\n${key}`;
    const byKey = new Map(sourced.map((draft) => [nameOf(draft.source?.name, draft.source?.key), draft]));
    const upserted = await upsertListings(transaction, sourced.map(rowOf));
    for (const row of upserted) {
      const draft = byKey.get(nameOf(row.source, row.source_key));
      if (draft) written.push({ id: row.id, draft });
      result[row.inserted ? 'inserted' : 'updated'] += 1;
    }
    result.unchanged = sourced.length - upserted.length;
  }
  await writeDetails(transaction, kind, written);
  await writeOccurrences(transaction, eventTimes(written, catalog));
  await writePictures(
    transaction,
    written.filter(({ draft }) => draft.pictures !== null).map(({ id }) => id),
    written.flatMap(({ id, draft }) => pictureRows(id, draft)),
  );
  result.ids = written.map(({ id }) => id);
  // Last, as common words are also written by concurrent transactions. Unpublished listings do not add words:
  // corrections of queries would disclose them.
  await rememberWords(
    transaction,
    written
      .filter(({ draft }) => draft.status === 'published')
      .map(({ draft }) => rowOf(draft).search_vector ?? ''),
  );
  return result;
}

/** Further columns of a listing that is overwritten. */
export type ListingState = Pick<
  Updateable<ListingTable>,
  | 'status'
  | 'reject_reason'
  | 'reject_template'
  | 'reject_field'
  | 'change_asked'
  | 'closed_as'
  | 'taken_down_at'
  | 'taken_down_from'
  | 'published_at'
  | 'expires_at'
> & {
  /** Moves it to the end of the moderation queue. */
  resubmitted?: boolean;
};

/**
 * Overwrites the content of an existing listing with its pictures, in the caller's transaction. Owner, source,
 * verification and columns missing in `state` are unchanged.
 */
export async function rewriteListing<K extends ListingKind>(
  transaction: Db,
  catalog: Catalog,
  id: number,
  draft: DraftOf<K>,
  state: ListingState,
): Promise<void> {
  const row = listingRow(draft, catalog);
  await updateListing(transaction, id, row, state);
  await writeDetails(transaction, draft.kind, [{ id, draft }]);
  await writeOccurrences(transaction, eventTimes([{ id, draft }], catalog));
  if (draft.pictures !== null) await writePictures(transaction, [id], pictureRows(id, draft));
  if (row.status === 'published') await rememberWords(transaction, [row.search_vector ?? '']);
}
