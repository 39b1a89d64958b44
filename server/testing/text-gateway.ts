import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway for text messages, which stores what it accepts. */
export async function startTextGateway() {
  const received: { to: string; text: string; id: string; authorization: string | undefined }[] = [];
  let status = 202;
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    response.statusCode = status;
    if (status < 300) received.push({ ...body, authorization: request.headers.authorization });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    received,
    answer: (next: number) => {
      status = next;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
export type TestTextGateway = Awaited<ReturnType<typeof startTextGateway>>;

/** The code in a text message; empty if there is none. */
export const codeIn = (text = ''): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
