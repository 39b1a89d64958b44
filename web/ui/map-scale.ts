import type { Map as GlMap } from 'maplibre-gl';
import { metersPerPixel } from './map-layer.ts';

export interface ScaleWords {
  feet: (count: string) => string;
  miles: (count: string) => string;
}

/** A round distance, and its length in pixels. */
interface Scale {
  unit: 'feet' | 'miles';
  count: number;
  pixels: number;
}

const feetPerMeter = 3.280_84;
const feetPerMile = 5280;
/** The maximum length of the line. */
const mostPixels = 88;
const numbers = new Intl.NumberFormat('en');

/** The largest of 1, 2, 3 and 5 times a power of ten that does not exceed a number. */
function roundBelow(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  const digit = [5, 3, 2].find((candidate) => candidate * power <= number) ?? 1;
  return digit * power;
}

/** The scale of a map for a number of meters per pixel: in miles from one mile on, else in feet. */
export function scaleOf(metersAPixel: number): Scale {
  const feet = metersAPixel * feetPerMeter * mostPixels;
  const unit = feet >= feetPerMile ? 'miles' : 'feet';
  const feetPerUnit = unit === 'miles' ? feetPerMile : 1;
  const count = roundBelow(feet / feetPerUnit);
  return { unit, count, pixels: Math.round((count * feetPerUnit) / feetPerMeter / metersAPixel) };
}

/** Renders the scale at the foot of a map, and updates it with the zoom. */
export function createScale(map: GlMap, foot: HTMLElement, words: ScaleWords): void {
  const line = document.createElement('i');
  const text = document.createElement('bdi');
  const element = document.createElement('div');
  element.className = 'map-scale';
  element.append(line, text);
  foot.prepend(element);
  const update = () => {
    const { unit, count, pixels } = scaleOf(metersPerPixel(map, map.getCenter()));
    line.style.inlineSize = `${pixels}px`;
    text.textContent = words[unit](numbers.format(count));
  };
  update();
  map.on('move', update);
}
