import type { Logger } from 'pino';
import { AppError } from '../../../contract/errors.ts';
import type { ManagedMap } from '../../../contract/managed-map.ts';
import type { Db } from '../../database/connect.ts';
import type { Environment } from '../../environment.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { ArchiveError, openArchive } from '../../street-map/archive.ts';
import { type FetchOptions, fetchArchive, readFetchCost } from '../../street-map/fetch/fetch-archive.ts';
import { FetchError, type RemoteOptions } from '../../street-map/fetch/remote-archive.ts';
import { note } from '../audit/service.ts';
import { beginMapFetch, type MapFetchRow, readMapFetch, writeMapFetch } from './fetch-queries.ts';
import { plainText } from './street-map.ts';

const fetchJob: JobKind<Nothing> = {
  name: 'fetch-street-map',
  withinSeconds: 3_600,
  retries: 5,
  pauseSeconds: 10,
  longestPauseSeconds: 60,
  atOnce: 1,
};
/** The interval between updates of the progress, in milliseconds. */
const progressEveryMs = 1_000;
/** A running fetch without progress for this time may be restarted, in milliseconds. */
const abandonedAfterMs = 10 * 60_000;

export interface ManagedMapNeeds {
  db: Db;
  queue: Queue;
  environment: Pick<Environment, 'mapFile' | 'mapSourceUrl' | 'mapTilesUrl'>;
  log: Logger;
  now: () => Date;
  /** The retries of requests to the source, and the fetched area: other values in tests. */
  remote?: RemoteOptions & Pick<FetchOptions, 'bounds'>;
}

/** Errors that the operator can resolve; any other is a bug. */
const isExpected = (error: unknown): error is Error =>
  error instanceof FetchError || error instanceof ArchiveError;

/** The street map's archive in the back office: its state, and fetching another one in the background. */
export function createManagedMap({ db, queue, environment, log, now, remote = {} }: ManagedMapNeeds) {
  const { mapFile, mapSourceUrl, mapTilesUrl } = environment;

  function source(): string {
    if (!mapSourceUrl) throw new AppError('conflict');
    return mapSourceUrl;
  }

  async function readArchive(): Promise<ManagedMap['archive']> {
    try {
      const archive = await openArchive(mapFile);
      await archive.close();
      const { bytes, minZoom, maxZoom, attribution } = archive;
      return { bytes, minZoom, maxZoom, attribution: plainText(attribution) };
    } catch {
      // A missing or unusable file is reported by the installation checks.
      return null;
    }
  }

  async function read(): Promise<ManagedMap> {
    const [archive, row] = await Promise.all([readArchive(), readMapFetch(db)]);
    return {
      archive,
      tilesHost: mapTilesUrl ? new URL(mapTilesUrl.replace(/[{}]/g, '')).host : null,
      sourceHost: mapSourceUrl ? new URL(mapSourceUrl).host : null,
      fetch: row ? present(row) : null,
    };
  }

  async function runFetch(): Promise<void> {
    let due = 0;
    let writing = Promise.resolve();
    let failed: unknown;
    try {
      await fetchArchive({
        ...remote,
        address: source(),
        target: mapFile,
        onProgress({ done, bytes }) {
          const at = now();
          if (Date.now() < due && done < bytes) return;
          due = Date.now() + progressEveryMs;
          const values = { progress_at: at, done_bytes: done, total_bytes: bytes };
          writing = writing.then(() => writeMapFetch(db, values)).catch((error) => log.warn(error));
        },
      });
    } catch (error) {
      failed = error;
    }
    await writing;
    const problem = failed instanceof Error ? failed.message : null;
    await writeMapFetch(db, { progress_at: now(), ended_at: now(), problem });
    if (failed) log.error(failed, 'the street map cannot be fetched');
  }
  queue.work(fetchJob, runFetch);

  return {
    read,
    /** @throws AppError `conflict` without a source */
    async readCost() {
      try {
        return { cost: await readFetchCost(source(), remote), problem: null };
      } catch (error) {
        if (!isExpected(error)) throw error;
        return { cost: null, problem: error.message };
      }
    },
    /**
     * Starts a fetch in the background.
     * @throws AppError `conflict` without a source, or while another fetch is running
     */
    async startFetch(actorId: number): Promise<ManagedMap> {
      const host = new URL(source()).host;
      await db.transaction().execute(async (tx) => {
        const at = now();
        if (!(await beginMapFetch(tx, at, new Date(at.getTime() - abandonedAfterMs))))
          throw new AppError('conflict');
        await note(tx, {
          actorId,
          action: 'map.fetch',
          subject: 'map',
          subjectId: 'street-map',
          before: null,
          after: { host },
        });
        await queue.send(tx, fetchJob, {});
      });
      return read();
    },
  };
}
export type ManagedMapService = ReturnType<typeof createManagedMap>;

function present(row: MapFetchRow): NonNullable<ManagedMap['fetch']> {
  const { started_at, ended_at, done_bytes, total_bytes, problem } = row;
  return {
    state: ended_at === null ? 'running' : problem === null ? 'done' : 'failed',
    startedAt: started_at.toISOString(),
    doneBytes: done_bytes,
    totalBytes: total_bytes,
    endedAt: ended_at?.toISOString() ?? null,
    problem,
  };
}
