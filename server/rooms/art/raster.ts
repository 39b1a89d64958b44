import sharp from 'sharp';
import type { Both } from '../../../contract/locales.ts';
import { PHOTOS } from './scenes/catalogue.ts';
import { sceneDocument } from './scenes/frame.ts';

/**
 * Paints an SVG document as PNG: without loss, since it is encoded once more when it is stored.
 *
 * @param width pixels; the height follows from the document
 * @throws when the text is no SVG document
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  // The renderer is asked for the final size, so lines stay sharp at any width.
  return sharp(Buffer.from(svg, 'utf8')).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
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
