/*
 * The part of GeoJSON (RFC 7946) that the base map uses. Positions are longitude, latitude in WGS 84
 * degrees; the first ring of a polygon is its outline, the others are holes.
 */

export type Position = number[];

export interface Polygon {
  type: 'Polygon';
  coordinates: Position[][];
}

export interface MultiPolygon {
  type: 'MultiPolygon';
  coordinates: Position[][][];
}

export interface Point {
  type: 'Point';
  coordinates: Position;
}

export interface LineString {
  type: 'LineString';
  coordinates: Position[];
}

export interface MultiLineString {
  type: 'MultiLineString';
  coordinates: Position[][];
}

export interface Feature<Geometry, Properties> {
  type: 'Feature';
  geometry: Geometry;
  properties: Properties;
}

export interface FeatureCollection<Geometry, Properties> {
  type: 'FeatureCollection';
  features: Feature<Geometry, Properties>[];
}
