import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '../database/embedded/start-error.ts';
import { drain, endKeepAlive, listen, requireFreePort } from './listen.ts';

const LOCAL = { port: 0, host: '127.0.0.1' };

async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = await listen(listener, LOCAL);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

function ask(port: number, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: LOCAL.host, agent }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve(body);
    });
    request.once('error', reject);
  });
}

test('a port in use is reported', async () => {
  const { port } = await serve((_request, response) => response.end());
  const attempt = requireFreePort({ ...LOCAL, port });
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(`Port ${port} is taken`);
});

test('a host of another machine is reported', async () => {
  await expect(listen(() => undefined, { port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST 192.0.2.1');
});

test('draining completes requests in progress, and accepts no others', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>();
  const { server, port } = await serve((_request, response) => begin(response));
  const answer = ask(port);
  const response = await begun;
  const drained = drain(server, 30_000);
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
  response.end('whole');
  expect(await answer).toBe('whole');
  await drained;
});

test('a keep-alive connection does not delay the shutdown', async () => {
  const { server, port } = await serve((_request, response) => response.end('answered'));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  expect(await ask(port, agent)).toBe('answered');
  await drain(server, 30_000);
});

test('a server that is about to shut down still serves, and closes connections after responses', async () => {
  const { server, port } = await serve((_request, response) => response.end('answered'));
  const headOf = async () => (await fetch(`http://127.0.0.1:${port}`)).headers.get('connection');
  expect(await headOf()).toBe('keep-alive');
  endKeepAlive(server);
  expect(await headOf()).toBe('close');
});

test('clients that send requests byte by byte do not block others, and delay the shutdown up to its timeout only', async () => {
  const { server, port } = await serve((_request, response) => response.end('answered'));
  const slow = Array.from({ length: 200 }, () => connect(port, LOCAL.host));
  onTestFinished(() => slow.forEach((socket) => void socket.destroy()));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  for (const socket of slow) {
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  }
  expect(await ask(port)).toBe('answered');
  // Node.js closes connections with incomplete headers, and later those with incomplete requests.
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(300_000);
  await drain(server, 10);
});

test('an endless request is aborted after the timeout', async () => {
  const { server, port } = await serve(() => undefined);
  const answer = ask(port);
  await once(server, 'request');
  await Promise.all([drain(server, 10), expect(answer).rejects.toThrow('socket hang up')]);
});
