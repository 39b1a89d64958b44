import { distanceMeters } from '../../geography/distance.ts';
import type { Position } from '../../geography/geojson.ts';
import type { Bounds } from '../archive-writer.ts';
import type { Geometry, TileFeature } from '../build/features.ts';
import { LayerError } from '../build/layer-error.ts';
import { sourceLayers } from '../build/schema.ts';
import { landOf } from './land.ts';
import { createNodePlaces } from './node-places.ts';
import { readBlocks } from './read-blocks.ts';
import { type OsmMember, type OsmRelation, readHeader, type Visitor, visitBlock } from './read-elements.ts';
import { areaOfMembers, isClosed } from './rings.ts';
import { type Assigned, areaOfTags, lineOfTags, stationOfTags, transitOfTags } from './tag-rules.ts';

/** The nodes around the area are read as well, so that streets and shores reach beyond its border. */
const marginDegrees = 0.02;
/** A stop of a route belongs to the stations around it. */
const stopMeters = 200;

interface StationNode {
  at: Position;
  is: Assigned;
}

interface Grouped {
  is: Assigned;
  members: OsmMember[];
}

const within = ({ west, south, east, north }: Bounds, lng: number, lat: number, margin: number) =>
  lng >= west - margin && lng <= east + margin && lat >= south - margin && lat <= north + margin;

const overlap = (one: Bounds, other: Bounds): Bounds => ({
  west: Math.max(one.west, other.west),
  south: Math.max(one.south, other.south),
  east: Math.min(one.east, other.east),
  north: Math.min(one.north, other.north),
});

/** Passes all blocks to a visitor. @throws LayerError */
async function visit(path: string, visitor: Visitor, onHeader?: (bounds: Bounds | undefined) => void) {
  for await (const { type, bytes } of readBlocks(path)) {
    if (type === 'OSMHeader') onHeader?.(readHeader(bytes));
    else if (type === 'OSMData') visitBlock(bytes, visitor);
  }
}

/**
 * Reads an extract of OpenStreetMap into the features of tiles, through the same rules as a folder of layers. The
 * file is read twice: first nodes and relations, then ways, whose nodes must be known.
 * @param area what lies outside is ignored
 * @param onLayer called after each layer, with its number of features
 * @throws LayerError if the file cannot be read, is not sorted, or has no streets in the area
 */
export async function readExtract(
  path: string,
  area: Bounds,
  onLayer: (layer: string, features: number) => void,
): Promise<TileFeature[]> {
  const nodes = createNodePlaces();
  const stations: StationNode[] = [];
  const areas: Grouped[] = [];
  const routes: Grouped[] = [];
  let bounds = area;
  const first: Visitor = {
    node({ id, lng, lat, tags }) {
      if (!within(bounds, lng, lat, marginDegrees)) return;
      nodes.add(id, lng, lat);
      const is = stationOfTags(tags);
      if (is) stations.push({ at: [lng, lat], is });
    },
    relation({ tags, members }: OsmRelation) {
      const isArea = tags.type === 'multipolygon' || tags.type === 'boundary';
      const is = isArea ? areaOfTags(tags) : transitOfTags(tags);
      if (is) (isArea ? areas : routes).push({ is, members });
    },
  };
  await visit(path, first, (stated) => {
    if (stated) bounds = overlap(area, stated);
    if (bounds.west >= bounds.east || bounds.south >= bounds.north)
      throw new LayerError(`${path} has nothing of the city.`);
  });
  onLayer('nodes', nodes.count());

  const grouped = new Set(
    [...areas, ...routes].flatMap(({ members }) =>
      members.flatMap(({ type, id }) => (type === 'way' ? [id] : [])),
    ),
  );
  const lines = new Map<number, Position[]>();
  const coast: Position[][] = [];
  const made = new Map<string, TileFeature[]>();
  const add = ({ layer, properties }: Assigned, geometry: Geometry) => {
    const rule = sourceLayers[layer];
    if (!rule) return;
    const known = made.get(layer) ?? [];
    known.push(...rule({ geometry, properties }));
    made.set(layer, known);
  };
  await visit(path, {
    way({ id, refs, tags }) {
      const isCoast = tags.natural === 'coastline';
      const asLine = lineOfTags(tags);
      const asArea = areaOfTags(tags);
      if (!(isCoast || asLine || asArea || grouped.has(id))) return;
      const parts = knownParts(refs.map(nodes.find));
      if (parts.length === 0) return;
      if (isCoast) coast.push(...parts);
      if (grouped.has(id)) lines.set(id, parts.flat());
      const ring = parts.flat();
      if (asArea && refs.length > 3 && refs[0] === refs.at(-1) && ring.length > 2)
        add(asArea, {
          type: 'Polygon',
          coordinates: [isClosed(ring) ? ring : [...ring, ring[0] as Position]],
        });
      else if (asLine) for (const part of parts) add(asLine, { type: 'LineString', coordinates: part });
    },
  });
  const linesOf = (members: readonly OsmMember[], isWanted: (member: OsmMember) => boolean) =>
    members.flatMap((member) => {
      const line = member.type === 'way' && isWanted(member) ? lines.get(member.id) : undefined;
      return line ? [line] : [];
    });
  for (const { is, members } of areas) {
    const inner = linesOf(members, ({ role }) => role === 'inner');
    const outer = linesOf(members, ({ role }) => role !== 'inner');
    const geometry = areaOfMembers(outer, inner);
    if (geometry) add(is, geometry);
  }
  for (const { is, members } of routes) {
    const tracks = linesOf(members, ({ role }) => !role.startsWith('platform'));
    if (tracks.length > 0) add(is, { type: 'MultiLineString', coordinates: tracks });
  }
  const stops = routes
    .filter(({ is }) => is.properties.kind === 'subway')
    .flatMap(({ is, members }) =>
      members.flatMap(({ type, id }) => {
        const at = type === 'node' ? nodes.find(id) : undefined;
        return at && is.properties.route ? [{ at, route: is.properties.route }] : [];
      }),
    );
  for (const { at, is } of stations) {
    const [lng = 0, lat = 0] = at;
    const near = stops.filter(
      (stop) => distanceMeters({ lng, lat }, { lng: stop.at[0] ?? 0, lat: stop.at[1] ?? 0 }) <= stopMeters,
    );
    const met = [...new Set(near.map(({ route }) => route))].sort();
    const properties = { ...is.properties, ...(met.length > 0 && { routes: met.join(' ') }) };
    add({ ...is, properties }, { type: 'Point', coordinates: at });
  }
  if (!made.has('streets')) throw new LayerError(`${path} has no streets of the city.`);

  const { land, seas } = landOf(coast, bounds);
  for (const ring of land) add({ layer: 'land', properties: {} }, { type: 'Polygon', coordinates: [ring] });
  for (const ring of seas)
    add({ layer: 'water', properties: { kind: 'ocean' } }, { type: 'Polygon', coordinates: [ring] });
  return Object.keys(sourceLayers).flatMap((layer) => {
    const features = made.get(layer) ?? [];
    if (features.length > 0) onLayer(layer, features.length);
    return features;
  });
}

/** The parts of a line whose nodes are in the area. */
function knownParts(places: readonly (Position | undefined)[]): Position[][] {
  const parts: Position[][] = [[]];
  for (const place of places) {
    if (place) parts.at(-1)?.push(place);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
}
