import { readFile } from 'node:fs/promises';
import { importOutlines } from '../rooms/neighborhoods/service.ts';
import { arabicAreaName } from '../seed/base/area-names.ts';
import { TransferError } from '../transfer/transfer-error.ts';
import { type Command, UsageError } from './command.ts';

const usage = 'import FILE.geojson [--add] [--dry-run]';

export const placesCommand: Command = {
  name: 'places',
  usage: [usage],
  about:
    'Replaces the outlines of neighborhoods by those of a GeoJSON file, found by their names or by where they are: all of ' +
    'it or nothing. With --add, areas that the site does not know become neighborhoods of the borough they lie in.',
  options: { add: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  async run({ positionals: [verb, path, ...rest], values }, { out, withDatabase }) {
    if (verb !== 'import' || !path || rest.length > 0) throw new UsageError(`Usage: places ${usage}`);
    const isDry = values['dry-run'] === true;
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new TransferError(`Cannot read ${path}: ${error.code}.`);
    });
    const { replaced, added, unknown, uninhabited } = await withDatabase((db) =>
      importOutlines(db, text, { adds: values.add === true, isDry, arabicName: arabicAreaName }),
    );
    out.write(`Outlines replaced: ${replaced.length}. Neighborhoods added: ${added.length}.\n`);
    if (uninhabited > 0) out.write(`Parks, cemeteries and airports left out: ${uninhabited}.\n`);
    if (unknown.length > 0)
      out.write(`Not known to the site, added with --add: ${unknown.length} (${unknown.join('; ')}).\n`);
    if (isDry) out.write('Nothing was written: --dry-run.\n');
  },
};
