import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { socketConnection, socketFolder } from '../server/database/embedded/socket-folder.ts';
import type { DrillServer } from './drill-place.ts';

/** Longer than any response may take while the site's database hangs, in milliseconds. */
const answerWithinMs = 20_000;

export interface Answer {
  /** 0 if there was no response. */
  status: number;
  ms: number;
  retryAfter: string | null;
  body: string;
}

/** Sends one request on its own connection; never throws. */
export async function ask(address: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const begun = performance.now();
  try {
    const response = await fetch(address + path, {
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'manual',
      ...init,
      headers: { connection: 'close', ...init.headers },
    });
    const body = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, ms: performance.now() - begun, retryAfter, body };
  } catch {
    return { status: 0, ms: performance.now() - begun, retryAfter: null, body: '' };
  }
}

export const post = (address: string, path: string, body: object, token?: string): Promise<Answer> =>
  ask(address, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });

/** Polls a condition until a timeout. @returns the time that it took, in ms; undefined on timeout */
export async function until(isSo: () => Promise<boolean>, withinMs = 60_000): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    if (await isSo()) return performance.now() - begun;
    await wait(50);
  }
  return undefined;
}

export const isReady = async (address: string): Promise<boolean> =>
  (await ask(address, '/readyz')).status === 200;

/** The connection string of the embedded database of a running server. */
export const connectionOf = ({ dataDir }: Pick<DrillServer, 'dataDir'>): string =>
  socketConnection(socketFolder(dataDir));

/** Runs one statement on its own connection. */
export async function rowsOf<T extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Seconds with one decimal, for a report. */
export const seconds = (ms: number | undefined): string =>
  ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`;

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
