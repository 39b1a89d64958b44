import type { Congregation } from '../../../contract/congregation.ts';
import { AppError } from '../../../contract/errors.ts';
import type {
  ManagedListingDetail,
  ManagedListingList,
  ManagedListingQuery,
} from '../../../contract/managed-listings.ts';
import { formPath, listingKindOf, ownKindOf, ownPages } from '../../../contract/post-kinds.ts';
import { fieldMeant, type TakeDownTemplate } from '../../../contract/reasons.ts';
import { terms } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { changedFields, requireVersion, versionOf } from '../../http/wording.ts';
import type { Mailer } from '../../mail/letter.ts';
import { note, nothingToNote } from '../audit/service.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { readPictures } from '../listings/queries.ts';
import { withdrawWaiting, writeState } from '../listings/state-queries.ts';
import { listingPath } from '../sitemap/service.ts';
import { notifyOwner, posterOf } from './poster.ts';
import { loggedPrayers, prayersOf } from './prayers.ts';
import { presentListing, presentOne, presentReport } from './present.ts';
import {
  type LockedListing,
  lockListing,
  type ManagedListingFilter,
  type OneRow,
  readManagedListings,
  readOne,
  writePrayers,
  writeVerified,
} from './queries.ts';
import { decideReports, type ReportRow, readReports } from './report-queries.ts';

export { posterOf } from './poster.ts';
export { writeVerified as markVerified } from './queries.ts';

const sort = 'desk';
const rowRoles = ['logo', 'cover', 'main'] as const;
const allRoles = ['logo', 'cover', 'main', 'gallery'] as const;
/** The maximum number of title words in a query. */
const mostWords = 6;

export interface ManagedListingsNeeds {
  db: Db;
  source: CatalogSource;
  mailer: Mailer;
  publicUrl: string;
  now: () => Date;
}

/** The listing of a decision, and the version that was read. */
export interface ManagedListingRequest {
  id: number;
  actor: Actor;
  /** `If-Match`. */
  version: string | undefined;
}

/** The reason of a takedown: a standard reason, a note by the moderator, or both. */
interface TakeDownReason {
  template: TakeDownTemplate | null;
  note: string | null;
}

/** The parsed query: an address of the site or an id, an email address, or words of a title. */
function filterOfWords(q: string): Pick<ManagedListingFilter, 'id' | 'ownerEmail' | 'words'> {
  const id = /^#?(\d{1,15})$/.exec(q)?.[1] ?? /\/(\d{1,15})(?:[/?#]|$)/.exec(q)?.[1];
  if (id) return { id: Number(id), words: [] };
  if (q.includes('@')) return { ownerEmail: q.toLowerCase(), words: [] };
  return { words: terms(q, mostWords) };
}

const versionOfOne = (row: OneRow, reports: readonly ReportRow[]) => {
  const { status, verified, owner_id, updated_at } = row;
  const open = reports.flatMap((report) => (report.status === 'open' ? [report.id] : []));
  return versionOf({ status, verified, owner_id, at: updated_at.toISOString(), open });
};

