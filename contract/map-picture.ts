import type { Lang } from './locales.ts';
import type { MapScheme } from './map-palette.ts';
import type { Point } from './places.ts';

/** The types of subjects with a static map picture. */
export const picturedKinds = [
  'businesses',
  'rents',
  'products',
  'jobs',
  'events',
  'office',
  'neighborhoods',
] as const;
export type PicturedKind = (typeof picturedKinds)[number];

/** The site's own office, of which there is one. */
export const officeId = 1;

/** The size in pixels of the page: that of its widest container. */
export const mapPictureSize = { width: 960, height: 280 } as const;

const cityLatitude = 40.7;

const zooms = { exact: 15, rough: 14 } as const;

/** The zoom of a picture, for a world of 512 pixels at 0: lower for approximate positions. */
export const mapPictureZoom = (isExact: boolean): number => (isExact ? zooms.exact : zooms.rough);

const earthMeters = 40_075_016.686;
const worldPixels = 512;

/** Meters per pixel at a zoom, for a world of 512 pixels at 0. */
export const pixelMeters = (zoom: number, lat: number): number =>
  (earthMeters * Math.cos((lat * Math.PI) / 180)) / (worldPixels * 2 ** zoom);

/** The total vertical padding around an area, in pixels. */
const areaMargin = 40;
const areaZooms = { least: 9, most: 15 } as const;

/** The maximum zoom at which a picture shows an area completely. */
export function areaPictureZoom({ width, height }: { width: number; height: number }): number {
  const { width: wide, height: tall } = mapPictureSize;
  const meters = Math.max(height / (tall - areaMargin), width / (wide - areaMargin), 0.01);
  // Within the city the effect of latitude is less than a hundredth.
  const zoom = Math.log2(pixelMeters(0, cityLatitude) / meters);
  const rounded = Math.floor(zoom * 10) / 10;
  return Math.min(areaZooms.most, Math.max(areaZooms.least, rounded));
}

/** Changes with the map and the location: a URL that contains it is immutable. */
export const mapPictureVersion = (mapVersion: string, { lat, lng }: Point): string =>
  `${mapVersion}.${lat.toFixed(6)},${lng.toFixed(6)}`;

export interface MapPictureOf {
  kind: PicturedKind;
  id: number;
}

/** The URL of a static map picture, without a pin. */
export function mapPictureAddress(
  { kind, id }: MapPictureOf,
  style: { lang: Lang; scheme: MapScheme },
  version: string,
): string {
  return `/map/pictures/${kind}/${id}/${style.lang}-${style.scheme}.webp?v=${version}`;
}
