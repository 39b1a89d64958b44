import { existsSync, promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded into the server by the drill `disk-full` where no small disk can be mounted: while the file that
 * DRILL_FULL_DISK names exists, every file that the server writes through `fs.promises.writeFile` fails, as on a full
 * disk. The database is another program, to which the disk is not full.
 */

const sign = process.env.DRILL_FULL_DISK ?? '';
const { writeFile } = promises;

/** @type {typeof promises.writeFile} */
promises.writeFile = async (file, ...rest) => {
  if (existsSync(sign)) {
    throw Object.assign(new Error(`ENOSPC: no space left on device, open '${file}'`), {
      code: 'ENOSPC',
      syscall: 'open',
      path: String(file),
    });
  }
  return writeFile(file, ...rest);
};
syncBuiltinESMExports();