/** The listing desk: every listing, takedowns and the verified mark. */
export function createManagedListings({ db, source, mailer, publicUrl, now }: ManagedListingsNeeds) {
  /** A page of results, newest first. @throws AppError `invalid_cursor` */
  async function list(query: ManagedListingQuery, { lang }: RequestContext): Promise<ManagedListingList> {
    const { q, kind, status, verified, after, limit } = query;
    const filter: ManagedListingFilter = {
      ...(q ? filterOfWords(q) : { words: [] }),
      kind: kind && listingKindOf[kind],
      status,
      verified: verified && verified === '1',
    };
    // A query without a letter or digit returns nothing rather than everything.
    const isEmpty = Boolean(q) && !filter.id && !filter.ownerEmail && filter.words.length === 0;
    const before = decodeCursor(after, sort)?.id;
    const rows = isEmpty ? [] : await readManagedListings(db, filter, before, limit, now());
    const page = rows.slice(0, limit);
    const pictures = await readPictures(
      db,
      page.map(({ id }) => id),
      rowRoles,
    );
    const last = page.at(-1);
    return {
      data: page.map((row) => presentListing(row, pictures, lang)),
      meta: { next: rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null },
    };
  }

  /** One listing with all data needed for decisions. @throws AppError `not_found` */
  async function detail(id: number, context: RequestContext): Promise<ManagedListingDetail> {
    const row = await readOne(db, id, context.now);
    if (!row) throw new AppError('not_found');
    const [catalog, pictures, reports, poster] = await Promise.all([
      source.catalog(),
      readPictures(db, [id], allRoles),
      readReports(db, id),
      row.owner_id === null ? null : posterOf(db, row.owner_id, context),
    ]);
    return {
      ...presentOne(row, pictures, { catalog, lang: context.lang }),
      version: versionOfOne(row, reports),
      reports: reports.map(presentReport),
      poster,
      prayers: prayersOf(row, catalog),
    };
  }

  /**
   * Runs an action with a listing locked.
   * @throws AppError `not_found`, `conflict` for an outdated version
   */
  async function decide(
    { id, version }: ManagedListingRequest,
    act: (tx: Db, listing: LockedListing, at: Date, row: OneRow) => Promise<void>,
  ): Promise<void> {
    const at = now();
    await db.transaction().execute(async (tx) => {
      const listing = await lockListing(tx, id);
      const row = listing && (await readOne(tx, id, at));
      if (!row) throw new AppError('not_found');
      if (version) requireVersion(versionOfOne(row, await readReports(tx, id)), version);
      await act(tx, listing, at, row);
    });
  }

  const log = (tx: Db, action: string, listing: LockedListing, actor: Actor, before: object, after: object) =>
    note(tx, {
      actorId: actor.userId,
      action: `listing.${action}`,
      subject: ownKindOf[listing.kind],
      subjectId: listing.id,
      before,
      after,
    });

  /**
   * Takes a listing down with a reason for its owner: its page is gone until the team restores it, or approves a
   * correction by its owner. Its open reports are upheld.
   * @throws AppError `not_found`, `conflict`, `gone` if its owner deleted it, `already_decided`, `cannot_take_down`
   */
  const takeDown = (wish: ManagedListingRequest, why: TakeDownReason): Promise<void> =>
    decide(wish, async (tx, listing, at) => {
      const { id, status, owner_id } = listing;
      const kind = ownKindOf[listing.kind];
      if (listing.removed_at) throw new AppError('gone');
      if (listing.taken_down_at) throw new AppError('already_decided');
      if (status !== 'published' && status !== 'expired' && status !== 'closed')
        throw new AppError('cannot_take_down');
      await writeState(tx, id, {
        status: 'closed',
        taken_down_at: at,
        // A listing closed by a ban of its owner was published before: restoring it does not lift the effect of the
        // ban.
        taken_down_from: (listing.status_before_ban ?? status) as typeof status,
        status_before_ban: null,
        take_down_reason: why.note,
        take_down_template: why.template,
        updated_at: at,
      });
      await withdrawWaiting(tx, id, at);
      const reports = await decideReports(tx, id, { status: 'upheld', by: wish.actor.userId, at });
      const after = { status: 'taken_down', template: why.template, reason: why.note, reports };
      await log(tx, 'take-down', listing, wish.actor, { status }, after);
      await notifyOwner(tx, mailer, { ...listing, owner_id }, ({ name, title, lang }) => ({
        kind: 'post-taken-down',
        name,
        title,
        reason: reasonWords(why, lang) ?? '',
        link: pageIn(publicUrl, formPath(kind, id, fieldMeant(kind, why.template)), lang),
      }));
    });

  /**
   * Restores the former status of a listing; after its expiry date it is expired.
   * @throws AppError `not_found`, `conflict`, `gone`, `cannot_put_back`
   */
  const putBack = (wish: ManagedListingRequest): Promise<void> =>
    decide(wish, async (tx, listing, at) => {
      const { id, kind, slug, taken_down_from, expires_at } = listing;
      if (listing.removed_at) throw new AppError('gone');
      if (!taken_down_from) throw new AppError('cannot_put_back');
      const isOver = taken_down_from === 'published' && expires_at !== null && expires_at <= at;
      const status = isOver ? 'expired' : taken_down_from;
      await writeState(tx, id, {
        status,
        taken_down_at: null,
        taken_down_from: null,
        take_down_reason: null,
        take_down_template: null,
        updated_at: at,
      });
      await log(tx, 'put-back', listing, wish.actor, { status: 'taken_down' }, { status });
      const page = status === 'published' ? listingPath(kind, { id, slug }) : ownPages[ownKindOf[kind]];
      await notifyOwner(tx, mailer, listing, ({ name, title, lang }) => ({
        kind: 'post-put-back',
        name,
        title,
        link: pageIn(publicUrl, page, lang),
      }));
    });

  /**
   * Grants or revokes the public verified mark of a business; idempotent.
   * @throws AppError `not_found`, `conflict`, `cannot_verify`
   */
  const verify = (wish: ManagedListingRequest, verified: boolean): Promise<void> =>
    decide(wish, async (tx, listing, at) => {
      if (listing.kind !== 'business') throw new AppError('cannot_verify');
      if (listing.verified === verified) return nothingToNote();
      await writeVerified(tx, listing.id, verified, at);
      const action = verified ? 'verify' : 'unverify';
      await log(tx, action, listing, wish.actor, { verified: listing.verified }, { verified });
    });

  /**
   * Sets when a place of worship without an owner holds its prayers; null removes the times. Idempotent.
   * @throws AppError `not_found`, `conflict`, `gone`, `cannot_set_prayers` if it has an owner or another category
   */
  const setPrayers = (wish: ManagedListingRequest, prayers: Congregation | null): Promise<void> =>
    decide(wish, async (tx, listing, at, row) => {
      if (listing.removed_at) throw new AppError('gone');
      const held = prayersOf(row, await source.catalog());
      if (!held) throw new AppError('cannot_set_prayers');
      const [before, after] = [loggedPrayers(held.stated), loggedPrayers(prayers)];
      if (changedFields(before, after).length === 0) return nothingToNote();
      await writePrayers(tx, listing.id, prayers, at);
      await log(tx, 'set-prayers', listing, wish.actor, before, after);
    });

  /**
   * Dismisses the open reports of a listing.
   * @throws AppError `not_found`, `conflict`, `already_decided` if there are none
   */
  const dismiss = (wish: ManagedListingRequest): Promise<void> =>
    decide(wish, async (tx, listing, at) => {
      const reports = await decideReports(tx, listing.id, { status: 'dismissed', by: wish.actor.userId, at });
      if (reports === 0) throw new AppError('already_decided');
      await log(tx, 'dismiss-reports', listing, wish.actor, { open: reports }, { open: 0 });
    });

  return { list, detail, takeDown, putBack, verify, setPrayers, dismiss };
}
export type ManagedListings = ReturnType<typeof createManagedListings>;
