import type { Sharp } from 'sharp';

/** The size at which the subject is looked for: details do not matter, and a small copy takes a few milliseconds. */
const searchWidth = 120;
/** The frame of cards and rows, which is the widest in which people see each other's photos. */
const frame = 3 / 4;
/** The position in percent for pictures without a focus, as in `web/ui/shared/art.module.css`. */
const usual = 30;
/** Smaller differences are invisible, and not worth their bytes. */
const leastDifference = 8;

/**
 * Where a frame of 4 : 3 shows the subject of an upright picture: faces, edges and bright colors, by the library's
 * “attention” strategy.
 * @param size of the picture, in pixels
 * @returns the percentage for `object-position`, 0 at the top and 100 at the bottom; undefined for pictures that
 * such a frame shows in their whole height, and if the usual position is as good
 */
export async function focusOf(
  picture: Sharp,
  { width, height }: { width: number; height: number },
): Promise<number | undefined> {
  if (height <= width) return undefined;
  const visible = Math.round(searchWidth * frame);
  const hidden = Math.round((searchWidth * height) / width) - visible;
  const { info } = await picture
    .resize(searchWidth, visible, { fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const top = Math.abs(info.cropOffsetTop ?? 0);
  const focus = Math.min(100, Math.round((100 * top) / hidden));
  return Math.abs(focus - usual) < leastDifference ? undefined : focus;
}
