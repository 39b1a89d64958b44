import type { Lang } from './locales.ts';

/** Records with share pictures; the names are those of saved items, and of other records with a page. */
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

/** The size of every share picture in pixels. */
export const sharedSize = { width: 1200, height: 630 } as const;

/** A version in a URL, so that the picture is immutable. */
export function versionOf(updatedAt: Date | string): string {
  return new Date(updatedAt).getTime().toString(36);
}

/** The path of the share picture of a record (OpenGraph). */
export function sharedPicturePath(
  kind: SharedKind,
  id: number,
  lang: Lang,
  updatedAt?: Date | string | null,
): string {
  return `/og/${kind}/${id}.png?lang=${lang}${updatedAt ? `&v=${versionOf(updatedAt)}` : ''}`;
}

/** The picture of pages without a record. */
export function sitePicturePath(lang: Lang): string {
  return `/og/site.png?lang=${lang}`;
}
