import type { Point } from '../../../contract/places.ts';

/* The part of the Google Maps API used here; see its reference. */

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

/** The base class for map overlays. */
export interface GoogleOverlay {
  onAdd(): void;
  draw(): void;
  onRemove(): void;
  setMap(map: GoogleMap | null): void;
  getPanes(): { overlayMouseTarget: HTMLElement } | null;
  getProjection(): { fromLatLngToDivPixel(point: unknown): { x: number; y: number } | null } | undefined;
}

/** An address suggestion, with the fields that are used. */
interface GooglePrediction {
  placeId: string;
  text: { text: string };
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  toPlace(): GooglePlace;
}

export interface GooglePlace {
  addressComponents?: { longText: string | null; types: readonly string[] }[] | null;
  location?: { lat(): number; lng(): number } | null;
  fetchFields(wanted: { fields: readonly string[] }): Promise<unknown>;
}

interface GooglePlaces {
  AutocompleteSessionToken: new () => unknown;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(
      options: Record<string, unknown>,
    ): Promise<{ suggestions: { placePrediction: GooglePrediction | null }[] }>;
  };
}

export interface GoogleMaps {
  /** The places library. */
  places?: GooglePlaces;
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap;
  Circle: new (options: Record<string, unknown>) => { getBounds(): GoogleBounds | null };
  LatLng: new (point: Point) => unknown;
  LatLngBounds: new () => GoogleBounds;
  OverlayView: { new (): GoogleOverlay; preventMapHitsAndGesturesFrom(element: HTMLElement): void };
  event: { clearInstanceListeners(of: unknown): void };
}
