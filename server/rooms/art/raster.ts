import sharp from 'sharp';
import type { Both } from '../../../contract/locales.ts';
import { PHOTOS } from './scenes/catalogue.ts';
import { sceneDocument } from './scenes/frame.ts';

/** WebP quality: below it the thin lines of tile work fray. */
const QUALITY = 82;

/**
 * Paints an SVG document as WebP.
 *
 * @param width pixels; the height follows from the document
 * @throws when the text is no SVG document
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  // The renderer is asked for the final size, so lines stay sharp at any width.
  return sharp(Buffer.from(svg, 'utf8')).resize({ width }).webp({ quality: QUALITY }).toBuffer();
}

/** A photograph-to-be of the demo content. */
export interface DemoPhoto {
  key: string;
  /** A document of 800 × 600. */
  svg: string;
  alt: Both;
}

/** Every stand-in photograph, always in the same order and with the same bytes. */
export function demoPhotos(): DemoPhoto[] {
  return PHOTOS.map(({ key, draw, alt }) => ({ key, svg: sceneDocument(draw()), alt }));
}
