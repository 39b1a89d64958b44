import type { PostPhoto } from './post-photo.ts';

/** The photos with one of them at another place, from 0; the same list where nothing changes. */
export function movedTo(photos: PostPhoto[], id: number, place: number): PostPhoto[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const photo = photos[from];
  const to = Math.min(Math.max(place, 0), photos.length - 1);
  if (!photo || from === to) return photos;
  const others = photos.toSpliced(from, 1);
  return others.toSpliced(to, 0, photo);
}

/** The photos in the order that they once had; what has come since stands at the end. */
export function orderedAs(photos: PostPhoto[], ids: readonly number[]): PostPhoto[] {
  const place = ({ id }: PostPhoto) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return photos.toSorted((left, right) => place(left) - place(right));
}

/**
 * The photos with one more. Small files arrive before large ones: it stands before those at the end that were
 * chosen after it, and takes the place of the photo that it replaces.
 * @param turnOf when a photo was chosen here, a growing number; undefined for those of a draft
 */
export function withArrived(
  photos: PostPhoto[],
  arrived: PostPhoto,
  turnOf: (id: number) => number | undefined,
  replaces: number | null = null,
): PostPhoto[] {
  if (photos.some(({ id }) => id === arrived.id)) return photos;
  const replaced = photos.findIndex(({ id }) => id === replaces);
  if (replaced >= 0) return photos.with(replaced, arrived);
  const turn = turnOf(arrived.id) ?? Number.POSITIVE_INFINITY;
  let place = photos.length;
  while (place > 0 && (turnOf(photos[place - 1]?.id ?? -1) ?? -1) > turn) place -= 1;
  return photos.toSpliced(place, 0, arrived);
}
