import type { sourceLayers } from '../build/schema.ts';
import type { Tags } from './read-elements.ts';

/** A layer of the folder of layers, and the properties of the feature there; see docs/street-map.md. */
export interface Assigned {
  layer: keyof typeof sourceLayers & string;
  properties: Record<string, string>;
}

const words = (text: string) => new Set(text.split(' '));
const streets = words(
  'motorway motorway_link trunk trunk_link primary primary_link secondary secondary_link tertiary tertiary_link ' +
    'residential unclassified living_street road service pedestrian',
);
const paths = words('path footway cycleway steps bridleway track');
/** Parallel to streets everywhere: they would only repeat them. */
const besideStreets = words('sidewalk crossing traffic_island');
const tracks = words('rail subway light_rail monorail tram');

/** The kinds of areas by tag: `key=value`. */
const areaKinds: Record<string, readonly [layer: 'parks' | 'landuse' | 'water', kind: string]> = {
  'leisure=park': ['parks', 'park'],
  'leisure=pitch': ['parks', 'pitch'],
  'leisure=garden': ['parks', 'garden'],
  'leisure=playground': ['parks', 'playground'],
  'leisure=golf_course': ['parks', 'golf'],
  'leisure=nature_reserve': ['parks', 'nature'],
  'leisure=recreation_ground': ['parks', 'recreation'],
  'landuse=recreation_ground': ['parks', 'recreation'],
  'landuse=cemetery': ['parks', 'cemetery'],
  'amenity=grave_yard': ['parks', 'cemetery'],
  'landuse=grass': ['parks', 'grass'],
  'natural=grassland': ['parks', 'grass'],
  'landuse=forest': ['parks', 'wood'],
  'natural=wood': ['parks', 'wood'],
  'natural=wetland': ['parks', 'wetland'],
  'natural=beach': ['parks', 'beach'],
  'natural=sand': ['parks', 'beach'],
  'tourism=zoo': ['parks', 'zoo'],
  'amenity=school': ['landuse', 'school'],
  'amenity=university': ['landuse', 'university'],
  'amenity=college': ['landuse', 'university'],
  'amenity=hospital': ['landuse', 'hospital'],
  'amenity=prison': ['landuse', 'prison'],
  'leisure=stadium': ['landuse', 'stadium'],
  'landuse=industrial': ['landuse', 'industrial'],
  'landuse=commercial': ['landuse', 'commercial'],
  'landuse=retail': ['landuse', 'retail'],
  'landuse=railway': ['landuse', 'railway'],
  'landuse=military': ['landuse', 'military'],
  'man_made=pier': ['landuse', 'pier'],
  'aeroway=aerodrome': ['landuse', 'airport'],
  'aeroway=apron': ['landuse', 'apron'],
  'natural=water': ['water', 'water'],
  'waterway=riverbank': ['water', 'river'],
  'waterway=dock': ['water', 'dock'],
  'landuse=reservoir': ['water', 'basin'],
  'landuse=basin': ['water', 'basin'],
};
const areaKeys = [...new Set(Object.keys(areaKinds).map((tag) => tag.slice(0, tag.indexOf('='))))];
const waters = words('lake river basin canal');

const namesOf = (tags: Tags) =>
  Object.fromEntries(['name', 'name:en', 'name:ar'].flatMap((key) => (tags[key] ? [[key, tags[key]]] : [])));

const chosen = (tags: Tags, keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (tags[key] ? [[key, tags[key]]] : [])));

/** What an area is, by its tags. */
export function areaOfTags(tags: Tags): Assigned | undefined {
  for (const key of areaKeys) {
    const [layer, kind] = areaKinds[`${key}=${tags[key]}`] ?? [];
    if (!layer || !kind) continue;
    const detail = tags.water && waters.has(tags.water) ? tags.water : kind;
    return { layer, properties: { kind: layer === 'water' ? detail : kind, ...namesOf(tags) } };
  }
  return undefined;
}

/** What a line is, by its tags. */
export function lineOfTags(tags: Tags): Assigned | undefined {
  const { highway = '', railway = '', waterway = '', route, aeroway, footway = '' } = tags;
  if (tags.area === 'yes') return undefined;
  const isStreet = streets.has(highway);
  if (isStreet || (paths.has(highway) && !besideStreets.has(footway))) {
    const facts = chosen(tags, ['ref', 'oneway', 'bridge', 'tunnel']);
    const properties = { class: highway, ...namesOf(tags), ...facts };
    return { layer: isStreet ? 'streets' : 'paths', properties };
  }
  if (tracks.has(railway) && !tags.service)
    return { layer: 'rail_ferry', properties: { kind: railway, ...chosen(tags, ['tunnel']) } };
  if (route === 'ferry') return { layer: 'rail_ferry', properties: { kind: 'ferry', ...namesOf(tags) } };
  if (aeroway === 'taxiway' || aeroway === 'runway')
    return { layer: 'rail_ferry', properties: { kind: aeroway } };
  if (waterway === 'river' || waterway === 'canal' || waterway === 'stream')
    return { layer: 'water', properties: { kind: waterway } };
  return undefined;
}

const transits: Record<string, string> = {
  subway: 'subway',
  train: 'train',
  light_rail: 'light_rail',
  tram: 'light_rail',
  monorail: 'light_rail',
};

/** What a relation of trains is, by its tags. */
export function transitOfTags(tags: Tags): Assigned | undefined {
  const kind = tags.type === 'route' ? transits[tags.route ?? ''] : undefined;
  if (!kind) return undefined;
  const route = tags.ref ?? tags.name;
  const properties = { kind, ...(route && { route }), ...chosen(tags, ['colour']) };
  return { layer: 'transit_lines', properties };
}

/** What a node is, by its tags: stations only. */
export function stationOfTags(tags: Tags): Assigned | undefined {
  if (tags.railway !== 'station' || !tags.name) return undefined;
  const isSubway = tags.station === 'subway' || tags.subway === 'yes';
  const kind = isSubway ? 'subway' : tags.station === 'light_rail' ? 'light_rail' : 'train';
  return { layer: 'rail_stations', properties: { kind, ...namesOf(tags) } };
}
