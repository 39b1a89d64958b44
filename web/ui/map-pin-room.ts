import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import type { MapPin } from './map-pin-element.ts';

const name = 'pin-room';
/** The extent of a pin in pixels, relative to its point. */
const room = { width: 64, height: 40 };

/** Reserves the area of pins, which are elements over the map, so that no label is drawn below them. */
export function createPinRoom(map: GlMap) {
  let data: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

  function add() {
    if (map.getSource(name)) return;
    if (!map.hasImage(name)) map.addImage(name, new ImageData(room.width, room.height));
    map.addSource(name, { type: 'geojson', data });
    // Above all others: later layers have priority in label placement.
    map.addLayer({
      id: name,
      type: 'symbol',
      source: name,
      layout: { 'icon-image': name, 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
    });
  }
  // A new style, as on a switch to dark mode, does not contain it.
  map.on('style.load', add);
  map.on('styledata', () => {
    if (map.isStyleLoaded()) add();
  });

  return (pins: readonly MapPin[]) => {
    data = {
      type: 'FeatureCollection',
      features: pins.map(({ point: { lat, lng } }) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    };
    const source = map.getSource<GeoJSONSource>(name);
    if (source) source.setData(data);
  };
}
