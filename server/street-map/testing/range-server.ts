import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of one file with support for range requests, as servers of published archives have. */
export async function serveRanges(path: string) {
  let bytes = await readFile(path);
  let etag = '"1"';
  let requests: { from: number; length: number }[] = [];
  /** Corrupts a response; called with the number of earlier requests. */
  let spoil: (before: number) => number | 'cut' | undefined = () => undefined;
  let knowsRanges = true;
  const server = createServer((request, response) => {
    const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = bytes.subarray(Number(from), Number(to) + 1);
    const spoiled = spoil(requests.length);
    requests.push({ from: Number(from), length: part.length });
    if (typeof spoiled === 'number') return void response.writeHead(spoiled).end();
    if (!knowsRanges) return void response.writeHead(200).end(bytes);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`;
    response.writeHead(206, { etag, 'content-range': range, 'content-length': part.length });
    if (spoiled !== 'cut') return void response.end(part);
    response.write(part.subarray(0, Math.floor(part.length / 2)));
    // The first half reaches the client before the connection is closed.
    setImmediate(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/planet.pmtiles`,
    requests: () => requests,
    forget: () => {
      requests = [];
    },
    spoil: (how: typeof spoil) => {
      spoil = how;
    },
    /** Replaces the file. */
    replace: (other: Buffer<ArrayBuffer>) => {
      bytes = other;
      etag = '"2"';
    },
    withoutRanges: () => {
      knowsRanges = false;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type RangeServer = Awaited<ReturnType<typeof serveRanges>>;
