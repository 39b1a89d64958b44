import { limits } from '../../../../contract/limits.ts';
import { headBytes, pictureSize } from './picture-size.ts';

/** The maximum file size and dimensions of a selected photo: it is scaled down before the upload. */
export const chosenPhoto = { megabytes: 40, megapixels: 100 } as const;
/** The longer side of uploaded photos in pixels: more than any screen displays. */
const longestSide = 2_400;
/** The same for previews in the form. */
const previewSide = 900;
const quality = 0.86;
/** Photos within the dimensions are uploaded unchanged up to this file size. */
const lightBytes = 1_500_000;
/** Formats that every server of this site accepts. */
const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a file cannot be sent; its value is the message key. */
export type PhotoIssue = 'tooHeavy' | 'tooManyPixels' | 'tooSmall' | 'empty' | 'unreadable';
export class PhotoError extends Error {
  readonly issue: PhotoIssue;
  constructor(issue: PhotoIssue) {
    super(issue);
    this.issue = issue;
  }
}

interface Size {
  width: number;
  height: number;
}

function requireSize({ width, height }: Size): void {
  if (width * height > chosenPhoto.megapixels * 1_000_000) throw new PhotoError('tooManyPixels');
  if (Math.max(width, height) < limits.postPicturePx) throw new PhotoError('tooSmall');
}

/** Draws a picture with its EXIF orientation applied, scaled to a maximum length of its longer side. */
function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const { width, height } = picture;
  const share = Math.min(longest / Math.max(width, height), 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(width * share), 1);
  canvas.height = Math.max(Math.round(height * share), 1);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new PhotoError('unreadable');
  // JPEG has no transparency: transparent areas would become black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError('unreadable');
  });

/** The photo to upload, and a preview as a `data:` URL. */
export interface ShrunkPhoto {
  blob: Blob;
  preview: string;
}

const previewOf = (picture: ImageBitmap) => drawn(picture, previewSide).toDataURL('image/jpeg', quality);

/** The preview of a photo that was scaled down before. @throws PhotoError */
export async function readPreview(blob: Blob): Promise<string> {
  const picture = await decode(blob);
  try {
    return previewOf(picture);
  } finally {
    picture.close();
  }
}

/**
 * The photo to upload: upright, with a longer side of at most 2,400 pixels, without metadata. Accepts everything
 * the browser can decode, including HEIC if supported.
 * @throws PhotoError
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  if (file.size === 0) throw new PhotoError('empty');
  if (file.size > chosenPhoto.megabytes * 1_048_576) throw new PhotoError('tooHeavy');
  // Rejects before decoding, as phones have little memory.
  const size = pictureSize(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (size) requireSize(size);
  const picture = await decode(file);
  try {
    requireSize(picture);
    const preview = previewOf(picture);
    const isSmall = Math.max(picture.width, picture.height) <= longestSide && file.size <= lightBytes;
    if (isSmall && readable.includes(file.type)) return { blob: file, preview };
    const canvas = drawn(picture, longestSide);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    // Phones with little memory return nothing.
    if (!blob || blob.size === 0) throw new PhotoError('unreadable');
    return { blob, preview };
  } finally {
    picture.close();
  }
}
