import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that implements `POST /translate` of LibreTranslate: the text, with the language before it. */
export async function startTranslationService(): Promise<{ address: string; stop: () => void }> {
  const server: Server = createServer(async (request, response) => {
    const { q, target } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ translatedText: q.map((text: string) => `(${target}) ${text}`) }));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
