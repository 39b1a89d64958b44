import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { moveSite } from '../backup/move-site.ts';
import { nameOf } from '../backup/move-target.ts';
import { type Command, UsageError } from './command.ts';

const usage = 'postgresql://USER:PASSWORD@HOST:PORT/NAME';

export const moveToCommand: Command = {
  name: 'move-to',
  usage: [usage],
  about:
    'Copies the embedded database of a site that is stopped into an empty database of a PostgreSQL server, and compares ' +
    'every table. The embedded one remains as it is.',
  async run({ positionals: [to, ...rest] }, { out, settings, withClosedSite }) {
    const name = to === undefined ? undefined : nameOf(to);
    if (to === undefined || name === undefined || rest.length > 0) {
      throw new UsageError(`Usage: move-to ${usage}`);
    }
    const { databaseUrl, dataDir } = settings();
    if (databaseUrl !== undefined) {
      throw new BackupError(
        'DATABASE_URL is set, but move-to takes the embedded database of DATA_DIR: unset it for this command.',
      );
    }
    if (!existsSync(join(dataDir, 'postgres'))) {
      throw new BackupError(`There is no embedded database in DATA_DIR ${dataDir}.`);
    }
    const { isNew, tables, rows, jobs } = await withClosedSite((_db, { connectionString }) =>
      moveSite(connectionString, to),
    );
    out.write(
      isNew
        ? `Moved ${tables} tables with ${rows} rows to ${name}, and ${jobs} waiting jobs. Counts and hashes are equal.\n`
        : `${name} holds this site already: its ${tables} tables are the same. Nothing was written.\n`,
    );
    out.write(`Set DATABASE_URL to that database and start the server. Pictures remain in ${dataDir}.\n`);
  },
};
