import '../../ui/map.css';
import type { Lang } from '../../../contract/locales.ts';
import type { Point } from '../../../contract/places.ts';
import type { MapPin } from '../../ui/map-pin-element.ts';
import { createPins } from '../../ui/map-pins.ts';
import type { MapArea, MapOptions, MapView } from '../../ui/map-view.ts';
import { loadGoogleMaps } from './load-google-maps.ts';
import { createPinLayer } from './pin-layer.ts';

const kmPerDegree = 111.32;
const cityZoom = 11;
const streetZoom = 16;
const closest = 20;
const fitPadding = 48;
const roundPadding = 24;

interface Account {
  key: string;
  lang: Lang;
  /** Google rejects the key: another map must replace this one. */
  onRefused: () => void;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two points in kilometers, on a plane: a city is small enough. */
export function kmBetween(one: Point, other: Point): number {
  const east = (other.lng - one.lng) * Math.cos(radians((one.lat + other.lat) / 2));
  return Math.hypot(east, other.lat - one.lat) * kmPerDegree;
}

/** The corners of a square whose corners are `radiusKm` from its center. */
export function cornersOf({ centre, radiusKm }: MapArea): [Point, Point] {
  const north = radiusKm / Math.SQRT2 / kmPerDegree;
  const east = north / Math.cos(radians(centre.lat));
  return [
    { lat: centre.lat - north, lng: centre.lng - east },
    { lat: centre.lat + north, lng: centre.lng + east },
  ];
}

/**
 * Google's map with the interface of the site's own: the same pins, the same calls.
 * @throws if Google's script fails to load
 */
export async function drawGoogleMap(
  element: HTMLElement,
  options: MapOptions,
  { key, lang, onRefused }: Account,
): Promise<MapView> {
  const maps = await loadGoogleMaps(key, lang, onRefused);
  const { centre, still, area, around, pinWords, onSelect, onMoved } = options;
  const map = new maps.Map(element, {
    center: centre,
    zoom: cityZoom,
    maxZoom: closest,
    // Raster tiles, which require no permissions beyond the content security policy.
    renderingType: 'RASTER',
    disableDefaultUI: true,
    clickableIcons: false,
    gestureHandling: still ? 'cooperative' : 'greedy',
    colorScheme: 'FOLLOW_SYSTEM',
  });
  const layer = createPinLayer(maps, map);
  const boundsOf = (points: readonly Point[]) =>
    points.reduce((bounds, point) => bounds.extend(point), new maps.LatLngBounds());

  /** A single place would be displayed at too high a zoom. */
  function showAll(some: readonly MapPin[]) {
    const [first, ...others] = some;
    if (!first) return;
    const isOne = others.every(
      ({ point: { lat, lng } }) => lat === first.point.lat && lng === first.point.lng,
    );
    if (isOne) {
      map.setCenter(first.point);
      map.setZoom(streetZoom);
    } else map.fitBounds(boundsOf(some.map(({ point }) => point)), fitPadding);
  }

  const pins = createPins(
    {
      put: layer.put,
      spotOf: layer.spotOf,
      closer(some) {
        if ((map.getZoom() ?? closest) >= closest) return false;
        map.fitBounds(boundsOf(some.map(({ point }) => point)), fitPadding);
        return true;
      },
      into(point) {
        const before = map.getZoom() ?? cityZoom;
        map.setCenter(point);
        map.setZoom(Math.min(before + 2, closest));
        return before < closest;
      },
    },
    pinWords,
    options,
  );
  map.addListener('click', () => onSelect(null, false));
  let zoom = map.getZoom();
  if (pinWords) {
    // Clusters depend on the zoom, and are created once the map stands still.
    map.addListener('idle', () => {
      if (zoom === map.getZoom()) return;
      zoom = map.getZoom();
      pins.draw();
    });
  }
  if (onMoved) map.addListener('idle', onMoved);
  if (area) map.fitBounds(boundsOf(cornersOf(area)), 0);
  if (around) {
    const { centre: middle, radiusMeters } = around;
    const colour = getComputedStyle(element).getPropertyValue('--primary');
    const style = { strokeColor: colour, strokeWeight: 2, fillColor: colour, fillOpacity: 0.16 };
    const circle = new maps.Circle({ map, center: middle, radius: radiusMeters, clickable: false, ...style });
    const bounds = circle.getBounds();
    if (bounds) map.fitBounds(bounds, roundPadding);
  }

  return {
    setPins(list, fitting) {
      if (fitting) showAll(list);
      pins.show(list);
    },
    mark: pins.mark,
    focusPin: pins.focus,
    zoom: (steps) => map.setZoom((map.getZoom() ?? cityZoom) + steps),
    seen() {
      const middle = map.getCenter();
      const corner = map.getBounds()?.getNorthEast();
      const seenCentre = middle ? { lat: middle.lat(), lng: middle.lng() } : centre;
      const radiusKm = corner ? kmBetween(seenCentre, { lat: corner.lat(), lng: corner.lng() }) : 0;
      return { centre: seenCentre, radiusKm };
    },
    box() {
      const middle = map.getCenter();
      const corner = map.getBounds()?.getNorthEast();
      const lat = middle?.lat() ?? centre.lat;
      const lng = middle?.lng() ?? centre.lng;
      const [north, east] = [corner?.lat() ?? lat, corner?.lng() ?? lng];
      return { south: 2 * lat - north, west: 2 * lng - east, north, east, zoom: map.getZoom() ?? cityZoom };
    },
    remove() {
      layer.remove();
      maps.event.clearInstanceListeners(map);
      element.replaceChildren();
    },
  };
}
