import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { openStreetMapFile, type StreetMap } from './street-map.ts';

/** Access to the street map in use: the archive may be replaced at any time. */
export interface CurrentMap {
  /** Undefined while no usable archive exists. */
  current(): StreetMap | undefined;
}

export interface WatchOptions {
  /** Called after the archive was replaced or removed: cached pages contain the version of the former one. */
  onReplaced: () => Promise<void>;
  /** The interval between two checks of the file, in milliseconds. */
  everyMs?: number;
  /** How long pending requests may read the replaced archive before it is closed, in milliseconds. */
  closeAfterMs?: number;
}

/** Identifies the file at a path; an empty string if none exists. */
async function identityOf(path: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(path);
    return [ino, mtimeMs, size].join();
  } catch {
    return '';
  }
}

/**
 * Opens the street map and follows its file, which may be added, replaced or removed while the site runs: each worker
 * checks it periodically. An unusable file is logged, and the former map remains in use.
 */
export async function watchStreetMap(path: string, log: Logger, options: WatchOptions) {
  const { onReplaced, everyMs = 15_000, closeAfterMs = 60_000 } = options;
  let identity = await identityOf(path);
  let map = await openStreetMapFile(path, log);
  const closing = new Map<NodeJS.Timeout, StreetMap>();

  async function checkFile(): Promise<void> {
    const found = await identityOf(path);
    if (found === identity) return;
    identity = found;
    const opened = await openStreetMapFile(path, log);
    if (!opened && found !== '') return;
    const old = map;
    map = opened;
    if (old) {
      const timer = setTimeout(() => {
        closing.delete(timer);
        void old.close();
      }, closeAfterMs).unref();
      closing.set(timer, old);
    }
    log.info(`street map in use: ${opened?.version ?? 'none, only the simple map'}`);
    await onReplaced();
  }

  let checking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking
      .then(checkFile)
      .catch((error) => log.error(error, 'the street map file cannot be checked'));
  }, everyMs).unref();

  return {
    current: () => map,
    async close(): Promise<void> {
      clearInterval(timer);
      await checking;
      for (const waiting of closing.keys()) clearTimeout(waiting);
      await Promise.all([map, ...closing.values()].map((opened) => opened?.close()));
    },
  };
}
