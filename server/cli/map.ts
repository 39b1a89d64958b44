import { resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import { places } from '../seed/base/places.ts';
import { ArchiveError } from '../street-map/archive.ts';
import { buildArchive } from '../street-map/build/build-archive.ts';
import { LayerError } from '../street-map/build/read-layers.ts';
import { fetchArchive } from '../street-map/fetch/fetch-archive.ts';
import { FetchError } from '../street-map/fetch/remote-archive.ts';
import { type Command, type Terminal, UsageError } from './command.ts';

const usage = 'Usage: map build --layers FOLDER [--attribution TEXT], or map fetch';
const openStreetMap = '© OpenStreetMap contributors';
/** Between two lines of progress, in milliseconds. */
const pause = 2_000;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

interface Made {
  bytes: number;
  tiles: number;
}

function build(
  { mapFile }: Environment,
  layers: string,
  attribution: string,
  { error }: Terminal,
): Promise<Made> {
  return buildArchive({
    layers: resolve(layers),
    target: mapFile,
    places,
    attribution,
    onProgress: (line) => error.write(`${line}\n`),
  });
}

async function fetchFrom({ mapFile, mapSourceUrl }: Environment, { error }: Terminal): Promise<Made> {
  if (!mapSourceUrl)
    throw new UsageError(
      'Set MAP_SOURCE_URL to the address of a published archive, as docs/street-map.md says.',
    );
  let due = 0;
  try {
    return await fetchArchive({
      address: mapSourceUrl,
      target: mapFile,
      onProgress({ done, bytes }) {
        if (Date.now() < due && done < bytes) return;
        due = Date.now() + pause;
        error.write(`${megabytes(done)} of ${megabytes(bytes)} MB\n`);
      },
    });
  } catch (failure) {
    if (!(failure instanceof FetchError || failure instanceof ArchiveError)) throw failure;
    throw new UsageError(`The street map cannot be fetched from ${mapSourceUrl}: ${failure.message}.`);
  }
}

export const mapCommand: Command = {
  name: 'map',
  usage: ['build --layers FOLDER [--attribution TEXT]', 'fetch'],
  about:
    'Builds the street map, the file MAP_PMTILES, out of a folder of GeoJSON layers, or cuts it out of the archive at ' +
    `MAP_SOURCE_URL. The attribution of layers is “${openStreetMap}” unless given. A fetch that was interrupted goes on ` +
    'where it ended. A running server shows the new map within 15 seconds.',
  options: { layers: { type: 'string' }, attribution: { type: 'string' } },
  async run({ positionals, values }, terminal) {
    const { layers, attribution = openStreetMap } = values;
    const [action] = positionals;
    const isBuild = action === 'build' && typeof layers === 'string';
    if (positionals.length !== 1 || !(isBuild || (action === 'fetch' && layers === undefined)))
      throw new UsageError(usage);
    const environment = terminal.settings();
    const begun = Date.now();
    try {
      const { bytes, tiles } = isBuild
        ? await build(environment, layers, String(attribution), terminal)
        : await fetchFrom(environment, terminal);
      const seconds = Math.round((Date.now() - begun) / 1000);
      terminal.out.write(
        `${environment.mapFile}: ${tiles} tiles, ${megabytes(bytes)} MB, in ${seconds} s.\n`,
      );
    } catch (failure) {
      if (failure instanceof LayerError) throw new UsageError(failure.message);
      throw failure;
    }
  },
};
