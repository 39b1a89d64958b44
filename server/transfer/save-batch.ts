import type { Db } from '../database/connect.ts';
import type { Catalog } from '../rooms/catalog/service.ts';
import { type ListingDraft, saveListings } from '../rooms/listings/service.ts';
import { adoptPosts, readHashes, readWithheld } from './queries.ts';
import { why } from './reason.ts';
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

/**
 * Writes a batch in one transaction. Rows that stand there already with the same content are not touched.
 * When the database refuses a value, the rows go in one by one, and the refused ones are reported.
 */
export async function saveBatch(db: Db, catalog: Catalog, batch: Pending[]): Promise<BatchResult> {
  const result: BatchResult = { inserted: 0, updated: 0, unchanged: 0, problems: [] };
  const changed = await withoutUnchanged(db, batch);
  result.unchanged = batch.length - changed.length;
  await giveBack(db, changed);
  try {
    await save(db, catalog, changed, result);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    for (const pending of changed) {
      try {
        await save(db, catalog, [pending], result);
      } catch (fault) {
        if (!isRefusal(fault)) throw fault;
        const reason = why('database', { detail: (fault as Error).message });
        result.problems.push({ line: pending.line, column: '', level: 'error', value: '', reason });
      }
    }
  }
  return result;
}

async function save(db: Db, catalog: Catalog, batch: Pending[], result: BatchResult): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const drafts = batch.map((pending) => pending.draft);
  const saved = await saveListings(db, catalog, first.draft.kind, drafts as never);
  result.inserted += saved.inserted;
  result.updated += saved.updated;
  result.unchanged += saved.unchanged;
}

async function withoutUnchanged(db: Db, batch: Pending[]): Promise<Pending[]> {
  const sources = Map.groupBy(batch, ({ draft }) => draft.source?.name ?? '');
  const known = new Map<string, Map<string, string | null>>();
  for (const [source, rows] of sources) {
    const keys = rows.map(({ draft }) => draft.source?.key ?? '');
    const kind = rows[0]?.draft.kind;
    if (source === ownSource && kind) await adoptPosts(db, source, kind, keys);
    known.set(source, await readHashes(db, source, keys));
  }
  return batch.filter(({ draft }) => {
    const hash = known.get(draft.source?.name ?? '')?.get(draft.source?.key ?? '');
    return hash === undefined || hash !== draft.source?.hash;
  });
}

/** An export is silent about anonymous posters: bringing it back must not take from them what it left out. */
async function giveBack(db: Db, batch: Pending[]): Promise<void> {
  const silent = batch.filter(({ draft }) => draft.anonymous);
  for (const [source, rows] of Map.groupBy(silent, ({ draft }) => draft.source?.name ?? '')) {
    const keys = rows.map(({ draft }) => draft.source?.key ?? '');
    const known = await readWithheld(db, source, keys);
    for (const { draft } of rows) {
      const withheld = known.get(draft.source?.key ?? '');
      if (!withheld) continue;
      draft.phone ??= withheld.phone;
      draft.email ??= withheld.email;
      if (draft.kind !== 'job') continue;
      draft.detail.company ??= withheld.company;
      draft.detail.portfolio_url ??= withheld.portfolio_url;
      draft.detail.apply_url ??= withheld.apply_url;
    }
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint): the row's fault, not the database's. */
function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^2[23]/.test(code);
}
