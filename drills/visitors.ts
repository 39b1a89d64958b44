import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from './addresses.ts';
import { messageOf } from './writing.ts';

export interface Sent {
  method: string;
  /** 0 if there was no response. */
  status: number;
  error: string;
}

/** Visitors of a site behind a proxy, who read and write continuously until they are stopped. */
export interface Visitors {
  /** The texts of all messages with a 200 response. */
  acknowledged: ReadonlySet<string>;
  failed: readonly Sent[];
  /** The number of requests. */
  count(): number;
  stop(): Promise<void>;
}

function send(agent: Agent, port: number, path: string, body?: object): Promise<Sent> {
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve) => {
    const headers = { host: 'localhost', ...(body && { 'content-type': 'application/json' }) };
    const sending = request(
      { host: '127.0.0.1', port, path, method, agent, headers },
      (response: IncomingMessage) => {
        response.resume();
        response.once('end', () => resolve({ method, status: response.statusCode ?? 0, error: '' }));
        response.once('error', (error) => resolve({ method, status: 0, error: error.message }));
      },
    );
    sending.once('error', (error) => resolve({ method, status: 0, error: error.message }));
    sending.end(body && JSON.stringify(body));
  });
}

/**
 * Six visitors, one of whom writes.
 * @param choose returns the port of the next request
 */
export function startVisitors(choose: () => number): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const acknowledged = new Set<string>();
  const failed: Sent[] = [];
  let isStopped = false;
  let count = 0;
  const visit = async (visitor: number) => {
    const paths = ['/about', api.businesses, '/', api.arabicJobs];
    while (!isStopped) {
      const number = count++;
      const word = `drill-visit-${number}`;
      const isWrite = visitor === 0;
      const path = isWrite ? api.contact : (paths[number % paths.length] ?? '/');
      const sent = await send(agent, choose(), path, isWrite ? messageOf(word) : undefined);
      if (sent.status !== 200) failed.push(sent);
      else if (isWrite) acknowledged.add(word);
      await wait(5);
    }
  };
  const visiting = Promise.all(Array.from({ length: 6 }, (_, visitor) => visit(visitor)));
  return {
    acknowledged,
    failed,
    count: () => count,
    async stop() {
      isStopped = true;
      await visiting;
      agent.destroy();
    },
  };
}
