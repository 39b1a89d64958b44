import { limits } from '../../../../contract/limits.ts';
import { headBytes, pictureSize } from './picture-size.ts';

/** Bytes and pixels of a file that is taken from a phone: it is made smaller before it is sent. */
export const chosenPhoto = { megabytes: 40, megapixels: 100 } as const;
/** Pixels of the longer side of what is sent: more than any screen shows. */
const longestSide = 2_400;
/** The same of what the form shows. */
const previewSide = 900;
const quality = 0.86;
/** A photo of the right size already is sent as it is, unless it has more bytes than this. */
const lightBytes = 1_500_000;
/** What every server of this site reads. */
const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a file cannot be sent; its value names the message. */
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

/** Draws a picture as its orientation says, its longer side at most so long. */
function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const { width, height } = picture;
  const share = Math.min(longest / Math.max(width, height), 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(width * share), 1);
  canvas.height = Math.max(Math.round(height * share), 1);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new PhotoError('unreadable');
  // JPEG has no transparency: what is see-through would come out black.
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

/** A photo as it is sent, and a small one to show, as a `data:` URL. */
export interface ShrunkPhoto {
  blob: Blob;
  preview: string;
}

const previewOf = (picture: ImageBitmap) => drawn(picture, previewSide).toDataURL('image/jpeg', quality);

/** The small picture of a photo that was made smaller before. @throws PhotoError */
export async function readPreview(blob: Blob): Promise<string> {
  const picture = await decode(blob);
  try {
    return previewOf(picture);
  } finally {
    picture.close();
  }
}

/**
 * A photo as it is sent: turned as the camera held it, the longer side at most 2,400 pixels, without metadata. Whatever
 * this browser can decode is taken, so HEIC where it can.
 * @throws PhotoError
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  if (file.size === 0) throw new PhotoError('empty');
  if (file.size > chosenPhoto.megabytes * 1_048_576) throw new PhotoError('tooHeavy');
  // A phone has no memory for what is refused afterwards.
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
    // Phones with little memory answer nothing.
    if (!blob || blob.size === 0) throw new PhotoError('unreadable');
    return { blob, preview };
  } finally {
    picture.close();
  }
}
