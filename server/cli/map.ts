import { resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import { places } from '../seed/base/places.ts';
import { ArchiveError } from '../street-map/archive.ts';
import { buildArchive, type MapSource } from '../street-map/build/build-archive.ts';
import { LayerError } from '../street-map/build/layer-error.ts';
import { fetchArchive } from '../street-map/fetch/fetch-archive.ts';
import { FetchError } from '../street-map/fetch/remote-archive.ts';
import { type Arguments, type Command, type Terminal, UsageError } from './command.ts';

const usage =
  'Usage: map build --layers FOLDER [--attribution TEXT], map build --osm FILE.osm.pbf [--attribution TEXT], or map fetch';
const openStreetMap = '© OpenStreetMap contributors';
/** Between two lines of progress, in milliseconds. */
const pause = 2_000;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

interface Made {
  bytes: number;
  tiles: number;
}

/** The one source that is given. */
function sourceOf({ layers, osm }: Arguments['values']): MapSource | undefined {
  if (typeof layers === 'string' && osm === undefined) return { layers: resolve(layers) };
  if (typeof osm === 'string' && layers === undefined) return { osm: resolve(osm) };
  return undefined;
}

function build(
  { mapFile }: Environment,
  source: MapSource,
  attribution: string,
  { error }: Terminal,
): Promise<Made> {
  return buildArchive({
    ...source,
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
  usage: [
    'build --layers FOLDER [--attribution TEXT]',
    'build --osm FILE.osm.pbf [--attribution TEXT]',
    'fetch',
  ],
  about:
    'Builds the street map, the file MAP_PMTILES, out of a folder of GeoJSON layers or an extract of OpenStreetMap, or ' +
    `cuts it out of the archive at MAP_SOURCE_URL. The attribution of a built map is “${openStreetMap}” unless given. A fetch that was interrupted goes on ` +
    'where it ended. A running server shows the new map within 15 seconds.',
  options: { layers: { type: 'string' }, osm: { type: 'string' }, attribution: { type: 'string' } },
  async run({ positionals, values }, terminal) {
    const { attribution = openStreetMap } = values;
    const [action] = positionals;
    const source = sourceOf(values);
    const isFetch = action === 'fetch' && values.layers === undefined && values.osm === undefined;
    if (positionals.length !== 1 || !(isFetch || (action === 'build' && source))) throw new UsageError(usage);
    const environment = terminal.settings();
    const begun = Date.now();
    try {
      const { bytes, tiles } = source
        ? await build(environment, source, String(attribution), terminal)
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
