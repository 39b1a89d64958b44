import type { Picture } from '../../../contract/pictures.ts';

/** Wide enough for a tile on a high-density screen. */
const tilePx = 300;
const known = new Map<number, string>();

/** Remembers the small file of an uploaded picture: a draft stores the large one only. */
export function keepThumbnail({ id, url, variants }: Picture): void {
  const fitting = variants.filter(({ width }) => width >= tilePx).toSorted((a, b) => a.width - b.width);
  known.set(id, fitting[0]?.url ?? url);
}

/** The URL of the smallest file that fills a tile, if known. */
export function thumbnailOf({ id, url }: { id: number; url: string }): string {
  return known.get(id) ?? url;
}
