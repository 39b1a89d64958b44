import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { TranslatedField } from '../../../contract/translation-values.ts';
import type { FieldTranslation, TranslationTasks, TranslationWork } from '../../../contract/translations.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Glossary } from '../glossary/service.ts';
import { requirePublished } from '../listings/reading.ts';
import {
  isHeldFor,
  mayDecide,
  presentField,
  presentListing,
  rowsOf,
  type Viewer,
  versionOfRow,
  volunteerName,
} from './present.ts';
import type { Publishing } from './publishing.ts';
import {
  countPublishedBy,
  deleteOne,
  insertOne,
  type ListingRow,
  lockListing,
  readBy,
  readListing,
  readListings,
  readOf,
  readUntranslated,
  readWaitingFor,
  type TranslationRow,
  updateOne,
} from './queries.ts';
import { kindOf, type ListingAddress } from './reading.ts';
import { issueOf } from './rules.ts';
import { fieldsOf, hashOf, originalOf, otherLang, sourceLang } from './texts.ts';

export interface WorkNeeds {
  db: Db;
  publishing: Publishing;
  glossary: Pick<Glossary, 'openFor'>;
  hasService: boolean;
  /** Texts of one account. */
  takeText: TakeOne;
}

type FieldAddress = ListingAddress & { field: TranslatedField };

/** The maximum length of each list. */
const listed = 30;

