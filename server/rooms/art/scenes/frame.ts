import type { ZelligeOptions } from '../zellige.ts';
import { zelligeBody } from '../zellige.ts';

/** Scenes are drawn at 800 × 600 and cropped to the center. */
export const SCENE_WIDTH = 800;
export const SCENE_HEIGHT = 600;

/** A panel of tile work in a scene, clipped at its edges. */
export function tilePanel(
  seed: string,
  x: number,
  y: number,
  width: number,
  height: number,
  options: Omit<ZelligeOptions, 'width' | 'height'>,
): string {
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${zelligeBody(seed, { ...options, width, height })}</svg>`
  );
}

/** Wraps a scene's shapes in an SVG document, with light from the upper left. */
export function sceneDocument(shapes: string): string {
  const size = `width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}"` +
    ` preserveAspectRatio="xMidYMid slice">${shapes}` +
    '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".16"/>' +
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#04201F" stop-opacity=".22"/></linearGradient>' +
    `<rect ${size} fill="url(#light)"/></svg>`
  );
}
