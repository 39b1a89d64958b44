import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from '../process/listen.ts';

/** Serves a listener on its own port until the test is over. */
export async function served(listener: RequestListener) {
  const server = await listen(listener, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

export interface RawRequest {
  path: string;
  method?: string;
  headers: Record<string, string>;
}

/** The bytes of a body, in chunks. */
export type Pieces = Iterable<Uint8Array>;

/** Opens a connection and sends the head of a request. Reads nothing until asked to. */
export async function begin(port: number, { path, method = 'POST', headers }: RawRequest): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Sends a body at the speed of the receiver; fails if the connection is reset. */
export async function write(socket: Socket, pieces: Pieces): Promise<void> {
  for (const piece of pieces) if (!socket.write(piece)) await once(socket, 'drain');
}

/** The same with chunked encoding, including the last chunk. */
export async function writeChunked(socket: Socket, pieces: Pieces): Promise<void> {
  for (const piece of pieces) {
    socket.write(`${piece.length.toString(16)}\r\n`);
    await write(socket, [piece, Buffer.from('\r\n')]);
  }
  socket.write('0\r\n\r\n');
}

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Reads a response with a content length; fails if the connection closes early. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let text = '';
  for await (const piece of socket.setEncoding('latin1').iterator({ destroyOnReturn: false })) {
    text += piece;
    const [head = '', ...rest] = text.split('\r\n\r\n');
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
    const body = rest.join('\r\n\r\n');
    if (body.length < length || rest.length === 0) continue;
    return { status: Number(head.split(' ')[1]), head, body: Buffer.from(body, 'latin1').toString('utf8') };
  }
  throw new Error(`the connection ended after ${JSON.stringify(text)}`);
}
