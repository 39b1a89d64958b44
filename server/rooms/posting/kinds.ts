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

/** A post as its form sends it, settled. Which fields it has depends on its kind. */
export type Body = Record<string, unknown> & { lang: Lang };

type AnyKind = KindOfPost<ListingKind, object, Body>;
// Each kind's own types meet here: what a kind's schema made goes to that kind only.
const kinds = {
  business: businessPost,
  product: productPost,
  rent: rentalPost,
  job: jobPost,
  event: eventPost,
} as unknown as Record<OwnPostKind, AnyKind>;

/** What a form sent and its schema took, with one way to say each thing. */
export function settled(kind: OwnPostKind, sent: object, requestLang: Lang): Body {
  return kinds[kind].settle(sent, requestLang);
}

/** A post as it is written, but for what its poster does not say. */
export function draftOf(
  kind: OwnPostKind,
  body: Body,
  catalog: Catalog,
  before: Whole | null,
  rest: Unwritten,
): ListingDraft {
  return { ...kinds[kind].draft(body, { catalog, before }), ...rest } as ListingDraft;
}

/** What the form would send to get this listing; what an imported one never had is null. */
export function bodyOf(kind: OwnPostKind, whole: Whole, catalog: Catalog): Body {
  return kinds[kind].body(whole, catalog) as Body;
}

/** The pictures that a body names, each once. */
export function photosOf(kind: OwnPostKind, body: Body): { id: number; alt: string | null }[] {
  const refs = kinds[kind].photos(body).filter((ref) => ref !== null);
  return [...new Map(refs.map((ref) => [ref.id, ref])).values()];
}

/** Lists of which only the names are text: a change of them waits where it brings a new one. */
const namedLists = ['specialHours', 'fees'];

function namesIn(list: unknown): string[] {
  const entries: { name?: string | null }[] = Array.isArray(list) ? list : [];
  return entries.flatMap(({ name }) => name ?? []);
}

/**
 * What a change of a published post touches.
 * @returns `waits` where any of it is text, a picture, a category, a place or a way to reach the poster
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
