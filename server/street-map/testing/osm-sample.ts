import { writeFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { OsmMember, OsmNode, OsmRelation, OsmWay, Tags } from '../osm/read-elements.ts';

/* Writes small extracts in the PBF format of OpenStreetMap, as its tools do: nodes, ways and relations in blocks. */

export interface Extract {
  /** West, south, east and north; omitted from the header by default. */
  box?: [number, number, number, number];
  features?: string[];
  nodes: OsmNode[];
  ways: OsmWay[];
  relations: OsmRelation[];
  /** Nodes one by one instead of in columns, and blocks without compression. */
  plain?: boolean;
}

const written = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};

function blob(type: string, bytes: Uint8Array, plain: boolean): Buffer {
  const content = written((pbf) => {
    if (plain) pbf.writeBytesField(1, bytes);
    else {
      pbf.writeVarintField(2, bytes.length);
      pbf.writeBytesField(3, deflateSync(bytes));
    }
  });
  const header = written((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, content.length);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, content]);
}

const differences = (numbers: number[]) => numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
/** Locations are stored in units of 100 nanodegrees. */
const units = (degrees: number) => Math.round(degrees * 1e7);
const types: OsmMember['type'][] = ['node', 'way', 'relation'];

function block(write: (group: PbfWriter, word: (text: string) => number) => void): Uint8Array {
  const words = [''];
  const word = (text: string) => {
    const known = words.indexOf(text);
    return known < 0 ? words.push(text) - 1 : known;
  };
  const group = written((pbf) => write(pbf, word));
  return written((pbf) => {
    pbf.writeMessage(
      1,
      (_, table) => {
        for (const text of words) table.writeStringField(1, text);
      },
      null,
    );
    pbf.writeBytesField(2, group);
  });
}

function writeTags(pbf: PbfWriter, tags: Tags, word: (text: string) => number): void {
  pbf.writePackedVarint(2, Object.keys(tags).map(word));
  pbf.writePackedVarint(3, Object.values(tags).map(word));
}

const denseNodes = (nodes: OsmNode[]) =>
  block((group, word) =>
    group.writeMessage(
      2,
      (_, pbf) => {
        pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
        pbf.writePackedSVarint(8, differences(nodes.map(({ lat }) => units(lat))));
        pbf.writePackedSVarint(9, differences(nodes.map(({ lng }) => units(lng))));
        const tags = nodes.flatMap((node) => [...Object.entries(node.tags).flat().map(word), 0]);
        pbf.writePackedVarint(10, tags);
      },
      null,
    ),
  );

const plainNodes = (nodes: OsmNode[]) =>
  block((group, word) => {
    for (const { id, lng, lat, tags } of nodes)
      group.writeMessage(
        1,
        (_, pbf) => {
          pbf.writeSVarintField(1, id);
          writeTags(pbf, tags, word);
          pbf.writeSVarintField(8, units(lat));
          pbf.writeSVarintField(9, units(lng));
        },
        null,
      );
  });

const waysBlock = (ways: OsmWay[]) =>
  block((group, word) => {
    for (const { id, refs, tags } of ways)
      group.writeMessage(
        3,
        (_, pbf) => {
          pbf.writeVarintField(1, id);
          writeTags(pbf, tags, word);
          pbf.writePackedSVarint(8, differences(refs));
        },
        null,
      );
  });

const relationsBlock = (relations: OsmRelation[]) =>
  block((group, word) => {
    for (const { id, members, tags } of relations)
      group.writeMessage(
        4,
        (_, pbf) => {
          pbf.writeVarintField(1, id);
          writeTags(pbf, tags, word);
          pbf.writePackedVarint(
            8,
            members.map(({ role }) => word(role)),
          );
          pbf.writePackedSVarint(9, differences(members.map((member) => member.id)));
          pbf.writePackedVarint(
            10,
            members.map(({ type }) => types.indexOf(type)),
          );
        },
        null,
      );
  });

export async function writeExtract(path: string, extract: Extract): Promise<void> {
  const { box, features = ['OsmSchema-V0.6', 'DenseNodes'], nodes, ways, relations, plain = false } = extract;
  const header = written((pbf) => {
    if (box) {
      const [west, south, east, north] = box;
      pbf.writeMessage(
        1,
        (_, into) => {
          for (const [index, side] of [west, east, north, south].entries())
            into.writeSVarintField(index + 1, Math.round(side * 1e9));
        },
        null,
      );
    }
    for (const feature of features) pbf.writeStringField(4, feature);
  });
  const blobs = [
    blob('OSMHeader', header, plain),
    blob('OSMData', plain ? plainNodes(nodes) : denseNodes(nodes), plain),
    blob('OSMData', waysBlock(ways), plain),
    blob('OSMData', relationsBlock(relations), plain),
  ];
  await writeFile(path, Buffer.concat(blobs));
}

/** Collects elements with ascending ids. */
export function createExtract() {
  const extract: Extract = { nodes: [], ways: [], relations: [] };
  let last = 0;
  return {
    extract,
    node(lng: number, lat: number, tags: Tags = {}): number {
      last += 1;
      extract.nodes.push({ id: last, lng, lat, tags });
      return last;
    },
    way(refs: number[], tags: Tags = {}): number {
      last += 1;
      extract.ways.push({ id: last, refs, tags });
      return last;
    },
    relation(members: OsmMember[], tags: Tags): void {
      last += 1;
      extract.relations.push({ id: last, members, tags });
    },
  };
}
