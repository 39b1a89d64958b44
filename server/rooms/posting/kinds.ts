import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { changedFields } from '../../http/wording.ts';
import type { Catalog } from '../catalog/service.ts';
import type { ListingDraft } from '../listings/service.ts';
import { businessPost } from './business.ts';
import { eventPost } from './event.ts';
import { jobPost } from './job.ts';
import { productPost } from './product.ts';
import { rentalPost } from './rental.ts';
import type { KindOfPost, Unwritten, Whole } from './whole.ts';

/** A form submission after normalization. Its fields depend on the kind. */
export type Body = Record<string, unknown> & { lang: Lang };

type AnyKind = KindOfPost<ListingKind, object, Body>;
// The types of all kinds meet here: the output of a kind's schema goes to that kind only.
const kinds = {
  business: businessPost,
  product: productPost,
  rent: rentalPost,
  job: jobPost,
  event: eventPost,
} as unknown as Record<OwnPostKind, AnyKind>;

/** A form submission that passed its schema, normalized to one representation for each value. */
export function settled(kind: OwnPostKind, sent: object, requestLang: Lang): Body {
  return kinds[kind].settle(sent, requestLang);
}

/** The columns of a post, except those that the poster does not determine. */
export function draftOf(
  kind: OwnPostKind,
  body: Body,
  catalog: Catalog,
  before: Whole | null,
  rest: Unwritten,
): ListingDraft {
  return { ...kinds[kind].draft(body, { catalog, before }), ...rest } as ListingDraft;
}

/** The form submission that would produce this listing; fields that an imported one lacks are null. */
export function bodyOf(kind: OwnPostKind, whole: Whole, catalog: Catalog): Body {
  return kinds[kind].body(whole, catalog) as Body;
}

/** The pictures that a body references, without duplicates. */
export function photosOf(kind: OwnPostKind, body: Body): { id: number; alt: string | null }[] {
  const refs = kinds[kind].photos(body).filter((ref) => ref !== null);
  return [...new Map(refs.map((ref) => [ref.id, ref])).values()];
}

/** Lists in which only the names are text: an edit is pending if it adds a new name. */
const namedLists = ['specialHours', 'fees'];

function namesIn(list: unknown): string[] {
  const entries: { name?: string | null }[] = Array.isArray(list) ? list : [];
  return entries.flatMap(({ name }) => name ?? []);
}

/**
 * The fields that an edit of a published post changes.
 * @returns `waits` if any of them is text, a picture, a category, a place or a contact detail
 */
export function changeOf(kind: OwnPostKind, from: Body, to: Body): { fields: string[]; waits: boolean } {
  const fields = changedFields(from, to);
  const waits = fields.some((field) => {
    if (kinds[kind].atOnce.includes(field)) return false;
    if (!namedLists.includes(field)) return true;
    const known = namesIn(from[field]);
    return namesIn(to[field]).some((name) => !known.includes(name));
  });
  return { fields, waits };
}
