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

/** Every scene once, always in the same order and with the same bytes. */
export function demoScenes(): DemoPhoto[] {
  return PHOTOS.map(({ key, draw, alt }) => ({ key, svg: sceneDocument(draw()), alt }));
}

function sceneOf(key: string) {
  const photo = PHOTOS.find((each) => each.key === key);
  if (!photo) throw new Error(`there is no scene of this name: ${key}`);
  return photo;
}

/**
 * The key of a scene as it is drawn for one record; a scene that does not vary is the same for all.
 * @param record the key of what it is drawn for, if it is for one alone
 * @throws when there is no such scene
 */
export function demoPhotoKey(scene: string, record?: string): string {
  return record !== undefined && sceneOf(scene).drawFor ? `${scene}-for-${record}` : sceneOf(scene).key;
}

/** A scene as it is drawn for one record. See `demoPhotoKey`. */
export function demoPhotoFor(scene: string, record?: string): DemoPhoto {
  const { draw, drawFor, alt } = sceneOf(scene);
  const shapes = record !== undefined && drawFor ? drawFor(record) : draw();
  return { key: demoPhotoKey(scene, record), svg: sceneDocument(shapes), alt };
}
