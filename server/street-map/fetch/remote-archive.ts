import { setTimeout as pause } from 'node:timers/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** The archive cannot be fetched. The message is for the operator. */
export class FetchError extends Error {
  override name = 'FetchError';
}

export interface RemoteOptions {
  /** Aborts requests in progress. */
  signal?: AbortSignal | undefined;
  /** Milliseconds before the first retry of a failed request; the delay doubles with each further one. */
  retryMs?: number;
}

const attempts = 5;
/** A request that takes longer is retried. */
const patienceMs = 60_000;

/** Errors that may be temporary: the network, and a busy server. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * An archive on another server, read by range requests. All of them have to be answered from the same version.
 * @throws FetchError from `getBytes` if the server has no such file, does not support ranges, or has replaced the
 * file
 */
export function createRemoteArchive(address: string, { signal, retryMs = 1000 }: RemoteOptions = {}) {
  let version: string | undefined;

  async function request(offset: number, length: number): Promise<ArrayBuffer> {
    const limits = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])];
    const response = await fetch(address, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      signal: AbortSignal.any(limits),
    });
    if (response.status !== 206) {
      await response.body?.cancel();
      if (isPassing(response.status)) throw new Error(`status ${response.status}`);
      if (response.status === 200) throw new FetchError('the server does not answer range requests');
      throw new FetchError(`the server answers with status ${response.status}`);
    }
    const { headers } = response;
    const size = headers.get('content-range')?.split('/')[1] ?? '';
    const found = [headers.get('etag') ?? headers.get('last-modified') ?? '', size].join(' ');
    version ??= found;
    if (version !== found) {
      await response.body?.cancel();
      throw new FetchError('the archive was replaced meanwhile: start again');
    }
    return response.arrayBuffer();
  }

  async function getBytes(offset: number, length: number): Promise<RangeResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { data: await request(offset, length) };
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof FetchError) throw error;
        if (attempt === attempts)
          throw new FetchError('the server cannot be reached, or ends its answers early', { cause: error });
        await pause(retryMs * 2 ** (attempt - 1), undefined, { signal });
      }
    }
  }

  return {
    getKey: () => address,
    getBytes,
    /** Identifies the version of the archive, once something was read. */
    version: () => version ?? '',
  } satisfies Source & { version: () => string };
}
export type RemoteArchive = ReturnType<typeof createRemoteArchive>;
