import type { PostPhoto } from './post-photo.ts';

const originals = new Map<number, PostPhoto>();

/** Remembers what a photo was cut out of, so that another cut begins with all of it. */
export function keepOriginal(cut: PostPhoto, whole: PostPhoto): void {
  originals.set(cut.id, originalOf(whole));
}

/** The whole photo that a cut was made of, as far as it is known; of any other the photo itself. */
export const originalOf = (photo: PostPhoto): PostPhoto => originals.get(photo.id) ?? photo;
