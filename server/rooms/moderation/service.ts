import { AppError } from '../../../contract/errors.ts';
import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import type { Queue, QueueDetail, QueueItem, QueueQuery, Signal } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { listingKindOf, ownKindOf } from '../../../contract/post-kinds.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { type Catalog, type CatalogSource, eitherOf, namedPlace, nameOf } from '../catalog/service.ts';
import { type PictureRow, presentPictures } from '../listings/pictures.ts';
import { readPictures } from '../listings/queries.ts';
import type { Posting } from '../posting/service.ts';
import type { Users } from '../users/service.ts';
import { createClaims } from './claims.ts';
import { createDeciding } from './deciding.ts';
import { createNotices, type NoticeNeeds } from './notices.ts';
import { countQueue, type QueuePlace, type QueueRow, readQueue, readQueueAge } from './queries.ts';
import { type RefusalRow, readLastRefusal } from './refusal-queries.ts';
import { checksOf, findSignals } from './signals.ts';
import { createWatchWords } from './watch-words.ts';

export type { Wish } from './deciding.ts';
export { contactsIn, linksIn, phrasesIn } from './text-signals.ts';
export { createWatchWords, type WatchedPhrases } from './watch-words.ts';

const sort = 'queue';
const presentedRoles = ['logo', 'cover', 'main'] as const;

export interface ModerationNeeds extends NoticeNeeds {
  posting: Posting;
  users: Users;
  source: CatalogSource;
}

/** A cursor has one key, which combines the timestamp and whether it is a revision. */
function placeOf(after: string | undefined): QueuePlace | undefined {
  const cursor = decodeCursor(after, sort);
  if (!cursor) return undefined;
  const [change, ...at] = cursor.key.split(' ');
  return { at: at.join(' '), change: change === '1' ? 1 : 0, id: cursor.id };
}

/** The title of a pending post: a revision has one of its own. */
function titleOf({ body, title_en, title_ar }: QueueRow): Either {
  const given = body?.title ?? body?.companyName;
  if (typeof given === 'string') return { [(body?.lang as Lang | undefined) ?? 'en']: given };
  return (given as Either | undefined) ?? eitherOf(title_en, title_ar);
}

interface Besides {
  pictures: readonly PictureRow[];
  signals: ReadonlyMap<number, Signal[]>;
}

function presentItem(row: QueueRow, { pictures, signals }: Besides, lang: Lang): QueueItem {
  const title = pickText(titleOf(row), lang);
  const presented = presentPictures(
    pictures.filter((picture) => picture.listing_id === row.id),
    lang,
  );
  const { owner_id, owner_name, owner_since, claimer_id, claimer_name, claimed_until } = row;
  return {
    kind: ownKindOf[row.kind],
    id: row.id,
    title: title.text,
    lang: title.lang,
    change: row.change === 1,
    resubmitted: row.resubmitted,
    takenDownFor: reasonWords({ template: row.take_down_template, note: row.take_down_reason }, lang),
    submittedAt: row.at.toISOString(),
    stamp: row.stamp,
    poster:
      owner_id === null || owner_name === null || owner_since === null
        ? null
        : { id: owner_id, name: owner_name, since: owner_since.toISOString() },
    photo: presented.cover[0] ?? presented.main[0] ?? presented.logo[0] ?? null,
    signals: signals.get(row.id) ?? [],
    claimedBy:
      claimer_id === null || claimer_name === null || claimed_until === null
        ? null
        : { id: claimer_id, name: claimer_name, until: claimed_until.toISOString() },
  };
}

/** The reason of an earlier rejection in the language of the caller: notes are unchanged. */
function presentRefusal(refusal: RefusalRow, lang: Lang): NonNullable<QueueDetail['earlier']> {
  const { body, change_asked, decided_at, by } = refusal;
  return {
    ...{ body, by, at: decided_at.toISOString(), asksChange: change_asked },
    reason: reasonWords(refusal, lang),
  };
}

/** The names of the categories and places that bodies reference. */
function namesIn(bodies: readonly Record<string, unknown>[], catalog: Catalog, lang: Lang) {
  const ids = (fields: readonly string[]) =>
    new Set(bodies.flatMap((body) => fields.flatMap((field) => body[field] ?? []).map(Number)));
  const categories = ids(['businessType', 'subcategories', 'mainCategory', 'subCategory', 'category']);
  return {
    categories: [...categories].flatMap((id) => {
      const row = catalog.category(id);
      return row ? [{ id, name: nameOf(row, lang) }] : [];
    }),
    places: [...ids(['city', 'place'])].map((id) => namedPlace(catalog, id, lang)),
  };
}

/** The moderation queue: reading and deciding. */
export function createModeration(needs: ModerationNeeds) {
  const { db, posting, users, source } = needs;
  const claims = createClaims(db);
  const watchWords = createWatchWords(db);

  async function besides(rows: readonly QueueRow[], now: Date): Promise<Besides> {
    const ids = rows.map(({ id }) => id);
    const looked = rows.map(({ id, kind, body, owner_since }) => ({
      id,
      kind,
      body,
      ownerSince: owner_since,
    }));
    const [pictures, signals] = await Promise.all([
      readPictures(db, ids, presentedRoles),
      watchWords.phrases().then((watched) => findSignals(db, looked, watched, now)),
    ]);
    return { pictures, signals };
  }

  /** A page of pending posts, oldest first, with counts. @throws AppError `invalid_cursor` */
  async function queue(
    { kind, after, limit }: QueueQuery,
    userId: number,
    { lang, now }: RequestContext,
  ): Promise<Queue> {
    const filter = { kind: kind && listingKindOf[kind], after: placeOf(after), userId, now };
    const [rows, counts] = await Promise.all([readQueue(db, filter, limit), countQueue(db)]);
    const page = rows.slice(0, limit);
    const known = await besides(page, now);
    const last = page.at(-1);
    const next =
      rows.length > limit && last
        ? encodeCursor({ sort, key: `${last.change} ${last.at_text}`, id: last.id })
        : null;
    return {
      data: page.map((row) => presentItem(row, known, lang)),
      meta: { next, counts: counts.map((row) => ({ kind: ownKindOf[row.kind], count: row.count })) },
    };
  }

  /** @throws AppError `not_found`, `already_decided` */
  async function detail(
    kind: OwnPostKind,
    id: number,
    userId: number,
    { lang, now }: RequestContext,
  ): Promise<QueueDetail> {
    const waiting = await posting.review.readWaiting(kind, id);
    const [rows, refusal, catalog] = await Promise.all([
      readQueue(db, { id, userId, now }, 1),
      readLastRefusal(db, id),
      source.catalog(),
    ]);
    const [row] = rows;
    if (!row) throw new AppError('already_decided');
    const { body, published, version } = waiting;
    const pictures = await posting.review.picturesOf(waiting, lang, refusal?.body);
    return {
      item: presentItem(row, await besides([row], now), lang),
      body,
      published,
      pictures,
      version,
      checks: checksOf(row.kind),
      earlier: refusal ? presentRefusal(refusal, lang) : null,
      names: namesIn(
        [body, published, refusal?.body].filter((one) => one !== null && one !== undefined),
        catalog,
        lang,
      ),
    };
  }

  /** Pending counts by age. */
  const waiting = (now: Date) => readQueueAge(db, now);

  const deciding = createDeciding({ db, posting, users, claims, notices: createNotices(needs) });
  return {
    queue,
    detail,
    waiting,
    claim: claims.claim,
    release: claims.release,
    watchWords: { read: watchWords.read, save: watchWords.save },
    ...deciding,
  };
}
export type Moderation = ReturnType<typeof createModeration>;
