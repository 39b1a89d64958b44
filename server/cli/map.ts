import { resolve } from 'node:path';
import { places } from '../seed/base/places.ts';
import { buildArchive } from '../street-map/build/build-archive.ts';
import { LayerError } from '../street-map/build/read-layers.ts';
import { type Command, UsageError } from './command.ts';

const usage = 'Usage: map build --layers FOLDER [--attribution TEXT]';
const openStreetMap = '© OpenStreetMap contributors';

export const mapCommand: Command = {
  name: 'map',
  usage: ['build --layers FOLDER [--attribution TEXT]'],
  about:
    'Builds the street map, the file MAP_PMTILES, out of a folder of GeoJSON layers. The attribution is ' +
    `“${openStreetMap}” unless given. A server shows the new map once it is restarted.`,
  options: { layers: { type: 'string' }, attribution: { type: 'string' } },
  async run({ positionals, values }, { out, error, settings }) {
    const { layers, attribution = openStreetMap } = values;
    if (positionals.join(' ') !== 'build' || typeof layers !== 'string') throw new UsageError(usage);
    const { mapFile } = settings();
    const begun = Date.now();
    try {
      const { bytes, tiles } = await buildArchive({
        layers: resolve(layers),
        target: mapFile,
        places,
        attribution: String(attribution),
        onProgress: (line) => error.write(`${line}\n`),
      });
      const seconds = Math.round((Date.now() - begun) / 1000);
      out.write(`${mapFile}: ${tiles} tiles, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s.\n`);
    } catch (failure) {
      if (failure instanceof LayerError) throw new UsageError(failure.message);
      throw failure;
    }
  },
};
