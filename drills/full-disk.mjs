import { existsSync, promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Preloaded into the server by the drill `disk-full` if no small disk can be mounted: while the file that
 * DRILL_FULL_DISK names exists, every `fs.promises.writeFile` of the server fails as on a full disk. The database
 * is a separate program, which is not affected.
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
