import { type Lang, pickText } from '../../../contract/locales.ts';
import type { OwnPost } from '../../../contract/my-posts.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import { fieldMeant, type StandardReason } from '../../../contract/reasons.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { eitherOf } from '../catalog/service.ts';
import { type PictureRow, presentPictures } from '../listings/pictures.ts';
import { abilitiesOf } from './abilities.ts';
import type { OwnPostRow } from './queries.ts';

/** The pictures from which a post's thumbnail is selected. */
export const presentedRoles = ['logo', 'cover', 'main'] as const;

/** A post as its owner sees it. */
export function presentOwnPost(
  row: OwnPostRow,
  pictures: readonly PictureRow[],
  { lang, now }: Pick<RequestContext, 'lang' | 'now'>,
): OwnPost {
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  const presented = presentPictures(
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
    photo: presented.cover[0] ?? presented.main[0] ?? presented.logo[0] ?? null,
    views: row.views,
    contactClicks: row.contact_clicks,
    scans: row.scans ?? 0,
    reviews:
      row.kind === 'business'
        ? { count: row.review_count, average: row.rating, thisMonth: row.reviews_this_month ?? 0 }
        : null,
    hoursConfirmedAt: row.hours_confirmed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...whyOf(row, change, lang),
    change,
    closedAs: row.closed_as,
    reserved: row.reserved && row.status !== 'closed',
    cancelled: row.event_state === 'cancelled',
    takenDown: row.taken_down_at !== null,
    abilities: abilitiesOf(row, now),
  };
}

/** Why it, or its last revision, is not published, and whether it was returned for changes rather than rejected. */
function whyOf(
  row: OwnPostRow,
  change: OwnPost['change'],
  lang: Lang,
): Pick<OwnPost, 'reason' | 'isReturned' | 'reasonField'> {
  const why = (template: StandardReason | null, note: string | null, reasonField: string | null) => ({
    reason: reasonWords({ template, note }, lang),
    reasonField,
  });
  if (row.taken_down_at) {
    const { take_down_template: template, take_down_reason: note } = row;
    return { ...why(template, note, fieldMeant(ownKindOf[row.kind], template)), isReturned: false };
  }
  if (row.status === 'rejected')
    return {
      ...why(row.reject_template, row.reject_reason, row.reject_field),
      isReturned: row.change_asked,
    };
  if (change !== 'rejected' || !row.change) return { reason: null, reasonField: null, isReturned: false };
  const { template, reason, field, asked } = row.change;
  return { ...why(template, reason, field), isReturned: asked };
}
