import type { PostPhoto } from './post-photo.ts';

/** The photos with one of them moved to a position, from 0; the same list if nothing changes. */
export function movedTo(photos: readonly PostPhoto[], id: number, place: number): readonly PostPhoto[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const photo = photos[from];
  const to = Math.min(Math.max(place, 0), photos.length - 1);
  if (!photo || from === to) return photos;
  const others = photos.toSpliced(from, 1);
  return others.toSpliced(to, 0, photo);
}

/** The photos in their previous order, followed by those added since. */
export function orderedAs(photos: readonly PostPhoto[], ids: readonly number[]): PostPhoto[] {
  const place = ({ id }: PostPhoto) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return photos.toSorted((left, right) => place(left) - place(right));
}

/**
 * The photos with another one. Small files finish before large ones: it is inserted before trailing photos that
 * were selected later, and takes the position of the photo it replaces.
 * @param turnOf the sequence number of a photo's selection; undefined for those of a draft
 */
export function withArrived(
  photos: readonly PostPhoto[],
  arrived: PostPhoto,
  turnOf: (id: number) => number | undefined,
  replaces: number | null = null,
): readonly PostPhoto[] {
  if (photos.some(({ id }) => id === arrived.id)) return photos;
  const replaced = photos.findIndex(({ id }) => id === replaces);
  if (replaced >= 0) return photos.with(replaced, arrived);
  const turn = turnOf(arrived.id) ?? Number.POSITIVE_INFINITY;
  let place = photos.length;
  while (place > 0 && (turnOf(photos[place - 1]?.id ?? -1) ?? -1) > turn) place -= 1;
  return photos.toSpliced(place, 0, arrived);
}
