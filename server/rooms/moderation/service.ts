import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import type { Queue, QueueDetail, QueueItem, QueueQuery } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/own-posts.ts';
import { listingKindOf, ownKindOf, ownPages } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { Asked } from '../../http/asked.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Letter, Mailer } from '../../mail/letter.ts';
import { note } from '../audit/service.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { type PictureRow, presentPictures } from '../listings/pictures.ts';
import { readPictures } from '../listings/queries.ts';
import type { Decided, Posting, Waiting } from '../posting/service.ts';
import { listingPath } from '../sitemap/service.ts';
import { countQueue, findPoster, type QueuePlace, type QueueRow, readHeadOf, readQueue } from './queries.ts';

const sort = 'queue';
const shownRoles = ['logo', 'cover', 'main'] as const;

export interface ModerationNeeds {
  db: Db;
  posting: Posting;
  mailer: Mailer;
  publicUrl: string;
}

/** Which post is decided on, by whom, having seen which version of it. */
export interface Wish {
  kind: OwnPostKind;
  id: number;
  actor: Actor;
  version: string | undefined;
}

/** A cursor has one key: the moment and whether it is a change stand in it together. */
function placeOf(after: string | undefined): QueuePlace | undefined {
  const cursor = decodeCursor(after, sort);
  if (!cursor) return undefined;
  const [change, ...at] = cursor.key.split(' ');
  return { at: at.join(' '), change: change === '1' ? 1 : 0, id: cursor.id };
}

/** The title of what waits: a change has one of its own. */
function titleOf({ body, title_en, title_ar }: QueueRow): Either {
  const given = body?.title ?? body?.companyName;
  if (typeof given === 'string') return { [(body?.lang as Lang | undefined) ?? 'en']: given };
  return (given as Either | undefined) ?? eitherOf(title_en, title_ar);
}

function presentItem(row: QueueRow, pictures: readonly PictureRow[], lang: Lang): QueueItem {
  const title = pickText(titleOf(row), lang);
  const shown = presentPictures(
    pictures.filter((picture) => picture.listing_id === row.id),
    lang,
  );
  const { owner_id, owner_name, owner_since } = row;
  return {
    kind: ownKindOf[row.kind],
    id: row.id,
    title: title.text,
    lang: title.lang,
    change: row.change === 1,
    submittedAt: row.at.toISOString(),
    poster:
      owner_id === null || owner_name === null || owner_since === null
        ? null
        : { id: owner_id, name: owner_name, since: owner_since.toISOString() },
    photo: shown.cover[0] ?? shown.main[0] ?? shown.logo[0] ?? null,
  };
}

/** What moderators do. Every decision is made once, is in the log, and is told to the poster. */
export function createModeration({ db, posting, mailer, publicUrl }: ModerationNeeds) {
  /** A page of what waits, the oldest first, and how much there is. @throws AppError `invalid_cursor` */
  async function queue({ kind, after, limit }: QueueQuery, { lang }: Asked): Promise<Queue> {
    const [rows, counts] = await Promise.all([
      readQueue(db, { kind: kind && listingKindOf[kind], after: placeOf(after) }, limit),
      countQueue(db),
    ]);
    const page = rows.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const pictures = await readPictures(db, ids, shownRoles);
    const last = page.at(-1);
    const next =
      rows.length > limit && last
        ? encodeCursor({ sort, key: `${last.change} ${last.at_text}`, id: last.id })
        : null;
    return {
      data: page.map((row) => presentItem(row, pictures, lang)),
      meta: { next, counts: counts.map((row) => ({ kind: ownKindOf[row.kind], count: row.count })) },
    };
  }

  /** @throws AppError `not_found`, `already_decided` */
  async function detail(kind: OwnPostKind, id: number, { lang }: Asked): Promise<QueueDetail> {
    const waiting = await posting.review.look(kind, id);
    const [rows, shown, pictures] = await Promise.all([
      readQueue(db, { id }, 1),
      readPictures(db, [id], shownRoles),
      posting.review.picturesOf(kind, waiting.body, lang),
    ]);
    const { body, published, version } = waiting;
    return { item: presentItem(rows[0] as QueueRow, shown, lang), body, published, pictures, version };
  }

  /** @throws AppError `not_found`, `already_decided`, `conflict`, `invalid_fields` */
  async function approve({ kind, id, actor, version }: Wish, asked: Asked): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { userId } = actor;
      const { waiting, decided } = await posting.review.approve(tx, kind, id, { userId, version }, asked);
      await log(tx, 'approve', waiting, decided, userId);
      const isChange = waiting.change !== null;
      const { slug } = await readHeadOf(tx, id);
      await tell(tx, waiting, ({ name, title, lang }) => ({
        kind: 'post-approved',
        name,
        title,
        isChange,
        link: pageIn(publicUrl, listingPath(waiting.whole.listing.kind, { id, slug }), lang),
      }));
    });
  }

  /** @throws AppError `not_found`, `already_decided`, `conflict` */
  async function reject({ kind, id, actor, version }: Wish, reason: string, { now }: Asked): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { userId } = actor;
      const { waiting, decided } = await posting.review.reject(
        tx,
        kind,
        id,
        reason,
        { userId, version },
        now,
      );
      await log(tx, 'reject', waiting, decided, userId);
      const isChange = waiting.change !== null;
      await tell(tx, waiting, ({ name, title, lang }) => ({
        kind: 'post-rejected',
        name,
        title,
        isChange,
        reason,
        link: pageIn(publicUrl, ownPages[waiting.kind], lang),
      }));
    });
  }

  function log(tx: Db, verb: string, { kind, whole, change }: Waiting, decided: Decided, actorId: number) {
    const action = `${change ? 'change' : 'post'}.${verb}`;
    return note(tx, { actorId, action, subject: kind, subjectId: whole.listing.id, ...decided });
  }

  /** Writes to the poster, in their language. Of a post that is nobody's nobody is told. */
  async function tell(tx: Db, { whole }: Waiting, letter: (about: About) => Letter): Promise<void> {
    const { owner_id } = whole.listing;
    const poster = owner_id === null ? undefined : await findPoster(tx, owner_id);
    if (!poster) return;
    const { email, name, lang } = poster;
    const { title_en, title_ar } = await readHeadOf(tx, whole.listing.id);
    const title = pickText(eitherOf(title_en, title_ar), lang).text;
    await mailer.send(tx, { to: email, lang, letter: letter({ name, title, lang }) });
  }

  /** How many wait. */
  async function waiting(): Promise<number> {
    return (await countQueue(db)).reduce((sum, { count }) => sum + count, 0);
  }

  return { queue, detail, approve, reject, waiting };
}
export type Moderation = ReturnType<typeof createModeration>;

interface About {
  name: string;
  title: string;
  lang: Lang;
}
