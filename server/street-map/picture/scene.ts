import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Archive } from '../archive.ts';
import { type PictureView, seenTiles } from './view.ts';

export type Spot = [x: number, y: number];

/** A feature of the tiles in the picture's pixels. */
export interface Shape {
  type: 'point' | 'line' | 'area';
  parts: Spot[][];
  properties: Record<string, string | number | boolean>;
}

/** The content of a picture, by the layers of the tiles. */
export type Scene = Map<string, Shape[]>;

const unpack = promisify(gunzip);
const types = [undefined, 'point', 'line', 'area'] as const;
/** Pixels around the picture in which lines still matter because of their width. */
const margin = 40;

/** Reads the features of a view from the tiles. */
export async function readScene(
  archive: Pick<Archive, 'tile' | 'maxZoom'>,
  view: PictureView,
): Promise<Scene> {
  const scene: Scene = new Map();
  const isSeen = (parts: readonly Spot[][]) => {
    const spots = parts.flat();
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const reaches = (all: number[], length: number) =>
      all.some((one) => one > -margin) && all.some((one) => one < length + margin);
    return reaches(xs, view.width) && reaches(ys, view.height);
  };
  for (const { z, x, y, left, top, size } of seenTiles(
    view,
    Math.min(archive.maxZoom, Math.floor(view.zoom)),
  )) {
    const stored = await archive.tile(z, x, y);
    if (!stored) continue;
    const bytes = stored.isGzip ? await unpack(stored.bytes) : stored.bytes;
    const { layers } = new VectorTile(new PbfReader(bytes));
    for (const [name, layer] of Object.entries(layers)) {
      const shapes = scene.get(name) ?? [];
      scene.set(name, shapes);
      for (let index = 0; index < layer.length; index += 1) {
        const feature = layer.feature(index);
        const type = types[feature.type];
        if (!type) continue;
        const scale = size / feature.extent;
        const parts = feature
          .loadGeometry()
          .map((part) => part.map((spot) => [left + spot.x * scale, top + spot.y * scale] as Spot));
        if (isSeen(parts))
          shapes.push({ type, parts, properties: feature.properties as Shape['properties'] });
      }
    }
  }
  return scene;
}
