import type { Picture } from '../../../contract/pictures.ts';

/** Wide enough for a tile on a dense screen. */
const tilePx = 300;
const known = new Map<number, string>();

/** Remembers the small file of a picture that has just come: a draft keeps the large one only. */
export function keepThumbnail({ id, url, variants }: Picture): void {
  const fitting = variants.filter(({ width }) => width >= tilePx).toSorted((a, b) => a.width - b.width);
  known.set(id, fitting[0]?.url ?? url);
}

/** The address of the smallest file that fills a tile, as far as it is known. */
export function thumbnailOf({ id, url }: { id: number; url: string }): string {
  return known.get(id) ?? url;
}
