import sharp from 'sharp';
import { limits } from '../../contract/limits.ts';
import type { uploadTypes } from '../../contract/pictures.ts';

export type PictureKind = (typeof uploadTypes)[number];

/** What is wrong with bytes that should be a picture. */
export type PictureFault = 'kind' | 'pixels';

/** Formats as the decoder names them. Drawings (SVG) can carry scripts, and films are no pictures. */
function kindOf(format: string | undefined, compression: string | undefined): PictureKind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return format === 'jpeg' || format === 'png' || format === 'webp' ? format : undefined;
}

/**
 * Looks at the bytes themselves: which kind of picture they are, or what is wrong with them. Only the head
 * is read, so a picture of any size costs nothing to refuse.
 */
export async function examinePicture(
  bytes: Uint8Array,
): Promise<{ kind: PictureKind } | { fault: PictureFault }> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const kind = kindOf(head.format, head.compression);
    if (!kind) return { fault: 'kind' };
    return head.width * head.height > limits.uploadPixels ? { fault: 'pixels' } : { kind };
  } catch {
    return { fault: 'kind' };
  }
}
