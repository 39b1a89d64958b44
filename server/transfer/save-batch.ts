import type { Db } from '../database/connect.ts';
import type { Catalog } from '../rooms/catalog/service.ts';
import { type ListingDraft, writeListings } from '../rooms/listings/service.ts';
import { adoptPosts, readHashes, readWithheld } from './queries.ts';
import { type Reason, type ReasonKey, why } from './reason.ts';
import type { Problem } from './row.ts';

/** The source of listings that were posted on the site itself, as exports name it. */
export const ownSource = 'site';

export interface Pending {
  line: number;
  draft: ListingDraft;
}

export interface BatchResult {
  inserted: number;
  updated: number;
  unchanged: number;
  problems: Problem[];
}

/** Stores the state that an import overwrites, and records what it wrote, in the same transaction. */
export interface Ledger {
  /** @param adopted posts of the site itself that were just given the source and key of the drafts */
  before(tx: Db, drafts: readonly ListingDraft[], adopted: readonly number[]): Promise<void>;
  after(tx: Db, ids: readonly number[]): Promise<void>;
}

/**
 * Writes a batch in one transaction. Existing rows with the same content are not touched. If the database rejects a
 * value, the rows are written one by one, and the rejected ones are reported.
 */
export async function saveBatch(
  db: Db,
  catalog: Catalog,
  batch: Pending[],
  ledger?: Ledger,
): Promise<BatchResult> {
  const save = (rows: Pending[]) =>
    db.transaction().execute((tx) =>
      saveIn(
        tx,
        catalog,
        rows.map(({ draft }) => draft),
        ledger,
      ),
    );
  const result: BatchResult = { inserted: 0, updated: 0, unchanged: 0, problems: [] };
  const add = ({ inserted, updated, unchanged }: Saved) => {
    result.inserted += inserted;
    result.updated += updated;
    result.unchanged += unchanged;
  };
  try {
    add(await save(batch));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    for (const pending of batch) {
      try {
        add(await save([pending]));
      } catch (failure) {
        if (!isRefusal(failure)) throw failure;
        const reason = refusalOf((failure as { code: string }).code);
        result.problems.push({ line: pending.line, column: '', level: 'error', value: '', reason });
      }
    }
  }
  return result;
}

type Saved = Pick<BatchResult, 'inserted' | 'updated' | 'unchanged'>;

async function saveIn(tx: Db, catalog: Catalog, drafts: ListingDraft[], ledger?: Ledger): Promise<Saved> {
  const { changed, adopted } = await withoutUnchanged(tx, drafts);
  const [first] = changed;
  if (!first) return { inserted: 0, updated: 0, unchanged: drafts.length };
  await giveBack(tx, changed);
  await ledger?.before(tx, changed, adopted);
  const saved = await writeListings(tx, catalog, first.kind, changed);
  await ledger?.after(tx, saved.ids);
  return { ...saved, unchanged: saved.unchanged + drafts.length - changed.length };
}

async function withoutUnchanged(db: Db, drafts: ListingDraft[]) {
  const adopted: number[] = [];
  const known = new Map<string, Map<string, string | null>>();
  for (const [source, rows] of Map.groupBy(drafts, (draft) => draft.source?.name ?? '')) {
    const keys = rows.map((draft) => draft.source?.key ?? '');
    const kind = rows[0]?.kind;
    if (source === ownSource && kind) adopted.push(...(await adoptPosts(db, source, kind, keys)));
    known.set(source, await readHashes(db, source, keys));
  }
  const changed = drafts.filter(({ source }) => {
    const hash = known.get(source?.name ?? '')?.get(source?.key ?? '');
    return hash === undefined || hash !== source?.hash;
  });
  return { changed, adopted };
}

/** Exports omit the data of anonymous posters: importing one must not delete it. */
async function giveBack(db: Db, drafts: ListingDraft[]): Promise<void> {
  const silent = drafts.filter((draft) => draft.anonymous);
  for (const [source, rows] of Map.groupBy(silent, (draft) => draft.source?.name ?? '')) {
    const keys = rows.map((draft) => draft.source?.key ?? '');
    const known = await readWithheld(db, source, keys);
    for (const draft of rows) {
      const withheld = known.get(draft.source?.key ?? '');
      if (!withheld) continue;
      draft.phone ??= withheld.phone;
      draft.email ??= withheld.email;
      draft.street ??= withheld.street;
      draft.zip ??= withheld.zip;
      const { lat, lng } = withheld;
      if (lat !== null && lng !== null) draft.point ??= { lat, lng };
      if (draft.kind !== 'job') continue;
      draft.detail.company ??= withheld.company;
      draft.detail.location ??= withheld.location;
      draft.detail.portfolio_url ??= withheld.portfolio_url;
      draft.detail.apply_url ??= withheld.apply_url;
    }
  }
}

/** By SQLSTATE: the database's own messages are English and may quote the row. */
const refusals: Record<string, ReasonKey> = {
  '22001': 'database_text',
  '22021': 'database_text',
  '22P05': 'database_text',
  '22003': 'database_number',
  '22008': 'database_number',
  '23505': 'database_twice',
};

function refusalOf(code: string): Reason {
  const key = refusals[code];
  return key ? why(key) : why('database', { code });
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint): caused by the row, not by the database. */
function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^2[23]/.test(code);
}
