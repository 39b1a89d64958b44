import { type Lang, pickText } from '../../../contract/locales.ts';
import type { OwnPost, OwnPosts, OwnPostsQuery } from '../../../contract/my-posts.ts';
import { listingKindOf, ownKindOf } from '../../../contract/post-kinds.ts';
import { fieldMeant, type StandardReason } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { eitherOf } from '../catalog/service.ts';
import { type PictureRow, presentPictures } from '../listings/pictures.ts';
import { readPictures } from '../listings/queries.ts';
import { abilitiesOf } from './abilities.ts';
import { countOwnPosts, type OwnPostRow, readOwnPost, readOwnPosts } from './queries.ts';

export { may, type PostState } from './abilities.ts';

const sort = 'own';
const shownRoles = ['logo', 'cover', 'main'] as const;

function presentOwnPost(
  row: OwnPostRow,
  pictures: readonly PictureRow[],
  { lang, now }: Pick<RequestContext, 'lang' | 'now'>,
): OwnPost {
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  const shown = presentPictures(
    pictures.filter((picture) => picture.listing_id === row.id),
    lang,
  );
  const change =
    row.change?.status === 'pending' || row.change?.status === 'rejected' ? row.change.status : null;
  return {
    kind: ownKindOf[row.kind],
    id: row.id,
    slug: row.slug,
    title: title.text,
    lang: title.lang,
    status: row.status,
    priceCents: row.price_cents,
    photo: shown.cover[0] ?? shown.main[0] ?? shown.logo[0] ?? null,
    views: row.views,
    contactClicks: row.contact_clicks,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...whyOf(row, change, lang),
    change,
    closedAs: row.closed_as,
    reserved: row.reserved && row.status !== 'closed',
    takenDown: row.taken_down_at !== null,
    abilities: abilitiesOf(row, now),
  };
}

/** Why it, or its last change, is not published, and whether it was sent back rather than refused. */
function whyOf(
  row: OwnPostRow,
  change: OwnPost['change'],
  lang: Lang,
): Pick<OwnPost, 'reason' | 'changeAsked' | 'reasonField'> {
  const why = (template: StandardReason | null, note: string | null, reasonField: string | null) => ({
    reason: reasonWords({ template, note }, lang),
    reasonField,
  });
  if (row.taken_down_at) {
    const { take_down_template: template, take_down_reason: note } = row;
    return { ...why(template, note, fieldMeant(ownKindOf[row.kind], template)), changeAsked: false };
  }
  if (row.status === 'rejected')
    return {
      ...why(row.reject_template, row.reject_reason, row.reject_field),
      changeAsked: row.change_asked,
    };
  if (change !== 'rejected' || !row.change) return { reason: null, reasonField: null, changeAsked: false };
  const { template, reason, field, asked } = row.change;
  return { ...why(template, reason, field), changeAsked: asked };
}

/** What members see of their own posts. */
export function createMyPosts(db: Db) {
  /** A page of somebody's posts of a kind and status, the newest first, and how many there are of each. */
  async function list(
    ownerId: number,
    { kind, status, after, limit }: OwnPostsQuery,
    asked: Pick<RequestContext, 'lang' | 'now'>,
  ): Promise<OwnPosts> {
    const { now } = asked;
    const filter = { ownerId, kind: kind && listingKindOf[kind], status, at: now };
    const [rows, counts] = await Promise.all([
      readOwnPosts(db, filter, decodeCursor(after, sort), limit),
      countOwnPosts(db, ownerId, now),
    ]);
    const page = rows.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const pictures = await readPictures(db, ids, shownRoles);
    const last = page.at(-1);
    return {
      data: page.map((row) => presentOwnPost(row, pictures, asked)),
      meta: {
        next: rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null,
        counts: counts.map((row) => ({ ...row, kind: ownKindOf[row.kind] })),
      },
    };
  }

  /** One post as it is now. Whose it is the caller knows: it has just changed it for them. */
  async function one(id: number, asked: Pick<RequestContext, 'lang' | 'now'>): Promise<OwnPost> {
    const row = await readOwnPost(db, id, asked.now);
    return presentOwnPost(row, await readPictures(db, [id], shownRoles), asked);
  }

  return { list, one };
}
export type MyPosts = ReturnType<typeof createMyPosts>;
