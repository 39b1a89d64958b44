import * as L from 'leaflet';
import type { Lang } from '../../contract/locales.ts';

/** A name on the map: of a part of the city, seen from a zoom on. */
export interface MapLabel {
  name: string;
  lat: number;
  lng: number;
  /** The closest view has the most names. */
  fromZoom: number;
}

interface BaseProperties {
  kind: 'borough' | 'land' | 'river';
  name?: Record<Lang, string>;
}

type BaseFeatures = Parameters<typeof L.geoJSON>[0];

let loaded: Promise<BaseFeatures> | undefined;

function baseFeatures(): Promise<BaseFeatures> {
  loaded ??= fetch('/map/base.json').then((answer) => {
    if (!answer.ok) throw new Error(`The base map answered ${answer.status}.`);
    return answer.json() as Promise<BaseFeatures>;
  });
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** Land, boroughs and rivers of the site's own map, in the colours of the style sheet, and names on it. */
export async function drawBaseMap(map: L.Map, labels: readonly MapLabel[]): Promise<void> {
  const layers = labels.map(({ name, lat, lng, fromZoom }) => ({
    fromZoom,
    layer: L.marker([lat, lng], {
      interactive: false,
      keyboard: false,
      icon: L.divIcon({ className: 'map-name', html: nameElement(name), iconSize: [0, 0] }),
    }),
  }));
  const showNames = () => {
    const zoom = map.getZoom();
    for (const { layer, fromZoom } of layers) {
      if (zoom >= fromZoom) layer.addTo(map);
      else layer.remove();
    }
  };
  map.on('zoomend', showNames);
  showNames();
  // Without its ground the map still shows where places lie to one another.
  const features = await baseFeatures().catch(() => null);
  if (!features || !map.getPane('mapPane')) return;
  L.geoJSON(features, {
    interactive: false,
    style: (feature) => ({ className: `map-${(feature?.properties as BaseProperties | undefined)?.kind}` }),
  }).addTo(map);
}

function nameElement(name: string): HTMLElement {
  const element = document.createElement('span');
  element.dir = 'auto';
  element.textContent = name;
  return element;
}
