import { limits } from '../../../contract/limits.ts';
import type { Crop } from '../../../contract/pictures.ts';

interface Size {
  width: number;
  height: number;
}

/** A view of the picture: its zoom, and the point in the center of the frame. */
export interface View {
  /** 1 if the frame contains as much of the picture as possible. */
  zoom: number;
  /** Fractions of the picture, from its top left. */
  x: number;
  y: number;
}

export const firstView: View = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest part of a picture with the frame's aspect ratio, in fractions of the picture. */
function widest({ width, height }: Size, aspect: number): Size {
  const shape = width / height;
  return shape > aspect ? { width: aspect / shape, height: 1 } : { width: 1, height: shape / aspect };
}

/** The maximum zoom at which the crop is still large enough for display. */
export function mostZoom(picture: Size, aspect: number): number {
  const whole = widest(picture, aspect);
  const side = Math.min(whole.width * picture.width, whole.height * picture.height);
  return between(side / limits.cropByHand.sidePx, 1, limits.cropByHand.zoom);
}

/** The nearest view without space beside the picture. */
export function withinPicture(view: View, picture: Size, aspect: number): View {
  const zoom = between(view.zoom, 1, mostZoom(picture, aspect));
  const { width, height } = widest(picture, aspect);
  const [half, halfHigh] = [width / zoom / 2, height / zoom / 2];
  return { zoom, x: between(view.x, half, 1 - half), y: between(view.y, halfHigh, 1 - halfHigh) };
}

/** The part of the picture in a view. */
export function partOf(view: View, picture: Size, aspect: number): Crop {
  const { zoom, x, y } = withinPicture(view, picture, aspect);
  const whole = widest(picture, aspect);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return { x: between(x - width / 2, 0, 1), y: between(y - height / 2, 0, 1), width, height };
}

/** Whether a picture has this aspect ratio, within a visible tolerance. */
export const hasShape = ({ width, height }: Size, aspect: number) =>
  Math.abs(width / height / aspect - 1) < 0.02;
