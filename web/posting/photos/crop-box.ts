import { limits } from '../../../contract/limits.ts';
import type { Crop } from '../../../contract/pictures.ts';

interface Size {
  width: number;
  height: number;
}

/** How a picture lies behind its frame: how much it is enlarged, and which point of it is in the middle. */
export interface View {
  /** 1 where the frame holds as much as it can. */
  zoom: number;
  /** Fractions of the picture, from its top left. */
  x: number;
  y: number;
}

export const firstView: View = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** How much of a picture a frame of this shape (width by height) holds at most, in fractions of the picture. */
function widest({ width, height }: Size, aspect: number): Size {
  const shape = width / height;
  return shape > aspect ? { width: aspect / shape, height: 1 } : { width: 1, height: shape / aspect };
}

/** How much a picture may be enlarged before what is left of it is too small to be shown. */
export function mostZoom(picture: Size, aspect: number): number {
  const whole = widest(picture, aspect);
  const side = Math.min(whole.width * picture.width, whole.height * picture.height);
  return between(side / limits.cropByHand.sidePx, 1, limits.cropByHand.zoom);
}

/** The nearest view that shows nothing beside the picture. */
export function withinPicture(view: View, picture: Size, aspect: number): View {
  const zoom = between(view.zoom, 1, mostZoom(picture, aspect));
  const { width, height } = widest(picture, aspect);
  const [half, halfHigh] = [width / zoom / 2, height / zoom / 2];
  return { zoom, x: between(view.x, half, 1 - half), y: between(view.y, halfHigh, 1 - halfHigh) };
}

/** The part of the picture that a view shows. */
export function partOf(view: View, picture: Size, aspect: number): Crop {
  const { zoom, x, y } = withinPicture(view, picture, aspect);
  const whole = widest(picture, aspect);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return { x: between(x - width / 2, 0, 1), y: between(y - height / 2, 0, 1), width, height };
}

/** Whether a picture has this shape already, as far as an eye can tell. */
export const hasShape = ({ width, height }: Size, aspect: number) =>
  Math.abs(width / height / aspect - 1) < 0.02;
