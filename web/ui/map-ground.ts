import type { Lang } from '../../contract/locales.ts';
import type { StreetMapFacts } from '../site.tsx';

/** A label on the map: part of the city, visible from a zoom level on. */
export interface MapLabel {
  name: string;
  lat: number;
  lng: number;
  /** As web maps count it: the world is 256 pixels wide at 0. The closest view has the most labels. */
  fromZoom: number;
}

/** The base map. */
export interface MapGround {
  /** The URL pattern of third-party raster tiles. */
  tilesUrl: string | null;
  /** The site's own street map. Without either, a simple map of outlines is rendered. */
  streetMap: StreetMapFacts | null;
  lang: Lang;
  credit: string;
  /** Labels of the simple map. */
  labels: readonly MapLabel[];
  /** The id of the place that the simple map highlights. */
  place?: number | undefined;
}

/** Zoom levels here count from a world of 512 pixels: one less than elsewhere. */
export const zoomShift = 1;
export const farthest = 8;
