import type { DrawnFeature } from '../../geography/drawn/drawn-map.ts';
import { isSeen, type Scene, type Shape, type Spot } from './scene.ts';
import { type PictureView, spotOf } from './view.ts';

/** Pictures with a lower zoom have no names of minor streets. */
const minorNames = 14;

/** A name of a neighborhood, in the fields of the street map's tiles. */
export interface PlaceName {
  properties: { name: string; 'name:en': string; 'name:ar': string };
  geometry: { coordinates: number[] };
}

const types = { Polygon: 'area', LineString: 'line', Point: 'point' } as const;

function partsOf({ geometry }: DrawnFeature): number[][][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'LineString' ? [geometry.coordinates] : [[geometry.coordinates]];
}

/** The content of a picture from the map that is drawn without an archive, with names of neighborhoods. */
export function drawnScene(
  features: readonly DrawnFeature[],
  places: readonly PlaceName[],
  view: PictureView,
): Scene {
  const scene: Scene = new Map();
  const spot = ([lng = 0, lat = 0]: number[]): Spot => spotOf(view, { lat, lng });
  const add = (layer: string, shape: Shape) => {
    if (isSeen(shape.parts, view)) scene.set(layer, [...(scene.get(layer) ?? []), shape]);
  };
  for (const feature of features) {
    const { layer, from = 0, name, ...properties } = feature.properties;
    if (layer === 'sheet' || from > view.zoom) continue;
    const isNamed = name !== undefined && (properties.kind !== 'minor_road' || view.zoom >= minorNames);
    add(layer, {
      type: types[feature.geometry.type],
      parts: partsOf(feature).map((part) => part.map(spot)),
      properties: { ...properties, ...(isNamed && { name }) },
    });
  }
  for (const { properties, geometry } of places)
    add('places', {
      type: 'point',
      parts: [[spot(geometry.coordinates)]],
      properties: { ...properties, kind: 'neighbourhood' },
    });
  return scene;
}
