import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { temporarySite } from './temporary-site.ts';

/*
 * A site in a separate process, so that the benchmark does not use its core. It reports its port, and exits on
 * request. Below `/fixed` it serves bytes from memory with the same server.
 */

const site = await temporarySite();
let fixed = new Uint8Array();
const fixedHeaders = { 'content-type': 'text/html; charset=UTF-8' };

const server = createServer(
  getRequestListener(async (request, bindings) => {
    if (!request.url.endsWith('/fixed')) return site.app.fetch(request, bindings);
    if (request.method === 'PUT') fixed = new Uint8Array(await request.arrayBuffer());
    return new Response(fixed, { headers: { ...fixedHeaders, 'content-length': String(fixed.length) } });
  }),
);
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'));

process.on('message', async (message) => {
  if (message !== 'end') return;
  server.closeAllConnections();
  await site.close();
  process.exit(0);
});
