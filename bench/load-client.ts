import { globalAgent, request as sendRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A request of a load, with the kind that it is reported as. */
export interface LoadRequest {
  kind: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadSample {
  kind: string;
  /** 0 if there was no response. */
  status: number;
  /** From sending the request to the end of the response, in milliseconds. */
  ms: number;
  hasRetryAfter: boolean;
}

/**
 * Sends requests over keep-alive connections, as with Node's global agent, and as many as needed; unlike
 * `raw-client.ts`, it accepts any response.
 */
export function loadClient(port: number) {
  function send({ kind, path, method = 'GET', headers = {}, body }: LoadRequest): Promise<LoadSample> {
    const sentAt = performance.now();
    return new Promise((resolve) => {
      const finish = (status: number, hasRetryAfter: boolean) =>
        resolve({ kind, status, ms: performance.now() - sentAt, hasRetryAfter });
      const request = sendRequest(
        { port, host: '127.0.0.1', path, method, headers: { 'accept-encoding': 'br', ...headers } },
        (response) => {
          response.on('error', () => finish(0, false));
          response.on('end', () =>
            finish(response.statusCode ?? 0, response.headers['retry-after'] !== undefined),
          );
          response.resume();
        },
      );
      request.on('error', () => finish(0, false));
      request.end(body);
    });
  }

  return {
    /** A fixed number of clients, each of which sends its next request after the previous response. */
    async byClients(next: () => LoadRequest, clients: number, ms: number): Promise<LoadSample[]> {
      const samples: LoadSample[] = [];
      const until = performance.now() + ms;
      const run = async () => {
        while (performance.now() < until) samples.push(await send(next()));
      };
      await Promise.all(Array.from({ length: clients }, run));
      return samples;
    },
    /** A fixed number of requests per second, independent of responses. */
    async byRate(next: () => LoadRequest, perSecond: number, ms: number): Promise<LoadSample[]> {
      const sent: Promise<LoadSample>[] = [];
      const begunAt = performance.now();
      for (;;) {
        const elapsed = performance.now() - begunAt;
        if (elapsed >= ms) return Promise.all(sent);
        for (const due = (elapsed / 1000) * perSecond; sent.length < due; ) sent.push(send(next()));
        await wait(5);
      }
    },
    close: () => globalAgent.destroy(),
  };
}
