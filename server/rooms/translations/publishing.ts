import type { Db } from '../../database/connect.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { reindexSome } from '../listings/service.ts';
import { deleteOne, type ListingRow, readOf, type TranslationRow, updateOne, writeText } from './queries.ts';
import { otherLang, sourceLang, textOf, withText } from './texts.ts';

/** Copies translations into their listings, where pages and the search find them, and removes them. */
export function createPublishing(source: CatalogSource) {
  async function write(
    tx: Db,
    listing: ListingRow,
    { field }: Pick<TranslationRow, 'field'>,
    text: string | null,
  ): Promise<void> {
    const lang = otherLang(sourceLang(listing));
    await writeText(tx, listing.id, withText(listing, { field, lang, text }), { field, lang });
    await reindexSome(tx, await source.catalog(), { after: listing.id - 1, limit: 1 });
  }

  /** Publishes a pending translation, replacing the published one. */
  async function publish(
    tx: Db,
    listing: ListingRow,
    row: TranslationRow,
    by: number,
    at: Date,
  ): Promise<void> {
    const former = (await readOf(tx, listing.id)).find(
      ({ id, field, lang, state, source: from }) =>
        id !== row.id &&
        field === row.field &&
        lang === row.lang &&
        state === 'published' &&
        from !== 'machine',
    );
    if (former) await deleteOne(tx, former.id);
    await updateOne(tx, row.id, { state: 'published', decided_by: by, decided_at: at, updated_at: at });
    await write(tx, listing, row, row.text);
  }

  /** Withdraws a published one; later edits of the listing's text remain. */
  async function withdraw(tx: Db, listing: ListingRow, row: TranslationRow): Promise<void> {
    await deleteOne(tx, row.id);
    if (textOf(listing, row.field, row.lang) === row.text) await write(tx, listing, row, null);
  }

  return { publish, withdraw };
}
export type Publishing = ReturnType<typeof createPublishing>;
