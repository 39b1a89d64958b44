import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { listen } from '../process/listen.ts';
import { requestListener } from '../process/request-listener.ts';
import { askingAs, type TestSite } from './test-site.ts';
import { clientsOf } from './typed-client.ts';

/** Statuses of responses without a body. */
const bodiless: readonly number[] = [204, 205, 304];

/** Characters that a request line cannot contain, escaped as by browsers. */
const escaped = (target: string) =>
  target.toWellFormed().replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));

function responseOf(message: IncomingMessage, method: string): Response {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  const status = message.statusCode ?? 0;
  if (method === 'HEAD' || bodiless.includes(status)) {
    message.resume();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(message) as ReadableStream<Uint8Array>, { status, headers });
}

/**
 * Makes a test site listen on a local port. `ask` and all requests of members are sent over the network, byte for
 * byte as written: dot segments of a path remain, any header may be sent, and an absolute URL sends its host as
 * `Host`. `askFrom` sends the client address as a proxy does, which the site trusts if `TRUSTED_PROXIES` contains
 * `loopback`. Closing the site closes the port.
 */
export async function overNetwork(site: TestSite): Promise<TestSite> {
  const server = await listen(requestListener(site.fetch), { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });

  const ask: TestSite['ask'] = async (path, init = {}) => {
    const [, host, target = '/'] = /^https?:\/\/([^/]*)(\/.*)?$/s.exec(path) ?? [undefined, undefined, path];
    const { method = 'GET', body } = init;
    const sent = new Response(body ?? null);
    const headers = new Headers(init.headers);
    const type = sent.headers.get('content-type');
    if (type && !headers.has('content-type')) headers.set('content-type', type);
    if (host && !headers.has('host')) headers.set('host', host);
    const bytes = Buffer.from(await sent.arrayBuffer());
    if (bytes.length > 0 || !['GET', 'HEAD'].includes(method)) {
      headers.set('content-length', String(bytes.length));
    }
    const proxied = request({
      ...{ host: '127.0.0.1', port, agent, method, path: escaped(target) },
      headers: Object.fromEntries(headers),
    });
    proxied.end(bytes);
    const [message] = (await once(proxied, 'response')) as [IncomingMessage];
    return responseOf(message, method);
  };

  const askFrom: TestSite['askFrom'] = (address, path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return ask(path, { ...init, headers });
  };

  return {
    ...site,
    ask,
    ...clientsOf(ask),
    askFrom,
    from: (address, token) => clientsOf((path, init) => askFrom(address, path, init), token),
    member: async (options) => {
      const { id, email, token } = await site.member(options);
      return { id, email, token, ...askingAs(ask, token) };
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}
