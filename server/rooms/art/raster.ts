import sharp from 'sharp';
import type { Both } from '../../../contract/locales.ts';
import { PHOTOS } from './scenes/catalogue.ts';
import { sceneDocument } from './scenes/frame.ts';

/**
 * Renders an SVG document as PNG: lossless, since it is encoded again when it is stored.
 *
 * @param width pixels; the height follows from the document
 * @throws if the text is not an SVG document
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  // The renderer is called with the final size, so that lines are sharp at any width.
  return sharp(Buffer.from(svg, 'utf8')).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
}

/** A generated photograph of the demo content. */
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
 * The key of a scene for one record; a scene that does not vary has a single key.
 * @param record the key of the record that the scene is rendered for, if it is for one alone
 * @throws if there is no such scene
 */
export function demoPhotoKey(scene: string, record?: string): string {
  return record !== undefined && sceneOf(scene).drawFor ? `${scene}-for-${record}` : sceneOf(scene).key;
}

/** A scene as rendered for one record. See `demoPhotoKey`. */
export function demoPhotoFor(scene: string, record?: string): DemoPhoto {
  const { draw, drawFor, alt } = sceneOf(scene);
  const shapes = record !== undefined && drawFor ? drawFor(record) : draw();
  return { key: demoPhotoKey(scene, record), svg: sceneDocument(shapes), alt };
}
