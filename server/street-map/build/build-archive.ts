import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createArchiveWriter } from '../archive-writer.ts';
import { cityBounds } from '../city-bounds.ts';
import { readExtract } from '../osm/read-extract.ts';
import { boundsOf, cutTiles, zooms } from './cut-tiles.ts';
import { type TileFeature, tileLayers } from './features.ts';
import { type NamedPlace, placeNames, readLayers } from './read-layers.ts';
import { openSea } from './schema.ts';

/** A folder of layers, or an extract of OpenStreetMap. */
export type MapSource = { layers: string } | { osm: string };

export type BuildOptions = MapSource & {
  /** The path of the archive; an existing file is replaced once the new one is complete. */
  target: string;
  /** Names of the site's places. */
  places: readonly NamedPlace[];
  /** Displayed on every map, as the license of the layers requires. */
  attribution: string;
  /** A line of progress. */
  onProgress: (line: string) => void;
};

async function read(source: MapSource, places: readonly NamedPlace[], onLayer: OnLayer) {
  if ('layers' in source) return readLayers(source.layers, places, onLayer);
  return [...(await readExtract(source.osm, cityBounds, onLayer)), ...placeNames(places)];
}

type OnLayer = (name: string, features: number) => void;

/** The layers and their fields, as TileJSON 3 requires. */
function vectorLayers(features: readonly TileFeature[]) {
  const present = tileLayers.filter((id) => features.some(({ layer }) => layer === id));
  return present.map((id) => {
    const fields: Record<string, string> = {};
    for (const { layer, properties } of features) {
      if (layer !== id) continue;
      for (const [name, value] of Object.entries(properties))
        fields[name] = { string: 'String', number: 'Number', boolean: 'Boolean' }[typeof value as 'string'];
    }
    return { id, fields, minzoom: zooms.first, maxzoom: zooms.last };
  });
}

/**
 * Builds an archive of vector tiles from a folder of layers or an extract of OpenStreetMap. The file is written beside its target and renamed when
 * complete: a failure or interruption leaves the old one.
 * @throws LayerError if the layers cannot be used
 */
export async function buildArchive({ target, places, attribution, onProgress, ...source }: BuildOptions) {
  const found = await read(source, places, (name, count) => onProgress(`${name}: ${count} features`));
  const bounds = boundsOf(found.filter(({ layer }) => layer === 'earth' || layer === 'roads'));
  const features = [...found, openSea(bounds)];
  const writer = createArchiveWriter();
  let due = 0;
  let done = 0;
  const onZoom = (z: number, tiles: number) => {
    due = tiles;
    done = 0;
    onProgress(`Zoom ${z} of ${zooms.last}: up to ${tiles} tiles`);
  };
  for (const { z, x, y, bytes } of cutTiles(features, bounds, onZoom)) {
    writer.add(z, x, y, bytes);
    done += 1;
    if (done % 200 === 0) onProgress(`Zoom ${z} of ${zooms.last}: ${done} of up to ${due} tiles`);
  }
  const draft = `${target}.${process.pid}.part`;
  await mkdir(dirname(target), { recursive: true });
  try {
    const written = await writer.write(draft, {
      bounds,
      minZoom: zooms.first,
      maxZoom: zooms.last,
      metadata: {
        name: 'Street map',
        type: 'baselayer',
        attribution,
        vector_layers: vectorLayers(features),
      },
    });
    await rename(draft, target);
    return written;
  } finally {
    await rm(draft, { force: true });
  }
}
