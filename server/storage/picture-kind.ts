import sharp from 'sharp';
import { limits } from '../../contract/limits.ts';
import type { uploadTypes } from '../../contract/pictures.ts';

export type PictureKind = (typeof uploadTypes)[number];

/** What is wrong with bytes that should be a picture; `heic` is one that this decoder does not have. */
export type PictureIssue = 'kind' | 'pixels' | 'side' | 'heic';

/** Brands of HEIF whose pictures are HEVC, which the usual builds of the decoder leave out for its patents. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Whether the bytes say that they are HEIC, read or not: the brands of their first box name it. */
export function saysHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256));
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && heicBrands.has(head.toString('latin1', at, at + 4))) return true;
  }
  return false;
}

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
): Promise<{ kind: PictureKind } | { issue: PictureIssue }> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const kind = kindOf(head.format, head.compression);
    if (!kind) return { issue: 'kind' };
    const { width, height } = head;
    if (width * height > limits.uploadPixels) return { issue: 'pixels' };
    return Math.max(width, height) > limits.uploadSidePx ? { issue: 'side' } : { kind };
  } catch {
    return { issue: saysHeic(bytes) ? 'heic' : 'kind' };
  }
}