/** Members translate listings, and review translations of others. */
export function createTranslationWork({ db, publishing, glossary, hasService, takeText }: WorkNeeds) {
  async function viewerOf(of: Db, listing: ListingRow, userId: number, now: Date): Promise<Viewer> {
    const count = await countPublishedBy(of, userId);
    const isOwner = listing.owner_id === userId;
    return { userId, isOwner, isExperienced: count >= limits.translations.untilReviewer, now };
  }

  /** @throws AppError `not_found`, `gone` */
  async function work(
    { userId }: Actor,
    { folder, id }: ListingAddress,
    { lang, now }: RequestContext,
  ): Promise<TranslationWork> {
    const listing = requirePublished(await readListing(db, kindOf(folder), id), now);
    const rows = await readOf(db, id);
    const viewer = await viewerOf(db, listing, userId, now);
    const from = sourceLang(listing);
    const names = rows.flatMap((row) => volunteerName(row) ?? []);
    const terms = await glossary.openFor(from);
    const fields = fieldsOf(listing).map((field) => presentField(listing, rows, field, viewer, terms));
    return {
      post: presentListing(listing, lang),
      from,
      to: otherLang(from),
      isOwner: viewer.isOwner,
      volunteers: [...new Set(names)],
      hasService,
      fields,
      glossary: terms.termsIn(fields, lang),
    };
  }

  /** The listing of a field, locked for writing. @throws AppError `not_found`, `gone` */
  async function take(tx: Db, { folder, id, field }: FieldAddress, userId: number, now: Date) {
    const listing = requirePublished(await lockListing(tx, kindOf(folder), id), now);
    const original = originalOf(listing, field);
    if (original === null) throw new AppError('not_found');
    const rows = await readOf(tx, id);
    return { listing, original, rows, viewer: await viewerOf(tx, listing, userId, now) };
  }

  const presented = async (tx: Db, listing: ListingRow, field: TranslatedField, viewer: Viewer) =>
    presentField(
      listing,
      await readOf(tx, listing.id),
      field,
      viewer,
      await glossary.openFor(sourceLang(listing), tx),
    );

  /**
   * Saves a draft or submits it. A returned or published translation is replaced by a new one.
   * @throws AppError `not_found`, `conflict` while the field is reserved for another member, `invalid_fields`
   */
  async function save(
    { userId }: Actor,
    address: FieldAddress,
    { text, send }: { text: string; send: boolean },
    { lang, now }: RequestContext,
  ): Promise<FieldTranslation> {
    await takeText(String(userId));
    return db.transaction().execute(async (tx) => {
      const { listing, original, rows, viewer } = await take(tx, address, userId, now);
      const { open, machine } = rowsOf(listing, rows, address.field);
      if (open && isHeldFor(open, viewer)) throw new AppError('conflict');
      if (open?.state === 'waiting') throw new AppError('already_decided');
      const hash = hashOf(original);
      const suggestion = machine?.original_hash.equals(hash) ? machine.text : undefined;
      const issue = send ? issueOf(address.field, original, text, suggestion) : null;
      if (issue) throw fieldError('text', issue, lang);
      const written = {
        text,
        state: send ? ('waiting' as const) : ('draft' as const),
        source: viewer.isOwner ? ('owner' as const) : ('volunteer' as const),
        ...{ original_hash: hash, author_id: userId, reason: null, decided_by: null, decided_at: null },
        updated_at: now,
      };
      const of = { listing_id: listing.id, field: address.field, lang: otherLang(sourceLang(listing)) };
      if (open) await updateOne(tx, open.id, written);
      else await insertOne(tx, { ...of, ...written });
      return presented(tx, listing, address.field, viewer);
    });
  }

  /** @throws AppError `not_found`, `gone` */
  async function remove({ userId }: Actor, address: FieldAddress, now: Date): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { listing, rows } = await take(tx, address, userId, now);
      const { open } = rowsOf(listing, rows, address.field);
      if (open && open.author_id === userId) await deleteOne(tx, open.id);
    });
  }

  /**
   * Publishes a pending translation, or returns it with a reason.
   * @throws AppError `not_found`, `already_decided`, `forbidden`, `conflict` for a text that changed since
   */
  async function decide(
    { userId }: Actor,
    address: FieldAddress,
    { version, reason }: { version: string; reason: string | null },
    { now }: RequestContext,
  ): Promise<FieldTranslation> {
    return db.transaction().execute(async (tx) => {
      const { listing, rows, viewer } = await take(tx, address, userId, now);
      const { open } = rowsOf(listing, rows, address.field);
      if (open?.state !== 'waiting') throw new AppError('already_decided');
      if (!mayDecide(open, viewer)) throw new AppError('forbidden');
      if (versionOfRow(open) !== version) throw new AppError('conflict');
      if (reason === null) await publishing.publish(tx, listing, open, userId, now);
      else await updateOne(tx, open.id, { state: 'returned', reason, decided_by: userId, decided_at: now });
      const after = (await readListing(tx, listing.kind, listing.id)) ?? listing;
      return presented(tx, after, address.field, viewer);
    });
  }

  async function tasks({ userId }: Actor, { lang, now }: RequestContext): Promise<TranslationTasks> {
    const [mine, ofMine, published, untranslated] = await Promise.all([
      readBy(db, userId, listed),
      readWaitingFor(db, { userId, ofOwner: true, limit: listed }),
      countPublishedBy(db, userId),
      readUntranslated(db, now, listed),
    ]);
    const untilReviewer = Math.max(0, limits.translations.untilReviewer - published);
    const others =
      untilReviewer === 0 ? await readWaitingFor(db, { userId, ofOwner: false, limit: listed }) : [];
    const toReview = [...new Map([...ofMine, ...others].map((row) => [row.id, row])).values()];
    const ids = [...mine, ...toReview].map(({ listing_id }) => listing_id);
    const listings = new Map((await readListings(db, ids)).map((row) => [row.id, row]));
    const task = (row: TranslationRow) => {
      const listing = listings.get(row.listing_id);
      if (listing?.status !== 'published') return [];
      const { state, field, updated_at } = row;
      return [{ post: presentListing(listing, lang), field, state, at: updated_at.toISOString() }];
    };
    return {
      mine: mine.flatMap(task),
      toReview: toReview.flatMap(task),
      open: untranslated.map((row) => presentListing(row, lang)),
      published,
      untilReviewer,
    };
  }

  return { work, save, remove, decide, tasks };
}
