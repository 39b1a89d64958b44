import type { Point } from '../../../contract/places.ts';

/** The view of a picture. Lengths are in pixels before scaling for high-density screens. */
export interface PictureView {
  centre: Point;
  /** The zoom; the world has 512 pixels at 0. */
  zoom: number;
  width: number;
  height: number;
}

const worldPixels = 512;

function worldSpot({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const size = worldPixels * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** A tile that intersects a view: the position of its upper left corner, and its size. */
export interface SeenTile {
  z: number;
  x: number;
  y: number;
  left: number;
  top: number;
  size: number;
}

/** The tiles of a zoom that intersect a view. */
export function seenTiles({ centre, zoom, width, height }: PictureView, z: number): SeenTile[] {
  const middle = worldSpot(centre, zoom);
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const size = worldPixels * 2 ** (zoom - z);
  const tiles: SeenTile[] = [];
  for (let x = Math.floor(left / size); x * size < left + width; x += 1)
    for (let y = Math.floor(top / size); y * size < top + height; y += 1)
      if (x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z)
        tiles.push({ z, x, y, left: x * size - left, top: y * size - top, size });
  return tiles;
}
