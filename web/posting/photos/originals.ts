import type { PostPhoto } from './post-photo.ts';

const originals = new Map<number, PostPhoto>();

/** Remembers the originals of crops, so that another crop begins with the whole photo. */
export function keepOriginal(cut: PostPhoto, whole: PostPhoto): void {
  originals.set(cut.id, originalOf(whole));
}

/** The original of a crop, if known; otherwise the photo itself. */
export const originalOf = (photo: PostPhoto): PostPhoto => originals.get(photo.id) ?? photo;
