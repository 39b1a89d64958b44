import type { Feature, FeatureCollection, MultiPolygon, Point } from './geojson.ts';

/** The outline of a place, or the name of a neighborhood or a borough, in the fields of the street map's tiles. */
export type AreaFeature =
  | Feature<MultiPolygon, { kind: 'area'; place: number }>
  | Feature<Point, { kind: 'name' | 'borough'; name: string; 'name:en': string; 'name:ar': string }>;
export type AreaFeatures = FeatureCollection<AreaFeature['geometry'], AreaFeature['properties']>;
