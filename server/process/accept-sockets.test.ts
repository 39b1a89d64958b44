import { Agent, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnSockets } from './accept-sockets.ts';
import { drain, requireFreePort } from './listen.ts';

const host = '127.0.0.1';

async function serve(listener: RequestListener, sockets?: number) {
  const server = await listenOnSockets(listener, { port: 0, host }, sockets);
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port };
}

function send(port: number, agent = new Agent()): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host, agent }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve(body);
    });
    request.once('error', reject);
  });
}

test('every socket of the port serves', async () => {
  const { port } = await serve((_request, response) => response.end('served'));
  const bodies = await Promise.all(Array.from({ length: 200 }, () => send(port)));
  expect(bodies.filter((body) => body === 'served')).toHaveLength(200);
});

/** The number of turns of the event loop until a number of concurrent connections is accepted. */
async function turnsToAccept(connections: number, sockets: number): Promise<number> {
  const turns = new Set<number>();
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  count();
  const { server, port } = await serve((_request, response) => response.end(), sockets);
  // Each turn takes long enough for all clients to connect.
  server.on('connection', () => {
    turns.add(turn);
    const until = performance.now() + 5;
    while (performance.now() < until);
  });
  await Promise.all(Array.from({ length: connections }, () => send(port)));
  isCounting = false;
  return turns.size;
}

test('connections are accepted in fewer turns of the event loop than with one socket', async () => {
  expect(await turnsToAccept(40, 1)).toBe(40);
  // Other systems have one socket per port.
  expect(await turnsToAccept(40, 32)).toBeLessThan(process.platform === 'linux' ? 20 : 41);
});

test('draining closes every socket', async () => {
  const { server, port } = await serve((_request, response) => response.end('served'));
  expect(await send(port)).toBe('served');
  await drain(server, 30_000);
  await Promise.all(Array.from({ length: 64 }, () => expect(send(port)).rejects.toThrow('ECONNREFUSED')));
  await requireFreePort({ port, host });
});

test('another site cannot join the port', async () => {
  const { port } = await serve((_request, response) => response.end());
  await expect(listenOnSockets(() => undefined, { port, host })).rejects.toThrow(`Port ${port} is taken`);
});
