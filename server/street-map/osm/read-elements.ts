import { PbfReader } from 'pbf';
import type { Bounds } from '../archive-writer.ts';
import { LayerError } from '../build/layer-error.ts';

/* The content of the blocks of the OpenStreetMap PBF format: a header, then nodes, ways and relations. */

export type Tags = Record<string, string>;
export interface OsmNode {
  id: number;
  lng: number;
  lat: number;
  tags: Tags;
}
export interface OsmWay {
  id: number;
  refs: number[];
  tags: Tags;
}
export interface OsmMember {
  type: 'node' | 'way' | 'relation';
  id: number;
  role: string;
}
export interface OsmRelation {
  id: number;
  members: OsmMember[];
  tags: Tags;
}

/** Receives the elements of a block; what is not received is not decoded. */
export interface Visitor {
  node?: (node: OsmNode) => void;
  way?: (way: OsmWay) => void;
  relation?: (relation: OsmRelation) => void;
}

const nano = 1e-9;
const supported = new Set(['OsmSchema-V0.6', 'DenseNodes']);

/** The bounding box of the file, if it states one. @throws LayerError for a file with unknown features */
export function readHeader(bytes: Uint8Array): Bounds | undefined {
  const sides: number[] = [];
  new PbfReader(bytes).readFields((tag, _, pbf) => {
    if (tag === 1) {
      pbf.readMessage((side, into: number[], box) => {
        if (side >= 1 && side <= 4) into[side - 1] = box.readSVarint() * nano;
      }, sides);
    } else if (tag === 4) {
      const feature = pbf.readString();
      if (!supported.has(feature)) throw new LayerError(`Extracts with ${feature} are not supported.`);
    }
  }, undefined);
  const [west, east, north, south] = sides;
  if (west === undefined || east === undefined || north === undefined || south === undefined) return;
  return { west, east, north, south };
}

interface Block {
  words: string[];
  groups: Uint8Array[];
  granularity: number;
  latOffset: number;
  lngOffset: number;
}

function blockOf(bytes: Uint8Array): Block {
  const block: Block = { words: [], groups: [], granularity: 100, latOffset: 0, lngOffset: 0 };
  // The scale follows the groups that it applies to.
  return new PbfReader(bytes).readFields((tag, into: Block, pbf) => {
    if (tag === 1) pbf.readMessage((_, words: string[], table) => words.push(table.readString()), into.words);
    else if (tag === 2) into.groups.push(pbf.readBytes());
    else if (tag === 17) into.granularity = pbf.readVarint();
    else if (tag === 19) into.latOffset = pbf.readVarint(true);
    else if (tag === 20) into.lngOffset = pbf.readVarint(true);
  }, block);
}

/** Numbers stored as differences from the one before. */
function summed(differences: number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

function createPlaces({ granularity, latOffset, lngOffset }: Block) {
  return {
    lat: (value: number) => rounded((latOffset + granularity * value) * nano),
    lng: (value: number) => rounded((lngOffset + granularity * value) * nano),
  };
}

interface Fields {
  id: number;
  keys: number[];
  values: number[];
  refs: number[];
  roles: number[];
  types: number[];
}

/** The message of a way or a relation: they share most numbers of their fields. */
function fieldsOf(pbf: PbfReader, isRelation: boolean): Fields {
  const none: Fields = { id: 0, keys: [], values: [], refs: [], roles: [], types: [] };
  return pbf.readMessage((tag, into: Fields, message) => {
    if (tag === 1) into.id = message.readVarint(true);
    else if (tag === 2) message.readPackedVarint(into.keys);
    else if (tag === 3) message.readPackedVarint(into.values);
    else if (tag === 8 && isRelation) message.readPackedVarint(into.roles);
    else if (tag === 8) message.readPackedSVarint(into.refs);
    else if (tag === 9 && isRelation) message.readPackedSVarint(into.refs);
    else if (tag === 10 && isRelation) message.readPackedVarint(into.types);
  }, none);
}

const memberTypes = ['node', 'way', 'relation'] as const;

/** Passes the elements of a block to a visitor. */
export function visitBlock(bytes: Uint8Array, visitor: Visitor): void {
  const block = blockOf(bytes);
  const word = (index: number | undefined) => block.words[index ?? 0] ?? '';
  const places = createPlaces(block);
  const tagsOf = (keys: number[], values: number[]): Tags =>
    Object.fromEntries(keys.map((key, index) => [word(key), word(values[index])]));

  function dense(pbf: PbfReader): void {
    const columns = {
      ids: [] as number[],
      lats: [] as number[],
      lngs: [] as number[],
      words: [] as number[],
    };
    pbf.readMessage((tag, into: typeof columns, message) => {
      if (tag === 1) message.readPackedSVarint(into.ids);
      else if (tag === 8) message.readPackedSVarint(into.lats);
      else if (tag === 9) message.readPackedSVarint(into.lngs);
      else if (tag === 10) message.readPackedVarint(into.words);
    }, columns);
    const [lats, lngs] = [summed(columns.lats), summed(columns.lngs)];
    // Keys and values alternate; a zero ends those of a node.
    let at = 0;
    for (const [index, id] of summed(columns.ids).entries()) {
      const tags: Tags = {};
      for (; columns.words[at]; at += 2) tags[word(columns.words[at])] = word(columns.words[at + 1]);
      at += 1;
      visitor.node?.({ id, lng: places.lng(lngs[index] ?? 0), lat: places.lat(lats[index] ?? 0), tags });
    }
  }

  function single(pbf: PbfReader): void {
    const found = { id: 0, keys: [] as number[], values: [] as number[], lat: 0, lng: 0 };
    pbf.readMessage((tag, into: typeof found, message) => {
      if (tag === 1) into.id = message.readSVarint();
      else if (tag === 2) message.readPackedVarint(into.keys);
      else if (tag === 3) message.readPackedVarint(into.values);
      else if (tag === 8) into.lat = message.readSVarint();
      else if (tag === 9) into.lng = message.readSVarint();
    }, found);
    const { id, keys, values } = found;
    visitor.node?.({
      id,
      lng: places.lng(found.lng),
      lat: places.lat(found.lat),
      tags: tagsOf(keys, values),
    });
  }

  for (const group of block.groups) {
    new PbfReader(group).readFields((tag, _, pbf) => {
      if (tag === 1 && visitor.node) single(pbf);
      else if (tag === 2 && visitor.node) dense(pbf);
      else if (tag === 3 && visitor.way) {
        const { id, keys, values, refs } = fieldsOf(pbf, false);
        visitor.way({ id, refs: summed(refs), tags: tagsOf(keys, values) });
      } else if (tag === 4 && visitor.relation) {
        const { id, keys, values, refs, roles, types } = fieldsOf(pbf, true);
        const members = summed(refs).map((ref, index) => ({
          type: memberTypes[types[index] ?? 0] ?? 'relation',
          id: ref,
          role: word(roles[index]),
        }));
        visitor.relation({ id, members, tags: tagsOf(keys, values) });
      }
    }, undefined);
  }
}
