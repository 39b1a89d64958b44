import type { Point } from '../../../contract/places.ts';
import type { GoogleMap, GoogleMaps } from './google-types.ts';

/** Elements over a map, each at its point: buttons of the site's own map code rather than Google's markers. */
export function createPinLayer(maps: GoogleMaps, map: GoogleMap) {
  const placed = new Map<HTMLElement, unknown>();
  const room = document.createElement('div');

  class PinLayer extends maps.OverlayView {
    override onAdd() {
      maps.OverlayView.preventMapHitsAndGesturesFrom(room);
      this.getPanes()?.overlayMouseTarget.append(room);
    }
    override draw() {
      for (const [element, point] of placed) this.lay(element, point);
    }
    override onRemove() {
      room.remove();
    }
    spotOf(point: unknown) {
      return this.getProjection()?.fromLatLngToDivPixel(point) ?? null;
    }
    lay(element: HTMLElement, point: unknown) {
      const spot = this.spotOf(point);
      if (spot) element.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
    }
  }
  const layer = new PinLayer();
  layer.setMap(map);

  return {
    put(element: HTMLElement, point: Point) {
      const holder = document.createElement('div');
      holder.className = 'pin-at pin-over';
      holder.append(element);
      const at = new maps.LatLng(point);
      placed.set(holder, at);
      room.append(holder);
      layer.lay(holder, at);
      return {
        raise(isOn: boolean) {
          holder.style.zIndex = isOn ? '1' : '';
        },
        remove() {
          placed.delete(holder);
          holder.remove();
        },
      };
    },
    spotOf: (point: Point) => layer.spotOf(new maps.LatLng(point)),
    remove: () => layer.setMap(null),
  };
}
