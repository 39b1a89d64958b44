import sharp from 'sharp';
import { limits } from '../../contract/limits.ts';
import type { uploadTypes } from '../../contract/pictures.ts';

export type PictureKind = (typeof uploadTypes)[number];

/** Why bytes are not a supported picture; `heic` is a format that this decoder lacks. */
export type PictureIssue = 'kind' | 'pixels' | 'side' | 'heic';

/** HEIF brands with HEVC pictures, which common builds of the decoder omit because of patents. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Whether the bytes are declared as HEIC, decodable or not: by the brands in their first box. */
export function saysHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256));
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && heicBrands.has(head.toString('latin1', at, at + 4))) return true;
  }
  return false;
}

/** Formats by the decoder's names. SVG can contain scripts, and videos are not pictures. */
function kindOf(format: string | undefined, compression: string | undefined): PictureKind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return format === 'jpeg' || format === 'png' || format === 'webp' ? format : undefined;
}

/**
 * Determines the format from the bytes, or why they are not a picture. Only the header is read, so that rejecting a
 * large picture is cheap.
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
