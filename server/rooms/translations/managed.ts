import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { ManagedTranslationListName } from '../../../contract/translation-values.ts';
import type { ManagedTranslation } from '../../../contract/translations.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { note } from '../audit/service.ts';
import type { Glossary, OpenGlossary } from '../glossary/service.ts';
import { isOutdated, presentListing, versionOfRow } from './present.ts';
import type { Publishing } from './publishing.ts';
import {
  type ListingRow,
  lockListing,
  readListings,
  readManaged,
  readOne,
  type TranslationRow,
  updateOne,
} from './queries.ts';
import { originalOf, sourceLang } from './texts.ts';

export interface ManagedQuery {
  list: ManagedTranslationListName;
  after?: string | undefined;
  limit: number;
}

/** Moderation of translations. */
export function createManagedTranslations(
  db: Db,
  publishing: Publishing,
  glossary: Pick<Glossary, 'openFor'>,
) {
  /** @throws AppError `invalid_cursor` */
  async function list({ list: name, after, limit }: ManagedQuery, { lang }: RequestContext) {
    const sort = `translations-${name}`;
    const rows = await readManaged(db, name, decodeCursor(after, sort), limit);
    const page = rows.slice(0, limit);
    const found = await readListings(
      db,
      page.map(({ listing_id }) => listing_id),
    );
    const listings = new Map(found.map((row) => [row.id, row]));
    const terms = new Map<Lang, OpenGlossary>();
    for (const one of new Set(found.map(sourceLang))) terms.set(one, await glossary.openFor(one));
    const last = page.at(-1);
    return {
      data: page.flatMap((row): ManagedTranslation[] => {
        const listing = listings.get(row.listing_id);
        const opened = listing && terms.get(sourceLang(listing));
        return opened ? [present(row, listing, opened, lang)] : [];
      }),
      meta: {
        next: rows.length > limit && last ? encodeCursor({ sort, key: last.sort_key, id: last.id }) : null,
      },
    };
  }

  const present = (
    row: TranslationRow,
    listing: ListingRow,
    { unusedIn }: OpenGlossary,
    lang: Lang,
  ): ManagedTranslation => ({
    id: row.id,
    post: presentListing(listing, lang),
    field: row.field,
    from: sourceLang(listing),
    to: row.lang,
    original: originalOf(listing, row.field) ?? '',
    text: row.text,
    source: row.source,
    author: row.author_id !== null && row.name !== null ? { id: row.author_id, name: row.name } : null,
    isOutdated: isOutdated(listing, row),
    unusedTerms: unusedIn(originalOf(listing, row.field) ?? '', row.text),
    at: row.updated_at.toISOString(),
    version: versionOfRow(row),
  });

  /**
   * Publishes a pending translation, returns it with a reason, or withdraws a published one with a reason.
   * @throws AppError `not_found`, `already_decided`, `conflict` for a text that changed since
   */
  async function decide(
    { userId }: Actor,
    id: number,
    { version, reason }: { version: string; reason: string | null },
    now: Date,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const known = await readOne(tx, id);
      const [listed] = known ? await readListings(tx, [known.listing_id]) : [];
      const listing = listed && (await lockListing(tx, listed.kind, listed.id));
      const row = await readOne(tx, id);
      if (!row || !listing || row.source === 'machine') throw new AppError('not_found');
      if (versionOfRow(row) !== version) throw new AppError('conflict');
      const isWaiting = row.state === 'waiting';
      if (!isWaiting && (row.state !== 'published' || reason === null)) throw new AppError('already_decided');
      if (reason === null) await publishing.publish(tx, listing, row, userId, now);
      else if (isWaiting)
        await updateOne(tx, id, { state: 'returned', reason, decided_by: userId, decided_at: now });
      else await publishing.withdraw(tx, listing, row);
      const action = reason === null ? 'publish' : isWaiting ? 'return' : 'withdraw';
      await note(tx, {
        actorId: userId,
        action: `translation.${action}`,
        subject: 'translation',
        subjectId: id,
        before: { state: row.state },
        after: { listing: listing.id, field: row.field, lang: row.lang },
      });
    });
  }

  return { list, decide };
}
