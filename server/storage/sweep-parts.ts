import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** With other servers, a file that is still being written is younger than this, in milliseconds. */
const writingTime = 3_600_000;

/** `name.<pid>.part` or `name.part`: a file that is renamed when complete. */
const partShape = /(?:\.(\d+))?\.part$/;

function isOfAnother(pid: number): boolean {
  // An earlier process had this pid, as it is 1 in every container.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Deletes partial files of killed servers, before this one writes anything.
 * @param isShared whether servers on other machines may write to the folders, whose processes are not visible
 * @returns the number of deleted files
 */
export async function sweepParts(folders: readonly string[], isShared: boolean): Promise<number> {
  let removed = 0;
  for (const folder of folders) {
    for (const name of await readdir(folder).catch(() => [])) {
      const [found, pid] = partShape.exec(name) ?? [];
      if (found === undefined) continue;
      const path = join(folder, name);
      const info = await stat(path).catch(() => undefined);
      if (!info?.isFile()) continue;
      const isYoung = Date.now() - info.mtimeMs < writingTime;
      if (isShared ? isYoung : pid !== undefined && isOfAnother(Number(pid))) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}
