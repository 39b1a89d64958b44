import type { Lang } from './locales.ts';
import type { MapScheme } from './map-palette.ts';
import type { Point } from './places.ts';

/** What has a still picture of where it is. */
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

/** Pixels of the page: as broad as the broadest place for it. */
export const mapPictureSize = { width: 960, height: 280 } as const;

const cityLatitude = 40.7;

const zooms = { exact: 15, rough: 14 } as const;

/** How close a picture looks, of a world of 512 pixels at 0: at what is known roughly from farther away. */
export const mapPictureZoom = (isExact: boolean): number => (isExact ? zooms.exact : zooms.rough);

const earthMeters = 40_075_016.686;
const worldPixels = 512;

/** Meters of a pixel at a zoom, of a world of 512 pixels at 0. */
export const pixelMeters = (zoom: number, lat: number): number =>
  (earthMeters * Math.cos((lat * Math.PI) / 180)) / (worldPixels * 2 ** zoom);

/** Pixels that stay free around an area, above and below together. */
const areaMargin = 40;
const areaZooms = { least: 9, most: 15 } as const;

/** The zoom at which a picture shows an area as large as it can. */
export function areaPictureZoom({ width, height }: { width: number; height: number }): number {
  const { width: wide, height: tall } = mapPictureSize;
  const meters = Math.max(height / (tall - areaMargin), width / (wide - areaMargin), 0.01);
  // Within the city the latitude changes it by less than a hundredth.
  const zoom = Math.log2(pixelMeters(0, cityLatitude) / meters);
  const rounded = Math.floor(zoom * 10) / 10;
  return Math.min(areaZooms.most, Math.max(areaZooms.least, rounded));
}

/** Changes with the map and with the place: an address that has it may be cached forever. */
export const mapPictureVersion = (mapVersion: string, { lat, lng }: Point): string =>
  `${mapVersion}.${lat.toFixed(6)},${lng.toFixed(6)}`;

export interface MapPictureOf {
  kind: PicturedKind;
  id: number;
}

/** The address of a picture of where something is, without a pin. */
export function mapPictureAddress(
  { kind, id }: MapPictureOf,
  style: { lang: Lang; scheme: MapScheme },
  version: string,
): string {
  return `/map/pictures/${kind}/${id}/${style.lang}-${style.scheme}.webp?v=${version}`;
}
