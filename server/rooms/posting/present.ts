import type { Lang } from '../../../contract/locales.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { presentPicture } from '../listings/pictures.ts';
import type { readMedia } from './queries.ts';

type MediaRow = Awaited<ReturnType<typeof readMedia>>[number];

/** The pictures that a body references, in its order and with its alternative texts. */
export function presentNamed(
  refs: readonly { id: number; alt: string | null }[],
  rows: readonly MediaRow[],
  lang: Lang,
): Picture[] {
  return refs.flatMap(({ id, alt }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [presentPicture({ ...row, alt_en: alt, alt_ar: alt }, lang)] : [];
  });
}
