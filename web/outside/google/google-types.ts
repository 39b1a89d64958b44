import type { Point } from '../../../contract/places.ts';

/* Google's maps, as far as they are used here; see their reference. */

export interface GoogleBounds {
  extend(point: Point): GoogleBounds;
  getNorthEast(): { lat(): number; lng(): number };
}

export interface GoogleMap {
  setCenter(point: Point): void;
  getCenter(): { lat(): number; lng(): number } | undefined;
  setZoom(zoom: number): void;
  getZoom(): number | undefined;
  fitBounds(bounds: GoogleBounds, paddingPx?: number): void;
  getBounds(): GoogleBounds | undefined;
  addListener(event: 'click' | 'idle' | 'zoom_changed', listener: () => void): { remove(): void };
}

/** A class of theirs to derive from: what is laid over the map. */
export interface GoogleOverlay {
  onAdd(): void;
  draw(): void;
  onRemove(): void;
  setMap(map: GoogleMap | null): void;
  getPanes(): { overlayMouseTarget: HTMLElement } | null;
  getProjection(): { fromLatLngToDivPixel(point: unknown): { x: number; y: number } | null } | undefined;
}

export interface GoogleMaps {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap;
  Circle: new (options: Record<string, unknown>) => { getBounds(): GoogleBounds | null };
  LatLng: new (point: Point) => unknown;
  LatLngBounds: new () => GoogleBounds;
  OverlayView: { new (): GoogleOverlay; preventMapHitsAndGesturesFrom(element: HTMLElement): void };
  event: { clearInstanceListeners(of: unknown): void };
}
