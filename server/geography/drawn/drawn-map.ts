import { waterNames } from '../../street-map/build/water-names.ts';
import type { Feature, FeatureCollection, LineString, Point, Polygon, Position } from '../geojson.ts';
import { mainAvenues } from './avenues.ts';
import { gridLines } from './grids.ts';
import { bridges, highways } from './highways.ts';
import { otherParks } from './other-parks.ts';
import { islands, sheet, waterEdge } from './shores.ts';
import { subwayLines } from './subway.ts';
import { westernParks } from './western-parks.ts';

const drawnGrounds = [...westernParks, ...otherParks];
const drawnRoads = [...mainAvenues, ...highways, ...bridges];

/** A layer and the fields of the street map's tiles (docs/street-map.md), so that the same style renders both. */
export interface DrawnProperties {
  layer: 'sheet' | 'earth' | 'landuse' | 'water' | 'roads' | 'pois';
  kind: string;
  name?: string;
  'name:en'?: string;
  'name:ar'?: string;
  kind_detail?: 'subway';
  is_bridge?: boolean;
  /** The label is displayed from this zoom on; the world has 512 pixels at 0. */
  from?: number;
}

export type DrawnFeature = Feature<Polygon | LineString | Point, DrawnProperties>;
export type DrawnMap = FeatureCollection<Polygon | LineString | Point, DrawnProperties>;

/** Four decimals are 11 m: finer than the drawing. */
const rounded = (degrees: number) => Number(degrees.toFixed(4));

const positions = (corners: string): Position[] =>
  corners.split(' ').map((corner) => corner.split(',').map(Number).reverse().map(rounded));

const closed = (line: Position[]): Position[] => [...line, ...line.slice(0, 1)];

/** Twice the signed area: positive if the ring runs counterclockwise. */
const turn = (ring: readonly Position[]) =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);

/** A ring in the direction of RFC 7946: outlines counterclockwise, holes clockwise. */
function ring(corners: Position[], isHole = false): Position[] {
  const line = closed(corners);
  return turn(corners) > 0 === isHole ? line.reverse() : line;
}

const middleOf = (ring: readonly Position[]): Position =>
  [0, 1].map((axis) => rounded(ring.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / ring.length));

const area = (properties: DrawnProperties, coordinates: Position[][]): DrawnFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
});
const line = (properties: DrawnProperties, coordinates: Position[]): DrawnFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});
const label = (properties: DrawnProperties, coordinates: Position): DrawnFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
});

const both = ({ en, ar }: { en: string; ar: string }) => ({ name: en, 'name:en': en, 'name:ar': ar });

const sheetCorners: Position[] = [
  [sheet.west, sheet.south],
  [sheet.east, sheet.south],
  [sheet.east, sheet.north],
  [sheet.west, sheet.north],
];

/** How near two stations of a name are one, in degrees: a few blocks. */
const oneStation = 0.004;

/** The subway: its lines, and each station once. */
function subway(): DrawnFeature[] {
  const stations: { name: string; at: Position }[] = [];
  const lines = subwayLines.map((stops) => {
    const passed = stops.split('|').map((stop) => {
      const [name = '', point = ''] = stop.split('@');
      const [at = []] = positions(point);
      const isKnown = stations.some(
        (other) =>
          other.name === name &&
          other.at.every((value, axis) => Math.abs(value - (at[axis] ?? 0)) < oneStation),
      );
      if (!isKnown) stations.push({ name, at });
      return at;
    });
    return line({ layer: 'roads', kind: 'rail', kind_detail: 'subway' }, passed);
  });
  return [
    ...lines,
    ...stations.map(({ name, at }) =>
      label({ layer: 'pois', kind: 'station', kind_detail: 'subway', name }, at),
    ),
  ];
}

function features(): DrawnFeature[] {
  const coasts = [waterEdge.join(' '), ...islands].map(positions);
  const [edge = [], ...shores] = coasts;
  return [
    area({ layer: 'sheet', kind: 'earth' }, [ring(sheetCorners)]),
    area({ layer: 'water', kind: 'ocean' }, [ring(edge), ...shores.map((shore) => ring(shore, true))]),
    ...drawnGrounds.map(({ kind, corners }) =>
      area({ layer: kind === 'lake' ? 'water' : 'landuse', kind }, [ring(positions(corners))]),
    ),
    ...gridLines().map(({ kind, name, line: ends }) =>
      line(
        { layer: 'roads', kind, ...(name && { name }) },
        ends.map((end) => end.map(rounded)),
      ),
    ),
    ...drawnRoads.map(({ kind, name, isBridge, corners }) =>
      line({ layer: 'roads', kind, name, ...(isBridge && { is_bridge: true }) }, positions(corners)),
    ),
    ...subway(),
    ...drawnGrounds.flatMap(({ kind, name, corners }) =>
      name ? [label({ layer: 'pois', kind, ...both(name) }, middleOf(positions(corners)))] : [],
    ),
    ...waterNames.map(({ name, lat, lng, minZoom }) =>
      label({ layer: 'water', kind: 'bay', from: minZoom, ...both(name) }, [lng, lat]),
    ),
  ];
}

let made: { map: DrawnMap; text: string } | undefined;

/**
 * A coarse map of the city, drawn for this project: shores, parks, bridges, highways, avenues, numbered streets and
 * the subway. It shows roughly where something is: it is off by up to a few hundred meters, and has main streets only.
 * @returns the map, and the same as JSON
 */
export function drawnMap(): { map: DrawnMap; text: string } {
  if (made) return made;
  const map: DrawnMap = { type: 'FeatureCollection', features: features() };
  made = { map, text: JSON.stringify(map) };
  return made;
}
