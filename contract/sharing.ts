import type { Lang } from './locales.ts';

/** What has a picture for sharing of its own; the names are those of saved items, and what else has a page. */
export const sharedKinds = [
  'business',
  'rent',
  'product',
  'job',
  'event',
  'blog',
  'news',
  'guide',
  'category',
] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** Pixels of every picture for sharing. */
export const sharedSize = { width: 1200, height: 630 } as const;

/** Names a state of a record in an address, so that its picture may be kept for ever. */
export function versionOf(updatedAt: Date | string): string {
  return new Date(updatedAt).getTime().toString(36);
}

/** The path of the picture that stands for a record where its page is shared (OpenGraph). */
export function sharedPicturePath(
  kind: SharedKind,
  id: number,
  lang: Lang,
  updatedAt?: Date | string | null,
): string {
  return `/og/${kind}/${id}.png?lang=${lang}${updatedAt ? `&v=${versionOf(updatedAt)}` : ''}`;
}

/** The picture of pages that stand for no record. */
export function sitePicturePath(lang: Lang): string {
  return `/og/site.png?lang=${lang}`;
}
