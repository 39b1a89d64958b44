import type { Either, Lang } from '../../../contract/locales.ts';
import { pickText } from '../../../contract/locales.ts';
import type { Picture, PictureRole } from '../../../contract/pictures.ts';
import type { MediaVariant } from '../../database/tables.ts';

/** A picture of a listing as a database row. */
export interface PictureRow {
  listing_id: number;
  role: PictureRole;
  position: number;
  alt_en: string | null;
  alt_ar: string | null;
  id: number;
  key: string;
  width: number;
  height: number;
  placeholder: string | null;
  variants: MediaVariant[];
}

export function presentPicture(
  row: Omit<PictureRow, 'listing_id' | 'role' | 'position'>,
  lang: Lang,
): Picture {
  const alt: Either = { ...(row.alt_en && { en: row.alt_en }), ...(row.alt_ar && { ar: row.alt_ar }) };
  const focus = row.variants[0]?.focus;
  return {
    id: row.id,
    url: `/media/${row.key}`,
    width: row.width,
    height: row.height,
    alt: pickText(alt, lang).text,
    placeholder: row.placeholder,
    ...(focus !== undefined && { focus }),
    variants: row.variants.map(({ key, width, type }) => ({ url: `/media/${key}`, width, type })),
  };
}

/** The pictures by role, in the owner's order. */
export function presentPictures(rows: readonly PictureRow[], lang: Lang): Record<PictureRole, Picture[]> {
  const sorted = [...rows].sort((a, b) => a.position - b.position);
  const of = (role: PictureRole) =>
    sorted.filter((row) => row.role === role).map((row) => presentPicture(row, lang));
  return { logo: of('logo'), cover: of('cover'), main: of('main'), gallery: of('gallery') };
}
