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

test('a taken port is named', async () => {
  const { port } = await serve((_request, response) => response.end());
  const attempt = requireFreePort({ ...LOCAL, port });
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(`Port ${port} is taken`);
});

test('a host that is not ours is named', async () => {
  await expect(listen(() => undefined, { port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST 192.0.2.1');
});

test('draining lets a request under way end, and takes no other', async () => {
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

test('a connection that the client keeps open does not hold up the end', async () => {
  const { server, port } = await serve((_request, response) => response.end('answered'));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  expect(await ask(port, agent)).toBe('answered');
  await drain(server, 30_000);
});

test('a server that will end soon serves all the same, and keeps no connection', async () => {
  const { server, port } = await serve((_request, response) => response.end('answered'));
  const headOf = async () => (await fetch(`http://127.0.0.1:${port}`)).headers.get('connection');
  expect(await headOf()).toBe('keep-alive');
  endKeepAlive(server);
  expect(await headOf()).toBe('close');
});

test('clients that send their requests byte by byte hold up nobody, and not the end for longer than its patience', async () => {
  const { server, port } = await serve((_request, response) => response.end('answered'));
  const slow = Array.from({ length: 200 }, () => connect(port, LOCAL.host));
  onTestFinished(() => slow.forEach((socket) => void socket.destroy()));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  for (const socket of slow) {
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  }
  expect(await ask(port)).toBe('answered');
  // Node.js cuts off whoever has not finished a header, and later whoever has not finished a request.
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(300_000);
  await drain(server, 10);
});

test('a request that never ends is cut off after the patience', async () => {
  const { server, port } = await serve(() => undefined);
  const answer = ask(port);
  await once(server, 'request');
  await Promise.all([drain(server, 10), expect(answer).rejects.toThrow('socket hang up')]);
});
